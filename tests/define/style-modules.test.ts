import { expect, test } from "vitest";
import { findTypeErrors } from "../support/find-type-errors.ts";

const page = (imports: string, rest: string) =>
  `\`templates/page.tsx\`:\n\n\`\`\`tsx\nimport type { StyleTransform } from "charpente";\n${imports}\n${rest}\n\`\`\`\n`;

test("an imported CSS module is typed, and so is what compiles styles", () => {
  const text = page(
    'import card from "./card.module.css";\nimport "./look.css";',
    `export const Page = () => <p className={card.title}>…</p>;
export const compile: StyleTransform = ({ text }) => ({ css: text, inputs: [new URL("file:///a.css")] });
export const wrong: StyleTransform = ({ words }) => undefined;
export const size: number = card.title;`,
  );
  const errors = findTypeErrors([{ name: "styles.md", text }])
    .trim()
    .split("\n");
  expect(errors).toEqual([
    expect.stringContaining("'words' does not exist"),
    expect.stringContaining("not assignable to type 'number'"),
  ]);
});
