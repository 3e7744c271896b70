import type { Problem, Report } from "../../problems/problem.ts";

/** A link below a folder that is no part of the site: it leads out of the folder, or to nothing. */
export type LostLink = { readonly path: string; readonly isOutside: boolean };

/** Reports each link that it is told of. */
export function tellLost(report: Report = () => {}): (link: LostLink) => void {
  return (link) => report(explainLostLink(link));
}

function explainLostLink({ path, isOutside }: LostLink): Problem {
  const [folder = ""] = path.split("/", 1);
  return {
    code: "source/lost-link",
    severity: "warning",
    file: path.normalize("NFC"),
    message: `this link leads ${isOutside ? `out of ${folder}/` : "to nothing"}, so it is left out`,
    hint: isOutside
      ? `put what it leads to into ${folder}/: nothing outside is ever read or published`
      : "remove it, or let it lead to a file that is there",
  };
}
