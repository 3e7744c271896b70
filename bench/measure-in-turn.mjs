import { setImmediate as nextTurn } from "node:timers/promises";
import { median } from "../scripts/median.mjs";

export const phases = ["cold", "nothing changed", "one changed"];

/**
 * Builds with each contestant in turn, `runs` times in each phase, so that other load on the machine affects all of
 * them alike. Gives the medians of wall and CPU seconds and of MB of each phase and contestant; unknown ones are
 * undefined. A signal is heard between two builds.
 */
export async function measureInTurn(contestants, runs) {
  const results = [];
  for (const phase of phases) {
    const taken = new Map(contestants.map(({ name }) => [name, []]));
    for (let run = 0; run < runs; run += 1)
      for (const { name, prepare, buildOnce } of contestants) {
        await nextTurn();
        prepare(phase, run);
        taken.get(name).push(buildOnce());
      }
    for (const [name, all] of taken) {
      const middle = (field) =>
        all.some((one) => one[field] === undefined) ? undefined : median(all.map((one) => one[field]));
      results.push({ phase, name, wall: middle("wall"), cpu: middle("cpu"), memory: middle("memory") });
    }
  }
  return results;
}

/** The results as lines of a table. */
export function* formatResults(results) {
  yield "| build | generator | wall s | CPU s | peak MB |";
  yield "|---|---|---:|---:|---:|";
  for (const { phase, name, wall, cpu, memory } of results)
    yield `| ${phase} | ${name} | ${wall.toFixed(3)} | ${cpu?.toFixed(2) ?? "–"} | ${memory?.toFixed(0) ?? "–"} |`;
}

/** Our figures as a share of those of each other contestant, as lines of a table. */
export function* formatRatios(results) {
  const others = [...new Set(results.map(({ name }) => name))].filter((name) => name !== "ours");
  if (others.length === 0) return;
  yield `| ours to | ${others.map((name) => `${name}, wall | CPU | memory`).join(" | ")} |`;
  yield `|---|${"---:|".repeat(others.length * 3)}`;
  for (const phase of phases) {
    const of = (name) => results.find((one) => one.phase === phase && one.name === name);
    const cells = others.flatMap((name) =>
      ["wall", "cpu", "memory"].map((field) => {
        const ratio = of("ours")[field] / of(name)[field];
        return Number.isNaN(ratio) ? "–" : ratio.toFixed(2);
      }),
    );
    yield `| ${phase} | ${cells.join(" | ")} |`;
  }
}
