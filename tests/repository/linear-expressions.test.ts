import { readdirSync, readFileSync } from "node:fs";
import { tokenizer } from "acorn";
import { transformSync } from "esbuild";
import { expect, test } from "vitest";
import { boundedExpressions } from "../support/bounded-expressions.ts";
import { cpuOf, growsTooFast } from "../support/growth.ts";

const root = new URL("../../", import.meta.url);

type Expression = { readonly file: string; readonly source: string; readonly flags: string };

/** Every expression that is written in `create-charpente/src/`, `src/` and `templates/`, and every file that puts one together. */
function findExpressions() {
  const written: Expression[] = [];
  const composing = new Set<string>();
  for (const folder of ["create-charpente/src", "src", "templates"]) {
    for (const path of readdirSync(new URL(folder, root), { recursive: true, encoding: "utf8" }).sort()) {
      if (!/\.tsx?$/.test(path) || path.endsWith(".d.ts")) continue;
      const file = `${folder}/${path.replaceAll("\\", "/")}`;
      const loader = file.endsWith("x") ? "tsx" : "ts";
      // Without its types it is the JavaScript that a tokenizer knows.
      const { code } = transformSync(readFileSync(new URL(file, root), "utf8"), { loader, target: "esnext" });
      if (/\bRegExp\(/.test(code)) composing.add(file);
      for (const token of tokenizer(code, { ecmaVersion: "latest", sourceType: "module" })) {
        if (token.type.label !== "regexp") continue;
        const { pattern: source, flags } = (token as unknown as { value: { pattern: string; flags: string } })
          .value;
        written.push({ file, source, flags });
      }
    }
  }
  return { written, composing: [...composing] };
}

/** Texts by size that repeat what the expression itself is made of, alone and behind each of its words. */
function makeAttacks({ source }: Expression): readonly ((size: number) => string)[] {
  // Without repetition nothing grows but the number of matches.
  if (!/[*+{]/.test(source)) return [];
  const plain = source
    .replace(/\\[sS]/g, " ")
    .replace(/\\[dD]/g, "1")
    .replace(/\\w|\\p\{\w+\}/gi, "a")
    .replace(/\\n/g, "\n")
    .replace(/\\t/g, "\t")
    .replace(/\\[bB]/g, "")
    .replace(/\\u([\dA-F]{4})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    .replace(/\\(.)/g, "$1");
  const signs = [...new Set([...plain, " ", "a", "1", "\n"])];
  const runs = [...new Set(plain.match(/[^()[\]{}|*+?^$]{2,}|(?<=\\?)[[(<{]{1,2}/g) ?? [])].slice(0, 12);
  return ["", ...runs].flatMap((start) =>
    [...signs, ...runs].map((piece) => (size: number) => {
      return `${start}${piece.repeat(Math.ceil(size / piece.length))}\u0000\n\u0000`;
    }),
  );
}

function grows(expression: Expression, attack: (size: number) => string): boolean {
  const pattern = new RegExp(expression.source, expression.flags);
  const run = (size: number) => () => attack(size).replace(pattern, "");
  // A cube would take minutes at once.
  if (cpuOf(run(1000)) > 200) return true;
  return cpuOf(run(16_000)) > 20 && growsTooFast(run(2000), run(16_000), 0.25);
}

const { written, composing } = findExpressions();
const describeExpression = ({ file, source }: Pick<Expression, "file" | "source">) => `${file} /${source}/`;

test("expressions that may take more than linear time are listed with the reason why they do not", () => {
  const listed = new Set(boundedExpressions.written.map(describeExpression));
  const growing = written
    .filter((expression) => !listed.has(describeExpression(expression)))
    .filter((expression) => makeAttacks(expression).some((attack) => grows(expression, attack)));
  expect(growing.map(describeExpression)).toEqual([]);
}, 300_000);

test("every listed expression exists", () => {
  const names = new Set(written.map(describeExpression));
  expect(boundedExpressions.written.map(describeExpression).filter((name) => !names.has(name))).toEqual([]);
});

test("files that compose expressions are listed with the reason why these are linear", () => {
  expect(composing).toEqual([...new Set(boundedExpressions.composed.map(({ file }) => file))].sort());
});
