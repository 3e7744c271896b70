import { diffWordsWithSpace } from "diff";
import { stringify } from "yaml";
import type { Value } from "../../edit/edit.ts";
import { findHolder } from "../../edit/locate/find-holder.ts";
import { labelEntry, labelField, schemaOf } from "../../edit/locate/label-fields.ts";
import type { Taken } from "../../edit/merge/merge-values.ts";
import { escapeHtml } from "../../html/escape.ts";
import { type DrawingOptions, drawButton } from "./drawing.ts";
import type { Question, QuestionClash, ShownFile } from "./merge-upstream.ts";

/** Draws a form with both versions of everything that two people have changed, and the choices made so far. */
export function drawQuestions(questions: readonly Question[], options: DrawingOptions): string {
  return `<form data-act="publish">
${questions.map((question, index) => drawQuestion(question, index, options)).join("\n")}
<p>${drawButton("", options.speech.pages["publish.choose"])}</p>
</form>`;
}

function drawQuestion(question: Question, index: number, options: DrawingOptions): string {
  const { key, clash, authors, taken } = question;
  const { pages: words } = options.speech;
  const versions = drawVersions(clash, options);
  const choice = (take: Taken) => {
    const id = `clash-${index}-${take}`;
    const { names = [], at } = authors[take] ?? {};
    const who = words[take === "mine" ? "publish.mine" : "publish.theirs"]({
      names,
      at: at === undefined ? undefined : new Date(at),
    });
    return `<div class="choice">
<input type="radio" name="${escapeHtml(key)}" value="${take}" id="${id}" required${taken === take ? " checked" : ""} aria-describedby="${id}-words">
<label for="${id}">${escapeHtml(who)}</label>
<div class="words" id="${id}-words">${versions[take]}</div>
</div>`;
  };
  return `<fieldset class="clash">
<legend>${escapeHtml(labelQuestion(question, options))}</legend>
${choice("mine")}
${choice("theirs")}
</fieldset>`;
}

/** What both have changed, such as « Accueil · Accroche », or the name of the entry and its file. */
function labelQuestion({ file, clash }: Question, { drawn, speech }: DrawingOptions): string {
  const { pages: words } = speech;
  const path = clash.kind === "field" ? clash.path : [];
  const holder = drawn && findHolder(drawn, file, path);
  const entry = drawn && holder && labelEntry(drawn.site, holder.name, holder.entry);
  if (clash.kind !== "field") {
    const what = words[clash.kind === "file" ? "publish.whole-file" : "publish.address"];
    return [entry ?? file, what].join(" · ");
  }
  const schema = drawn && holder && schemaOf(drawn.site, holder.name);
  if (holder === undefined || entry === undefined || schema === undefined) return [file, ...path].join(" · ");
  const body = path.length === 0 ? [words["edit.body"]] : [];
  return [entry, ...(holder.path.length === 0 ? body : [labelField(schema, holder.path)])].join(" · ");
}

function drawVersions(clash: QuestionClash, options: DrawingOptions): Readonly<Record<Taken, string>> {
  const { pages: words } = options.speech;
  const absent = `<i>${words["publish.absent"]}</i>`;
  switch (clash.kind) {
    case "field": {
      const [mine, theirs] = [writeValue(clash.mine), writeValue(clash.theirs)];
      return mine === "" || theirs === ""
        ? { mine: escapeHtml(mine) || absent, theirs: escapeHtml(theirs) || absent }
        : markDifferences(mine, theirs);
    }
    case "address":
      return markDifferences(clash.mine, clash.theirs);
    case "file":
      return clash.mine.is === "text" && clash.theirs.is === "text"
        ? markDifferences(clash.mine.text, clash.theirs.text)
        : { mine: drawFile(clash.mine, options), theirs: drawFile(clash.theirs, options) };
  }
}

function writeValue(value: Value | undefined): string {
  if (value === undefined || value === null) return "";
  return (typeof value === "object" ? stringify(value) : String(value)).trim();
}

function drawFile(file: ShownFile, { speech: { pages: words } }: DrawingOptions): string {
  switch (file.is) {
    case "text":
      return escapeHtml(file.text.trim());
    case "data":
      return `<i>${escapeHtml(words["publish.file.data"](file))}</i>`;
    case "link":
      return `<i>${escapeHtml(words["publish.file.link"](file))}</i>`;
    case "folder":
      return `<i>${words["publish.file.folder"]}</i>\n${escapeHtml(file.files.join("\n"))}`;
    case "absent":
    case "module":
      return `<i>${words[file.is === "absent" ? "publish.absent" : "publish.file.module"]}</i>`;
  }
}

/** Longer texts are shown without marks: the time of a comparison grows with the square of the differences. */
const mostDifferences = 2000;

/** Both texts as HTML, with `<mark>` around the words that differ, unless most of them do. */
function markDifferences(mine: string, theirs: string): Readonly<Record<Taken, string>> {
  const parts = diffWordsWithSpace(mine, theirs, { maxEditLength: mostDifferences }) ?? [];
  const shared = parts.filter(({ added, removed }) => !added && !removed).map(({ value }) => value);
  if (2 * shared.join("").length < Math.min(mine.length, theirs.length))
    return { mine: escapeHtml(mine), theirs: escapeHtml(theirs) };
  const draw = (other: "added" | "removed") =>
    parts
      .filter((part) => !part[other])
      .map(({ value, added, removed }) =>
        added || removed ? `<mark>${escapeHtml(value)}</mark>` : escapeHtml(value),
      )
      .join("");
  return { mine: draw("added"), theirs: draw("removed") };
}
