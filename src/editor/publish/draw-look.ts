import type { ChangedAsset, ChangedFile, SiteChanges } from "../../changes/changes.ts";
import type { ChangeWords } from "../../changes/tell-change.ts";
import { type ToldChange, tellChanges } from "../../changes/tell-changes.ts";
import { escapeHtml } from "../../html/escape.ts";
import type { Speech } from "../../words/speech.ts";
import { todoPaths } from "../todo/todo.ts";
import type { Missing } from "./differences.ts";
import { type Drawing, type DrawingOptions, drawButton, drawErrors } from "./drawing.ts";
import type { LookAnswer, PublishLook } from "./look.ts";
import type { Unseen, UnseenEntry } from "./unseen.ts";

/** Draws what would be published, or why it cannot be. */
export function drawLook(look: LookAnswer, options: DrawingOptions): Drawing {
  const { base, speech, drawn } = options;
  const { pages: words } = speech;
  const again = `<p>${drawButton("look", words["publish.look-again"])}</p>`;
  switch (look.status) {
    case "missing":
      return {
        state: words["publish.missing"],
        html: `<p class="message">${escapeHtml(explainMissing(look.missing, options))}</p>\n${again}`,
      };
    case "failed":
      return { state: words["publish.failed"], html: `<pre>${escapeHtml(look.reason)}</pre>\n${again}` };
    case "nothing":
      return {
        state: words["publish.nothing"],
        html: look.isBehind
          ? `<p>${words["publish.behind"]}</p>\n<form data-act="publish">${drawButton("", words["publish.receive"])}</form>`
          : again,
      };
    case "errors":
      return {
        state: words["publish.errors"]({ count: look.problems.length }),
        html: `${drawErrors(look.problems, drawn, base, speech)}\n${again}`,
      };
    case "ready":
      return drawReady(look, options);
  }
}

function drawReady(
  {
    found,
    unseen,
    isFirst,
    tree,
    risks,
    remarks,
    remote,
    branch,
  }: Extract<PublishLook, { readonly status: "ready" }>,
  { base, speech, drawn, unsaved }: DrawingOptions,
): Drawing {
  const { pages: words, changes } = speech;
  const told = tellOwnChanges(found, unseen, changes);
  const message = isFirst ? words["publish.subject.none"] : writeMessage(told, speech);
  const items = told.map(({ name, route, isGone = false, what }) => {
    const bold = `<b>${escapeHtml(name)}</b>`;
    const place = route === undefined || isGone ? bold : `<a href="${escapeHtml(base + route)}">${bold}</a>`;
    return `<li>${changes.line({ name: place, what: escapeHtml(what) })}</li>`;
  });
  const notes = [
    ...(isFirst ? [words["publish.first"]] : []),
    ...(found === undefined ? [words["publish.unknown"]] : []),
    ...(remarks > 0
      ? [
          `${words["publish.remarks"]({ count: remarks })} <a href="${todoPaths.page}">${words["publish.remarks.link"]}</a>.`,
        ]
      : []),
    ...(unsaved > 0 ? [words["publish.unsaved"]({ count: unsaved })] : []),
  ];
  return {
    state: words["publish.ready"]({ count: told.length }),
    html: `${notes.map((note) => `<p class="note">${note}</p>`).join("\n")}
${items.length === 0 ? "" : drawSection("changes", words["publish.changes"], `<ul class="told">\n${items.join("\n")}\n</ul>`)}
${risks.length === 0 ? "" : drawSection("risks", words["publish.risks"]({ count: risks.length }), `<p>${words["publish.risks.about"]}</p>\n${drawErrors(risks, drawn, base, speech)}`)}
<form data-act="publish">
<input type="hidden" name="tree" value="${tree}">
<p class="field"><label for="message">${words["publish.message"]}</label>
<span class="hint" id="message-help">${words["publish.message.help"]}</span>
<textarea id="message" name="message" rows="${Math.min(10, message.split("\n").length + 1)}" aria-describedby="message-help" maxlength="10000">${escapeHtml(message)}</textarea></p>
<p class="hint">${escapeHtml(words["publish.to"]({ remote, branch }))}</p>
<p>${drawButton("", words["publish.send"])}</p>
</form>`,
  };
}

