import { expect, test } from "vitest";
import { judgeBuild } from "../support/mutations/judge-build.ts";
import { mutateFiles } from "../support/mutations/mutate-files.ts";
import { plantMistake } from "../support/mutations/plant-mistake.ts";

/** Another one tries others: `SEED=7 npm run test:attacks`. */
const seed = Number(process.env.SEED ?? 1);
const rounds = Array.from({ length: 16 }, (_, round) => round);

test.each(rounds)(
  `mutated files give a problem with its place or a valid page (seed ${seed}, round %i)`,
  async (round) => {
    const faults: string[] = [];
    for (let number = round * 500; number < (round + 1) * 500; number += 1) {
      const { kind, files } = mutateFiles(seed, number);
      for (const fault of (await judgeBuild(files)).faults) faults.push(`${number} (${kind}): ${fault}`);
    }
    expect(faults).toEqual([]);
  },
);

test.each(rounds)(
  `a mistake is reported at its line, and nothing else is (seed ${seed}, round %i)`,
  async (round) => {
    const faults: string[] = [];
    for (let number = round * 125; number < (round + 1) * 125; number += 1) {
      const { what, files, file, line } = plantMistake(seed, number);
      const { faults: others, problems } = await judgeBuild(files);
      for (const fault of others) faults.push(`${number}: ${fault}`);
      const places = problems
        .filter(({ code }) => code !== "page/headings")
        .map(({ file, at }) => `${file}:${at?.line}`);
      if (places.length === 0 || places.some((place) => place !== `${file}:${line}`))
        faults.push(
          `${number}: ${JSON.stringify(what)} of ${file}:${line} is told at ${places.join(", ") || "no place"}`,
        );
    }
    expect(faults).toEqual([]);
  },
);
