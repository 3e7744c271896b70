import { expect, test } from "vitest";
import { listAddresses } from "../../../src/editor/server/edit-actions.ts";
import type { EditDesk } from "../../../src/editor/server/edit-desk.ts";

test("the editor knows a site by the address where it is published and by the one where it is shown", () => {
  const desk = {
    base: "/essai",
    origin: "http://127.0.0.1:4321",
    site: {
      state: () => ({ status: "good", site: { drawn: { settings: { url: "https://www.essai.example" } } } }),
    },
  } as unknown as EditDesk;
  expect(listAddresses(desk)).toEqual(["http://127.0.0.1:4321/essai", "https://www.essai.example/essai"]);
});
