import { expect, test } from "vitest";
import type { Version } from "../../../src/dev/publish/build-version.ts";
import { drawLook } from "../../../src/dev/publish/draw-look.ts";
import { lookAtPublication } from "../../../src/dev/publish/look.ts";
import { type english, french } from "../../support/speech.ts";
import { git, repositories } from "./repositories.ts";

const options = (speech: typeof english) => ({ base: "", speech, drawn: undefined, unsaved: 0 });

/** A site of one page, whatever tree it is built from. */
const version: Version = {
  files: [
    {
      path: "index.html",
      bytes: Buffer.from("<!doctype html><html><head><title>Home</title></head><body></body></html>"),
    },
  ],
  errors: [],
  risks: [],
  remarks: 0,
  origin: undefined,
  close: () => {},
};

test("a site that was never sent is all new, and the page says that it is sent whole", async () => {
  const { ada, remote } = repositories();
  git(remote, "update-ref", "-d", "refs/heads/main");
  ada.git("update-ref", "-d", "refs/remotes/origin/main");
  const desk = {
    root: ada.root,
    alone: <T>(job: () => Promise<T>) => job(),
    versions: { build: async () => version, close: () => {} },
  };
  const look = await lookAtPublication(desk);
  expect(look).toMatchObject({
    status: "ready",
    isFirst: true,
    found: { pages: [{ route: "/", state: "added" }] },
  });
  const { state, html } = drawLook(look, options(french));
  expect(state).toBe("Prêt. 1 changement à publier.");
  expect(html).toContain("C’est la première publication depuis ce dossier.");
  expect(html).toMatch(/<textarea[^>]*>Modifier le contenu<\/textarea>/);
  await ada.publish();
  expect(await lookAtPublication(desk)).toMatchObject({ status: "nothing", isBehind: false });
});
