import { say } from "../words/message.ts";
import type { Problem, Report } from "../words/problem.ts";

/** A link below a folder that leads out of the folder or to nothing, so it is not part of the site. */
export type LostLink = { readonly path: string; readonly isOutside: boolean };

/** Reports each such link. */
export function reportLostLinks(report: Report = () => {}): (link: LostLink) => void {
  return (link) => report(explainLostLink(link));
}

function explainLostLink({ path, isOutside }: LostLink): Problem {
  const [folder = ""] = path.split("/", 1);
  return {
    code: "source/lost-link",
    severity: "warning",
    file: path.normalize("NFC"),
    message: isOutside ? say("source/lost-link.outside", { folder }) : say("source/lost-link"),
    hint: isOutside ? say("source/lost-link.outside.hint", { folder }) : say("source/lost-link.hint"),
  };
}
