import { readdirSync, readFileSync } from "node:fs";
import { build } from "esbuild";
import type { RootContent } from "mdast";
import { composeBlocks } from "../../../src/editor/model/markdown/compose-blocks.ts";
import { cutBlocks } from "../../../src/editor/model/markdown/text-syntax.ts";
import { once } from "../../../src/once.ts";
import { shareTabs } from "../share-browser.ts";
import type { Clip, Options, PastedHere } from "./paste-page-script.ts";
import { serveEdit } from "./serve-edit.ts";

const folder = new URL("../../editor/client/paste/clipboards/", import.meta.url);

/** The clipboards of other programs: HTML, or Markdown as plain text. */
export const clipboards: readonly (readonly [file: string, clip: Clip])[] = readdirSync(folder)
  .filter((file) => /\.(?:html|txt)$/.test(file))
  .map((file) => {
    const written = readFileSync(new URL(file, folder), "utf8");
    return [file, file.endsWith(".txt") ? { text: written } : { html: written }];
  });

/** The file with what a person expects of a clipboard. */
export function expectedOf(file: string): string {
  return new URL(file.replace(/\.(?:html|txt)$/, ".md"), folder).pathname;
}

/** The script of a page on which texts can be pasted. */
export const pasteScript = once(async () => {
  const built = await build({
    entryPoints: [new URL("paste-page-script.ts", import.meta.url).pathname],
    bundle: true,
    format: "iife",
    write: false,
    target: "es2022",
  });
  return built.outputFiles[0]?.text ?? "";
});

/** What `pasteHere` takes in a page. */
export function toPaste(clip: Clip, after: readonly RootContent[] = []): [Clip, Options] {
  const cut = cutBlocks(clip.text ?? "").map(({ source, tree }) => ({ source, tree }));
  return [clip, { cut, after }];
}

export function writePasted({ trees }: PastedHere): string {
  const composed = composeBlocks(
    "",
    trees.map((tree) => ({ tree })),
  );
  return composed.status === "done" ? composed.text : `cannot be written: ${JSON.stringify(trees)}`;
}

/** The parts of the sentence about losses. */
export function listLosses({ lost }: PastedHere): readonly string[] {
  const what = lost.replace("Le collage laissera de côté ", "").replace(/\.$/, "");
  return what === "" ? [] : what.split(/, (?=\d)| et (?=\d)/);
}

/** Blocks and losses, as the files with what is expected name them. */
export function showPasted(pasted: PastedHere): string {
  const said = listLosses(pasted).map((each) => `- ${each}`);
  return `${writePasted(pasted)}\n<!-- Ce qui reste de côté :\n${said.join("\n")}\n-->\n`;
}

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
  await page.addScriptTag({ content: await pasteScript() });
  return {
    page,
    errors,
    requests,
    paste: (clip: Clip, after?: readonly RootContent[]) =>
      page.evaluate((given) => window.pasteHere(...given), toPaste(clip, after)),
    close: async () => {
      await tabs.leave(page);
      await server.close();
    },
  };
}
