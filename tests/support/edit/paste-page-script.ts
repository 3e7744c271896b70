import type { RootContent } from "mdast";
import type { Block } from "../../../src/editor/answers.ts";
import type { Session } from "../../../src/editor/client/session.ts";
import { openText } from "../../../src/editor/client/text/open-text.ts";
import { editor } from "../../../src/words/editor.ts";
import { inLanguage } from "../../../src/words/in-each-language.ts";
import { tryClipboards } from "./hostile-clipboards.ts";

export type Clip = { readonly html?: string; readonly text?: string };
export type PastedHere = { readonly trees: readonly RootContent[]; readonly lost: string };
export type Options = {
  /** What the server answers about the text of the clipboard. */
  readonly cut: readonly Block[];
  /** The blocks of the text behind the paragraph into which is pasted. */
  readonly after?: readonly RootContent[];
};

window.tryClipboards = tryClipboards;

declare global {
  interface Window {
    tryClipboards: typeof tryClipboards;
    pasteHere(clip: Clip, options: Options): Promise<PastedHere>;
  }
}

/** Pastes into a text of its own with the event of a browser, accepts the losses, and returns its blocks. */
window.pasteHere = async ({ html, text = "" }, { cut, after = [] }) => {
  const mount = document.createElement("div");
  const host = document.createElement("div");
  document.body.append(mount, host);
  const root = host.attachShadow({ mode: "open" });
  const troubles: string[] = [];
  let [changes, images] = [0, 0];
  const session = {
    ask: async () => ({ blocks: cut, images: [], pages: [] }),
    upload: async () => {
      images += 1;
      return { status: "image", url: `/images/${images}.png`, width: 4, height: 3 };
    },
    words: inLanguage(editor, "fr"),
    language: "fr",
    root,
    announce: () => {},
    tell: (trouble: string) => troubles.push(trouble),
  } as unknown as Session;
  const nothing = () => {};
  const opened = openText({
    mount,
    text: {
      blocks: [{ type: "paragraph", children: [] }, ...after].map((tree) => ({ source: "", tree })),
      directives: {},
      addresses: ["https://www.exemple.fr"],
    },
    field: { entry: { collection: undefined, id: "" }, path: [] },
    named: [],
    label: "",
    session,
    sheet: new CSSStyleSheet(),
    on: { change: () => (changes += 1), blur: nothing, source: nothing, leave: nothing, step: nothing },
  });
  opened.focus();
  const data = new DataTransfer();
  if (html !== undefined) data.setData("text/html", html);
  data.setData("text/plain", text);
  const event = new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
  // Firefox empties what a script gives to the event.
  Object.defineProperty(event, "clipboardData", { value: data });
  mount.dispatchEvent(event);
  const end = performance.now() + 8000;
  let lost = "";
  // Nothing is open any more, and nothing has changed for a while.
  for (let quiet = 0; quiet < 4 && performance.now() < end; quiet += 1) {
    const known = changes;
    await new Promise((resolve) => setTimeout(resolve, 3));
    const box = root.querySelector(".text-box");
    if (box?.querySelectorAll("button").length === 3) lost = box.querySelector("p")?.textContent ?? "";
    for (const input of box?.querySelectorAll("input") ?? []) input.value ||= "Vue";
    box?.querySelector<HTMLElement>("button.main")?.click();
    if (box || changes === 0 || changes !== known) quiet = -1;
  }
  const trees = opened
    .blocks()
    .flatMap((block) => (typeof block === "object" && "tree" in block ? [block.tree] : []));
  opened.destroy();
  mount.remove();
  host.remove();
  if (troubles.length > 0) throw new Error(troubles.join());
  return { trees: trees as RootContent[], lost };
};
