import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startServer } from "./dev-server.mjs";

const startLimitMs = 180_000;

export const firstStart = "first page, nothing remembered";
export const laterStart = "first page, started again";

/**
 * Starts each contestant's server in turn, once a round, and saves its files, so that other load on the machine affects
 * all of them alike. Returns one result for each contestant and measurement, with the milliseconds of all rounds and
 * the lost saves. A contestant that does not start is left out of later rounds. The first save comes `settleMs` after
 * the start.
 */
export async function measureServing(
  contestants,
  { rounds, saves, settleMs = 3000, pauseMs = 2000, saveLimitMs = 60_000 },
) {
  const results = new Map();
  const note = (name, what, outcome) => {
    const key = `${name}\n${what}`;
    const { times, lost } = results.get(key) ?? { times: [], lost: [] };
    results.set(key, {
      name,
      what,
      times: outcome.status === "served" ? [...times, outcome.ms] : times,
      lost: outcome.status === "lost" ? [...lost, outcome.why] : lost,
    });
    return outcome.status === "served";
  };
  let running = contestants.map((contestant) => ({
    ...contestant,
    edits: contestant.saves.map((save) => createEdit(contestant.folder, save)),
  }));
  for (const { edits } of running) edits[0].save();
  for (let round = 0; round < rounds; round += 1) {
    const started = [];
    for (const contestant of running)
      if (
        await measureRound(
          contestant,
          { saves, settleMs, pauseMs, saveLimitMs },
          note.bind(undefined, contestant.name),
        )
      )
        started.push(contestant);
    running = started;
  }
  return [...results.values()];
}

/** Says whether the server started. */
async function measureRound(contestant, { settleMs, ...saving }, note) {
  contestant.prepare("cold");
  if (contestant.remembers) {
    const server = await startServer(contestant);
    try {
      if (!note(firstStart, await reachFirstPage(server, contestant))) return false;
      await sleep(settleMs);
    } finally {
      await server.stop();
    }
  }
  const server = await startServer(contestant);
  try {
    const reached = await reachFirstPage(server, contestant);
    // Without a memory, every start is a first start.
    if (!contestant.remembers) note(firstStart, reached);
    if (!note(laterStart, reached)) return false;
    await sleep(settleMs);
    for (const edit of contestant.edits) await measureSaves(server, edit, saving, note);
    return true;
  } finally {
    await server.stop();
  }
}

/** The page of the article that is written, as it was saved last. */
function reachFirstPage(server, { edits: [{ page, mark }] }) {
  return server.until({
    what: "the first page",
    page,
    isThere: (text) => text.includes(mark()),
    limitMs: startLimitMs,
    began: server.began,
  });
}

async function measureSaves(
  server,
  { what, page, styleOf, save, mark },
  { saves, pauseMs, saveLimitMs },
  note,
) {
  const isThere = async (text, fetchPath) => {
    const style = styleOf?.(text);
    return (style === undefined ? text : await fetchPath(style)).includes(mark());
  };
  for (let index = 0; index < saves; index += 1) {
    const began = performance.now();
    save();
    const outcome = await server.until({
      what: `the save of ${what}`,
      page,
      isThere,
      limitMs: saveLimitMs,
      began,
    });
    // After one missed save, the rest of the round would mostly be waiting.
    if (!note(`save of ${what}`, outcome)) return;
    // An author saves every few seconds, and not in step with the intervals of a server.
    await sleep(pauseMs + 137 * (index % 5));
  }
}

/** `save` writes the original file with a new mark in it, which is `mark`. */
function createEdit(folder, { file, change, ...rest }) {
  const path = join(folder, file);
  const original = readFileSync(path, "utf8");
  let count = 0;
  let mark = "";
  const save = () => {
    count += 1;
    mark = `repere${count}x${Date.now().toString(36)}`;
    writeFileSync(path, change(original, mark));
  };
  return { ...rest, save, mark: () => mark };
}
