import type { BodyPart } from "../../src/model/model.ts";

export function judgeHtml(parts: readonly BodyPart[]): {
  readonly fault: string | undefined;
  readonly html: string;
  readonly tree: string;
};
