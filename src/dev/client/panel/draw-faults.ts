import type { PageDescription, PageProblem } from "../../panel/page-description.ts";
import type { Words } from "../spoken.ts";
import type { Violation } from "./find-violations.ts";
import { listSome } from "./list-some.ts";
import { make } from "./make.ts";
import type { Section } from "./sections.ts";
import { showTarget } from "./show-target.ts";

/** The problems that the build and axe find on the page. */
export function drawFaults(
  { problems, problemsElsewhere }: Pick<PageDescription, "problems" | "problemsElsewhere">,
  violations: readonly Violation[] | "failed" | undefined,
  words: Words,
): readonly Section[] {
  return [
    {
      id: "build",
      title: words["build.title"],
      state: [problems, problemsElsewhere],
      draw: () => drawProblems(problems, problemsElsewhere, words),
    },
    {
      id: "axe",
      title: words["axe.title"],
      state: violations ?? "running",
      draw: () => drawViolations(violations, words),
    },
  ];
}

function drawProblems(problems: readonly PageProblem[], elsewhere: number, words: Words): readonly Node[] {
  const items = problems.map(({ severity, message, hint, place, link }) =>
    make(
      "li",
      { class: severity },
      make(
        "p",
        {},
        make("b", {}, words[severity === "error" ? "severity.error" : "severity.warning"]),
        ` ${message}`,
      ),
      ...(hint === undefined ? [] : [make("p", {}, hint)]),
      make("p", {}, link === undefined ? make("code", {}, place) : make("a", { href: link }, place)),
    ),
  );
  return [
    items.length === 0 ? make("p", {}, words["build.nothing"]) : make("ul", {}, ...items),
    ...(elsewhere === 0 ? [] : [make("p", {}, words["build.elsewhere"]({ count: elsewhere }))]),
  ];
}

const maxTargets = 5;

function drawViolations(
  violations: readonly Violation[] | "failed" | undefined,
  words: Words,
): readonly Node[] {
  if (violations === undefined) return [make("p", {}, words["axe.running"])];
  if (violations === "failed") return [make("p", {}, words["axe.failed"])];
  if (violations.length === 0) return [make("p", {}, words["axe.nothing"])];
  const items = violations.map(({ id, help, helpUrl, targets }) => {
    const why = make("a", { href: helpUrl, target: "_blank" }, words["axe.why"]);
    const places = targets.map((target) => showTarget(target, words.show, make("code", {}, target)));
    return make(
      "li",
      { class: "warning" },
      make("p", {}, make("b", {}, id), ` ${help} `, why),
      listSome(places, words, maxTargets),
    );
  });
  return [make("ul", {}, ...items)];
}
