import { build } from "esbuild";
import type { Page } from "playwright-core";
import { composeBlocks } from "../../../src/editor/model/markdown/compose-blocks.ts";
import { cutBlocks } from "../../../src/editor/model/markdown/text-syntax.ts";
import { once } from "../../../src/once.ts";
import { shareTabs } from "../share-browser.ts";
import type { Clip, Options } from "./paste-page-script.ts";
import { serveEdit } from "./serve-edit.ts";

const bundleScript = once(async () => {
  const entry = new URL("paste-page-script.ts", import.meta.url).pathname;
  const built = await build({
    entryPoints: [entry],
    bundle: true,
    format: "iife",
    write: false,
    target: "es2022",
  });
  return built.outputFiles[0]?.text ?? "";
});

/** A page on which texts can be pasted. `requests` are the addresses that it has asked for. */
export async function openPastePage() {
  const server = await serveEdit();
  const tabs = await shareTabs();
  const page = await tabs.take({ locale: "fr-FR" });
  const errors: string[] = [];
  const requests: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(`${server.origin}/ailleurs`);
  await page.exposeFunction("cutMarkdown", (text: string) =>
    cutBlocks(text).map(({ source, tree }) => ({ source, tree })),
  );
  await page.addScriptTag({ content: await bundleScript() });
  return {
    page,
    errors,
    requests,
    paste: (clip: Clip, options?: Options) => paste(page, clip, options),
    close: async () => {
      await server.close();
      await page.close();
    },
  };
}

async function paste(page: Page, clip: Clip, options: Options = {}) {
  const { trees, lost } = await page.evaluate(([clip, options]) => window.pasteHere(clip, options), [
    clip,
    options,
  ] as const);
  const composed = composeBlocks(
    "",
    trees.map((tree) => ({ tree })),
  );
  return {
    written: composed.status === "done" ? composed.text : `cannot be written: ${JSON.stringify(trees)}`,
    lost,
  };
}

/** The parts of the sentence about losses. */
export function listLosses(lost: string): readonly string[] {
  const what = lost.replace("Le collage laissera de côté ", "").replace(/\.$/, "");
  return what === "" ? [] : what.split(/, (?=\d)| et (?=\d)/);
}