function drawSection(id: string, title: string, html: string): string {
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${html}\n</section>`;
}

function explainMissing(missing: Missing, { speech: { pages: words } }: DrawingOptions): string {
  switch (missing.is) {
    case "repository":
      return words["publish.missing.repository"](missing);
    case "lock":
      return words["publish.missing.lock"](missing);
    case "owner":
      return words["publish.missing.owner"](missing);
    case "end":
      return words["publish.missing.end"](missing);
    case "upstream":
      return words["publish.missing.upstream"](missing);
    case "two-ways":
      return words["publish.missing.two-ways"](missing);
    case "submodule":
      return words["publish.missing.submodule"](missing);
    case "sparse":
      return words["publish.missing.sparse"]({ files: shorten(missing.files) });
    case "overlooked":
      return words["publish.missing.overlooked"]({ files: shorten(missing.files) });
    case "lfs":
      return words["publish.missing.lfs"]({ files: shorten(missing.files) });
    case "send":
      return words["publish.missing.send"]({ files: shorten(missing.files) });
    case "git":
      return words["publish.missing.git"];
    case "commits":
      return words["publish.missing.commits"];
    case "branch":
      return words["publish.missing.branch"];
    case "remote":
      return words["publish.missing.remote"];
    case "author":
      return words["publish.missing.author"];
  }
}

const mostFiles = 5;

/** A folder that is left out may have thousands of files. */
function shorten(files: readonly string[]): readonly string[] {
  return files.length > mostFiles ? [...files.slice(0, mostFiles - 1), "…"] : files;
}

/** Longer titles are cut off in most views of a history. */
const longestTitle = 72;
const mostNames = 3;
const mostLines = 40;

/** Writes a commit message: a title, and the changes in sentences. */
export function writeMessage(told: readonly ToldChange[], { changes: words, pages: texts }: Speech): string {
  const lines = told.map(({ name, what }) => words.line({ name, what }));
  const [first = texts["publish.subject.none"], ...others] = lines;
  if (others.length === 0 && first.length <= longestTitle) return first;
  const pages = told.filter(({ route }) => route !== undefined);
  const names = [...new Set((pages.length > 0 ? pages : told).map(({ name }) => name))];
  const title = texts["publish.subject"]({
    names: names.slice(0, mostNames),
    more: Math.max(0, names.length - mostNames),
  });
  return `${title}\n\n${lines
    .slice(0, mostLines)
    .map((line) => `- ${line}`)
    .join("\n")}`;
}

/** Only these kinds of assets are files that an author has put in place. */
const ownKinds: ReadonlySet<ChangedAsset["kind"]> = new Set(["image", "other"]);

/** The site writes files of these kinds itself, such as `llms.txt` or the index of a search. */
const writtenBySite = /\.(?:txt|json|xml)$/;

const nothing: SiteChanges = { pages: [], shared: [], redirects: [], assets: [], files: [], pageCount: 0 };

/**
 * Tells the changes of pages and files, and what leaves unseen: entries that wait for their day, and files that no page
 * shows. Leaves out what follows from them: styles, scripts, social images and feeds. If nothing else can be seen, it
 * tells those. `compared` is undefined if the pages cannot be compared.
 */
export function tellOwnChanges(
  compared: SiteChanges | undefined,
  unseen: Unseen,
  words: ChangeWords,
): readonly ToldChange[] {
  const found = compared ?? nothing;
  const assets = found.assets.filter(({ kind }) => ownKinds.has(kind));
  const copied = new Set(unseen.files.map(({ path }) => path));
  const files = found.files.filter(
    ({ kind, path }) => kind === "file" && !writtenBySite.test(path) && !copied.has(path),
  );
  const all = [...files, ...unseen.files.filter((file) => !isShown(file, assets)), ...unseen.images];
  const seen = tellChanges({ ...found, assets, files: all }, words);
  const entries = unseen.entries.map((entry) => tellEntry(entry, words));
  return [...(seen.length > 0 ? seen : tellChanges(found, words)), ...entries];
}

/** True for an image of `static/` that is told with the pages that show it. */
function isShown({ path }: ChangedFile, assets: readonly ChangedAsset[]): boolean {
  return assets.some(({ name }) => name === path.slice(path.lastIndexOf("/") + 1));
}

function tellEntry({ kind, name, state, held }: UnseenEntry, words: ChangeWords): ToldChange {
  return {
    name: name === undefined ? kind : words["entry.name"]({ kind, name }),
    what: held === undefined ? words[entryKeys[state]] : tellWaiting(held, state, words),
  };
}

const entryKeys = {
  added: "entry.added",
  changed: "entry.changed",
  removed: "entry.removed",
} as const;

function tellWaiting(
  { reason, due = "", part }: NonNullable<UnseenEntry["held"]>,
  state: UnseenEntry["state"],
  words: ChangeWords,
): string {
  if (reason === "draft") return words[state === "changed" ? "entry.draft.changed" : "entry.draft"];
  if (part !== undefined) return words["entry.due.part"]({ due });
  return words[state === "changed" ? "entry.due.changed" : "entry.due"]({ due });
}
