import { stringify } from "yaml";
import type { Speech } from "../../catalogue/speech.ts";
import type { Value } from "../../edit/edit.ts";
import { escapeHtml } from "../../http/escape-html.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { labelClash } from "./label-clash.ts";
import type { OpenClash } from "./merge-upstream.ts";

/** Draws each field that two people have changed, with both versions to choose from. */
export function drawClashes(clashes: readonly OpenClash[], drawn: Drawn | undefined, speech: Speech): string {
  return clashes.map((clash, index) => drawClash(clash, index, drawn, speech)).join("\n");
}

function drawClash(open: OpenClash, index: number, drawn: Drawn | undefined, speech: Speech): string {
  const { key, clash } = open;
  const { pages: words } = speech;
  const choice = (take: "mine" | "theirs") => {
    const id = `clash-${index}-${take}`;
    const [title, text] =
      clash.kind === "file"
        ? [words[`publish.file.${take}`], ""]
        : [words[`publish.${take}`], drawValue(clash[take], speech)];
    return `<div class="choice">
<input type="radio" name="${escapeHtml(key)}" value="${take}" id="${id}" required${text === "" ? "" : ` aria-describedby="${id}-words"`}>
<label for="${id}">${title}</label>
${text === "" ? "" : `<div class="words" id="${id}-words">${text}</div>`}
</div>`;
  };
  return `<fieldset class="clash">
<legend>${escapeHtml(labelClash(open, drawn, speech))}</legend>
${choice("mine")}
${choice("theirs")}
</fieldset>`;
}

function drawValue(value: Value | undefined, { pages: words }: Speech): string {
  if (value === undefined || value === null || value === "") return `<i>${words["publish.absent"]}</i>`;
  const text = typeof value === "object" ? stringify(value) : String(value);
  return escapeHtml(text.trim());
}
