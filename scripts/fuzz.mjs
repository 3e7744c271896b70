// Compiles random texts, and reports those that end the process, take too long or give wrong output.
// `npm run fuzz` takes about a minute; `--seconds 600` or `--texts 1000` say how long; `--seed 7` repeats a run, and
// `--seed 7 --text 12` one text of it. Slow, so only a short run of it is part of `npm test`.
import { parseArgs } from "node:util";
import { findFaults } from "./fuzz/find-faults.mjs";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    seconds: { type: "string" },
    texts: { type: "string" },
    text: { type: "string" },
  },
});
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const first = Number(values.text ?? 0);
const texts = values.text === undefined ? Number(values.texts ?? Number.POSITIVE_INFINITY) : 1;
const seconds = Number(values.seconds ?? (Number.isFinite(texts) ? Number.POSITIVE_INFINITY : 60));
if ([seed, first, texts, seconds].some(Number.isNaN))
  throw new Error("--seed, --seconds, --texts and --text take numbers.");

console.log(`seed ${seed}`);
const end = Date.now() + seconds * 1000;
const { texts: tried, faults } = await findFaults({
  seed,
  first,
  isOver: (number) => number - first >= texts || Date.now() >= end,
});
for (const { number, kind, detail, text } of faults) {
  console.log(`\n${kind}: ${detail}`);
  console.log(`  ${JSON.stringify(text.length > 500 ? `${text.slice(0, 500)}…` : text)}`);
  console.log(`  again: npm run fuzz -- --seed ${seed} --text ${number}`);
}
console.log(`\n${tried} texts, ${faults.length} ${faults.length === 1 ? "fault" : "faults"}`);
process.exitCode = faults.length === 0 ? 0 : 1;
