import { escapeHtml } from "../../html/escape.ts";
import { todoPaths } from "../todo/todo.ts";
import { drawErrors } from "./draw-errors.ts";
import { type Drawing, type DrawingOptions, drawButton } from "./drawing.ts";
import type { LookAnswer, PublishLook } from "./look.ts";
import type { Missing } from "./missing.ts";
import { tellOwnChanges } from "./tell-own-changes.ts";
import { writeMessage } from "./write-message.ts";

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
