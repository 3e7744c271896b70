import type { SiteState } from "../../../src/dev/site/site-state.ts";
import type { Seen } from "../../../src/editor/todo/note-seen.ts";
import { createTodoBoard, type TodoSources } from "../../../src/editor/todo/todo-board.ts";
import type { Drawn } from "../../../src/pipeline/build.ts";
import { builtSite } from "../../dev/built-site.ts";
import { buildInMemory, type TestFiles } from "../../support/build-in-memory.ts";
import { smallSite } from "../../support/small-site.tsx";

const site = { ...smallSite, placeholder: "à compléter" };

/** The data of a small site in `site dev`, on 15 January 2026. */
export async function goodState(files: TestFiles): Promise<SiteState & { status: "good" }> {
  let drawn: Drawn | undefined;
  const { outcome } = await buildInMemory(files, { drafts: true }, site, {
    onDrawn: (pages) => {
      drawn = pages;
    },
  });
  const { pages, shownDrafts, problems } = outcome;
  return { status: "good", version: 1, site: builtSite({}, { pages, shownDrafts, problems, drawn }) };
}

const today = new Date("2026-01-15T09:00:00Z");

/** Lists the tasks of several states, one after the other, each on its day. */
export async function lookAt(
  states: readonly (readonly [state: SiteState, day?: Date])[],
  {
    weigh = ({ bytes }) => bytes.byteLength,
    base = "",
    refused = [],
  }: Partial<Pick<TodoSources, "weigh" | "base" | "refused">> = {},
) {
  let [state, now] = [states[0]?.[0] as SiteState, today];
  let kept: Seen | undefined;
  const board = createTodoBoard({
    state: () => state,
    base,
    weigh,
    refused: () => refused,
    seen: {
      read: () => kept,
      write: (seen) => {
        kept = seen;
      },
    },
    now: () => now,
  });
  const lists = [];
  for (const [next, day = today] of states) {
    [state, now] = [next, day];
    lists.push(await board.look());
  }
  return lists;
}

export const article = (more = "", title = "Un article") =>
  `---\ntitle: ${title}\ndate: 2025-01-01\ncategory: energie\n${more}---\n\nLe texte, [là](/).\n`;
