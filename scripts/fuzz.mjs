// Compiles random texts, and reports those that end the process, take too long or give wrong output. `npm run fuzz`
// compiles random Markdown for a minute, then 100,000 texts full of HTML, which DOMPurify and a browser read as well: a
// quarter of an hour or more. `--kind html` or `--kind text` runs one of them, `--seconds 600` or `--texts 1000` say how
// long; `--seed 7` repeats a run, and `--kind html --seed 7 --text 12` one text of it. Slow, so only a short run of it is
// part of `npm test`.
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { findOrInstallBrowsers } from "./find-browser.mjs";
import { findFaults } from "./fuzz/find-faults.mjs";
import { makeHtml, wayOfHtml } from "./fuzz/make-html.mjs";
import { makeText } from "./fuzz/make-text.mjs";

const { values } = parseArgs({
  options: {
    kind: { type: "string" },
    seed: { type: "string" },
    seconds: { type: "string" },
    texts: { type: "string" },
    text: { type: "string" },
  },
});
const all = {
  text: { make: makeText, seconds: 60, texts: Number.POSITIVE_INFINITY },
  html: { make: makeHtml, wayOf: wayOfHtml, seconds: Number.POSITIVE_INFINITY, texts: 100_000 },
};
const kinds = Object.entries(all).filter(([kind]) => [undefined, kind].includes(values.kind));
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
const begin = Number(values.text ?? 0);
const asked = values.text === undefined ? values.texts : 1;
const given = [seed, begin, Number(asked ?? 0), Number(values.seconds ?? 0)];
if (kinds.length === 0 || given.some(Number.isNaN))
  throw new Error("--kind takes text or html; --seed, --seconds, --texts and --text take numbers.");

console.log(`seed ${seed}`);
for (const [kind, usual] of kinds) {
  const isBounded = asked !== undefined || values.seconds !== undefined;
  const texts = Number(asked ?? (isBounded ? Number.POSITIVE_INFINITY : usual.texts));
  const seconds = Number(values.seconds ?? (isBounded ? Number.POSITIVE_INFINITY : usual.seconds));
  const start = Date.now();
  const { BROWSER_PATH, BROWSER_SHELL_PATH = BROWSER_PATH } = kind === "html" ? findOrInstallBrowsers() : {};
  const step = Math.min(availableParallelism(), texts);
  const runs = await Promise.all(
    Array.from({ length: step }, (_, index) =>
      findFaults({
        ...usual,
        seed,
        first: begin + index,
        step,
        browser: BROWSER_SHELL_PATH,
        tell: (fault) => console.log(report(fault, kind)),
        isOver: (number) => number - begin >= texts || Date.now() >= start + seconds * 1000,
      }),
    ),
  );
  const faults = runs.flatMap((run) => run.faults);
  const tried = runs.reduce((sum, run) => sum + run.texts, 0);
  const took = Math.round((Date.now() - start) / 1000);
  console.log(
    `\n${kind}: ${tried} texts in ${took} s, ${faults.length} ${faults.length === 1 ? "fault" : "faults"}`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

function report({ number, kind: what, detail, text }, kind) {
  const shown = JSON.stringify(text.length > 500 ? `${text.slice(0, 500)}…` : text);
  return `\n${what}: ${detail}\n  ${shown}\n  again: npm run fuzz -- --kind ${kind} --seed ${seed} --text ${number}`;
}
