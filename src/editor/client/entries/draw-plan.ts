import { make } from "../../../dev/client/panel/make.ts";
import type { ShownPlan } from "../../requests.ts";
import type { EntryContext } from "./entry-context.ts";

/** Lists of more lines than this are folded. */
const mostAtSight = 4;

const actions = { created: "plan.created", changed: "plan.changed", removed: "plan.removed" } as const;

type Way = { readonly label: string; readonly act: () => void };

/** Draws a plan and the button that writes it. */
export function drawPlan(
  { session, close }: EntryContext,
  place: HTMLElement,
  { redirects, mentions, files }: ShownPlan,
  { label, act }: Way,
): void {
  const { words, announce } = session;
  const actionIn = (action: ShownPlan["files"][number]["action"], from = "") =>
    action === "renamed" ? words["plan.renamed"]({ from }) : words[actions[action]];
  const part = (title: string, lines: readonly (string | Node)[]) =>
    lines.length === 0
      ? []
      : [
          make(
            "details",
            { open: lines.length <= mostAtSight },
            make("summary", {}, title),
            make("ul", {}, ...lines.map((line) => make("li", {}, line))),
          ),
        ];
  const plan = make(
    "div",
    { class: "ripple" },
    make("p", {}, words["plan.title"]),
    ...[
      ...part(
        words["plan.redirects"]({ count: redirects.length }),
        redirects.map(({ from, to }) => `${from} → ${to}`),
      ),
      ...part(
        words["plan.mentions"]({ count: mentions.length }),
        mentions.map(({ label }) => label),
      ),
      ...part(
        words["plan.files"]({ count: files.length }),
        files.map(({ file, from, action }) =>
          make("span", {}, make("code", {}, file), ` ${actionIn(action, from)}`),
        ),
      ),
    ],
  );
  const main = make("button", { type: "button", class: "main", click: act }, label);
  place.replaceChildren(
    plan,
    make(
      "p",
      { class: "ways" },
      main,
      make("button", { type: "button", click: close }, words["form.cancel"]),
    ),
  );
  announce(plan.innerText);
  main.focus();
  place.scrollIntoView({ block: "nearest" });
}
