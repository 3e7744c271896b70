import { createFaultBoard } from "../../../src/dev/faults/fault-board.ts";
import type { FaultSources, Mending } from "../../../src/dev/faults/fault-sources.ts";
import type { Seen } from "../../../src/dev/faults/note-seen.ts";
import type { SiteState } from "../../../src/dev/site/site-state.ts";
import type { KeptDraft } from "../../../src/editor/answers.ts";
import { createMending } from "../../../src/editor/server/mend-faults.ts";
import type { Drawn } from "../../../src/pipeline/build.ts";
import type { Speech } from "../../../src/words/speech.ts";
import { builtSite } from "../../dev/built-site.ts";
import { buildInMemory, type TestFiles } from "../../support/build-in-memory.ts";
import { smallSite } from "../../support/small-site.tsx";
import { english } from "../../support/speech.ts";

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

type Options = {
  readonly weigh?: NonNullable<FaultSources["weigh"]>;
  readonly base?: string;
  readonly refused?: readonly KeptDraft[];
  readonly isEditable?: boolean;
  /** Undefined for a server without an editor. */
  readonly mending?: Mending | undefined;
  readonly speech?: Speech;
  readonly calm?: () => Promise<void>;
};

/** The faults of a site whose state and day can be changed. */
export function boardOf(first: SiteState, options: Options = {}) {
  const { weigh = ({ bytes }) => bytes.byteLength, base = "", refused = [], isEditable = true } = options;
  const shown = { state: first, day: today };
  let kept: Seen | undefined;
  const board = createFaultBoard({
    state: () => shown.state,
    base,
    linkTo: () => undefined,
    weigh,
    mending: "mending" in options ? options.mending : createMending(isEditable, () => refused),
    seen: {
      read: () => kept,
      write: (seen) => {
        kept = seen;
      },
    },
    calm: options.calm ?? (async () => {}),
    now: () => shown.day,
  });
  return { board, shown };
}

/** Lists the faults of several states, one after the other, each on its day. */
export async function lookAt(
  states: readonly (readonly [state: SiteState, day?: Date])[],
  options: Options = {},
) {
  const { board, shown } = boardOf(states[0]?.[0] as SiteState, options);
  const lists = [];
  for (const [state, day = today] of states) {
    Object.assign(shown, { state, day });
    lists.push(await board.look(options.speech ?? english));
  }
  return lists;
}

export const article = (more = "", title = "Un article") =>
  `---\ntitle: ${title}\ndate: 2025-01-01\ncategory: energie\n${more}---\n\nLe texte, [là](/).\n`;
