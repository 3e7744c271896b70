import { expect, test } from "vitest";
import { BodyParts } from "../../src/markdown/body-parts.ts";

const plot = { kind: "directive", name: "plot", attributes: {} } as const;

test("unpaired parts throw an error instead of cutting the text", () => {
  const open = new BodyParts();
  open.open(plot);
  expect(() => open.toBody()).toThrow("A part never ends");
  const closed = new BodyParts();
  closed.close();
  expect(() => closed.toBody()).toThrow("An end belongs to no part");
});
