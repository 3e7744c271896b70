import { expect, test } from "vitest";
import { createPublishActions } from "../../../src/editor/server/edit-actions.ts";
import { english } from "../../support/speech.ts";

test("a publication waits until the photographs are prepared, and says how many are left", async () => {
  let left = 2;
  const looks: unknown[] = [];
  const desk = {
    site: { imagesLeft: () => left, state: () => ({ status: "starting", version: 0 }) },
    drafts: { all: () => [] },
    publisher: {
      state: () => ({ is: "idle" }),
      sent: () => [],
      forget: () => {},
      look: async () => {
        looks.push("look");
        return { status: "failed", reason: "no Git" };
      },
    },
    reviews: {},
  };
  const actions = createPublishActions(desk as never, english);
  expect(await actions["publish-look"]({})).toMatchObject({
    state: expect.stringContaining("2 left"),
    isRunning: true,
  });
  left = 0;
  expect([await actions["publish-state"](), looks]).toMatchObject([{ isRunning: false }, ["look"]]);
});
