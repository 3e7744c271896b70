import { frameLines } from "../../src/cli/print-problems.ts";
import { editors } from "../../src/dev/panel/link-to-place.ts";
import { serveSite } from "../../src/dev/serve/serve-site.ts";
import { extendWithEditor } from "../../src/editor/extend.ts";
import { at } from "./site-base.ts";
import { english } from "./speech.ts";

/**
 * What `site dev` serves of the site in `root`, below the base of the tests, from this process: to start the command
 * takes longer than most tests of its pages.
 */
export async function serveDev(root: string, port = 0) {
  const { url, close } = await serveSite({
    root,
    base: at(""),
    url: undefined,
    host: "127.0.0.1",
    port,
    editor: editors.vscode,
    drafts: true,
    strict: false,
    poll: false,
    cache: true,
    speech: english,
    extend: extendWithEditor("offered"),
    frame: (readText) => (problem) => frameLines(problem, readText),
    tell: () => {},
  });
  return { origin: new URL(url).origin, close };
}
