import type { PageDescription, PageProblem } from "../../panel/page-description.ts";
import type { Violation } from "./find-violations.ts";
import { make } from "./make.ts";
import type { Section } from "./sections.ts";

/** What the build and axe have to say against the page. */
export function drawFaults(
  { problems, problemsElsewhere }: Pick<PageDescription, "problems" | "problemsElsewhere">,
  violations: readonly Violation[] | "failed" | undefined,
): readonly Section[] {
  return [
    {
      name: "Build",
      state: [problems, problemsElsewhere],
      draw: () => drawProblems(problems, problemsElsewhere),
    },
    { name: "Accessibility", state: violations ?? "running", draw: () => drawViolations(violations) },
  ];
}

function drawProblems(problems: readonly PageProblem[], elsewhere: number): readonly Node[] {
  const items = problems.map(({ severity, message, hint, place, link }) =>
    make(
      "li",
      { class: severity },
      make("p", {}, make("b", {}, severity), ` ${message}`),
      ...(hint === undefined ? [] : [make("p", {}, hint)]),
      make("p", {}, link === undefined ? make("code", {}, place) : make("a", { href: link }, place)),
    ),
  );
  const others =
    elsewhere === 0
      ? ""
      : ` What concerns other pages or the whole site is in the terminal: ${elsewhere} ${elsewhere === 1 ? "thing" : "things"}.`;
  return [
    ...(items.length === 0 ? [] : [make("ul", {}, ...items)]),
    make("p", {}, `${items.length === 0 ? "Nothing to mend on this page." : ""}${others}`),
  ];
}

const maxTargets = 5;

function drawViolations(violations: readonly Violation[] | "failed" | undefined): readonly Node[] {
  if (violations === undefined) return [make("p", {}, "axe is running…")];
  if (violations === "failed") return [make("p", {}, "axe could not be run on this page.")];
  if (violations.length === 0)
    return [
      make("p", {}, "axe finds nothing to mend in the page as it stands, at this width and in this theme."),
    ];
  const items = violations.map(({ id, help, helpUrl, targets }) =>
    make(
      "li",
      { class: "warning" },
      make("p", {}, make("b", {}, id), ` ${help} `, make("a", { href: helpUrl, target: "_blank" }, "why")),
      make("ul", {}, ...targets.slice(0, maxTargets).map(drawTarget)),
      ...(targets.length > maxTargets ? [make("p", {}, `and ${targets.length - maxTargets} more`)] : []),
    ),
  );
  return [make("ul", {}, ...items)];
}

function drawTarget(selector: string): Node {
  const show = () => {
    const element = document.querySelector(selector);
    element?.scrollIntoView({ block: "center", behavior: "instant" });
    element?.animate([{ outline: "4px solid #d5008f" }, { outline: "4px solid #d5008f" }], 1500);
  };
  return make(
    "li",
    {},
    make("button", { type: "button", click: show }, "Show"),
    " ",
    make("code", {}, selector),
  );
}
