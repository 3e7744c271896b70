import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { toNeutral } from "./neutral-text.mjs";

const someDay = "2024-01-01";

/**
 * Reads every Markdown file below `folder` and changes it so that all contestants build it: its front matter has a
 * title and a date, its name is safe, and text that one of them would refuse is changed. `leftOut` names the files that
 * could not be read, and why.
 */
export function readOwnTexts(folder) {
  const texts = [];
  const leftOut = [];
  const taken = new Set();
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:md|mdx|markdown)$/i.test(entry.name))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(join(folder, "/").length))
    .sort();
  for (const file of files) {
    try {
      const written = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(join(folder, file)));
      const { head, body } = splitHead(written);
      const { text, changes } = toNeutral(body);
      const title = titleOf(head, body, file);
      const date = dateOf(head, file);
      const name = nameText(file, taken);
      texts.push({
        file,
        name,
        text: `---\ntitle: ${JSON.stringify(title)}\ndate: ${date}\n---\n${text}`,
        changes,
      });
    } catch (error) {
      leftOut.push({ file, why: error.message });
    }
  }
  return { texts, leftOut };
}

/** Splits off the front matter in YAML or TOML. Of TOML, only the outermost table is read. */
function splitHead(written) {
  const text = written.replace(/^\uFEFF/, "");
  const [whole, fence, inner = ""] =
    /^(---|\+\+\+)[ \t]*\r?\n([\s\S]*?)(?:^|\n)\1[ \t]*(?:\r?\n|$)/.exec(text) ?? [];
  if (whole === undefined) return { head: {}, body: text };
  return { head: fence === "---" ? readYaml(inner) : readToml(inner), body: text.slice(whole.length) };
}

/** Front matter that is itself a template is not YAML. */
function readYaml(text) {
  try {
    return parse(text, { logLevel: "silent" }) ?? {};
  } catch {
    return {};
  }
}

function readToml(text) {
  const [outermost = ""] = text.split(/^\[/m);
  const lines = outermost.matchAll(/^(title|date)\s*=\s*(?:"((?:\\.|[^"\\])*)"|'([^']*)'|(\S+))/gm);
  return Object.fromEntries(
    [...lines].map(([, key, quoted, literal, bare]) => [key, quoted ?? literal ?? bare]),
  );
}

function titleOf({ title }, body, file) {
  const heading = /^#{1,6}[ \t]+(.+)$/m.exec(body)?.[1]?.replace(/[`*_[\]#]/g, "");
  const found = [title, heading].map((words) =>
    (typeof words === "string" ? words : "").replace(/[\s\p{Cc}]+/gu, " ").trim(),
  );
  return found.find((words) => words !== "") ?? file;
}

/** Not after today: for some generators a later date makes a draft. */
function dateOf({ date }, file) {
  const [day] = /\d{4}-\d{2}-\d{2}/.exec(`${date ?? ""} ${file}`) ?? [someDay];
  const time = Date.parse(`${day}T00:00:00Z`);
  const isDay = new Date(time || 0).toISOString().startsWith(day);
  return isDay && day > "1900" && time < Date.now() - 86_400_000 ? day : someDay;
}

/**
 * Puts a word before each name, since some names have a meaning in one of the generators: `index`, `_index`, or a date
 * at the beginning.
 */
function nameText(file, taken) {
  const plain = file
    .replace(/\.\w+$/, "")
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 80)
    .replace(/^-|-$/g, "");
  const base = plain === "" ? "text" : `text-${plain}`;
  let name = base;
  for (let count = 2; taken.has(name); count += 1) name = `${base}-${count}`;
  taken.add(name);
  return name;
}
