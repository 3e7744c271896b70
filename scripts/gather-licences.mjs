// Lists the packages in a bundle, and the notices that must accompany them.
import { readdirSync, readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** The notices of all packages that are part of a bundle. `metafiles` are esbuild’s, with paths from `root`. */
export function gatherLicences(metafiles, root) {
  const folders = new Set(metafiles.flatMap(({ outputs }) => Object.values(outputs)).flatMap(packagesIn));
  return [...folders].map((folder) => readNotice(resolve(root, folder)));
}

/** Plain text: `heading`, then every notice once, below the names of its packages. */
export function describeLicences(heading, notices) {
  const namesByText = new Map();
  for (const { name, text } of notices.toSorted((one, other) => compare(one.name, other.name))) {
    namesByText.set(text, [...(namesByText.get(text) ?? []), name]);
  }
  const parts = [...namesByText].map(([text, names]) => `${[...new Set(names)].join("\n")}\n\n${text}`);
  return `${[heading, ...parts].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

/** Normalises a text: one kind of line end, no surrounding blank lines. */
export function readText(file) {
  const lines = readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .split(/\r?\n/);
  return lines
    .map((line) => line.trimEnd())
    .join("\n")
    .replace(/^\n+|\n+$/g, "");
}

/** Modules without remaining code are not in the bundle, and empty ones replace what browsers lack. */
function packagesIn({ inputs }) {
  return Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => {
    const [, folder] = path.match(/^(.*\bnode_modules\/(?:@[^/]+\/)?[^/]+)\//) ?? [];
    return folder === undefined || bytesInOutput === 0 || path.startsWith("(disabled):") ? [] : [folder];
  });
}

function readNotice(folder) {
  const { name, version, license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(entry.name))
    .map((entry) => join(folder, entry.name))
    .toSorted((one, other) => compare(basename(one), basename(other)));
  if (files.length === 0 && typeof license !== "string") {
    throw new Error(`${name} ${version} does not say under which licence it is`);
  }
  const texts =
    files.length > 0 ? files.map(readText) : [`${license}${author ? `, ${authorName(author)}` : ""}`];
  // Some packages name the licence in their manifest alone.
  if (files.length === 0 && license === "ISC")
    texts.push(`Copyright ${authorName(author ?? name)}\n\n${isc}`);
  // Many packages contain only the notice with a link to the licence, which has to be included.
  if (license === "Apache-2.0" && !texts.some((text) => text.includes("TERMS AND CONDITIONS"))) {
    texts.push(readText(fileURLToPath(new URL("apache-2.0.txt", import.meta.url))));
  }
  return { name: `${name} ${version}`, text: texts.join("\n\n") };
}

/** https://spdx.org/licenses/ISC.html */
const isc = `Permission to use, copy, modify, and/or distribute this software for any purpose with or without fee is hereby granted,
provided that the above copyright notice and this permission notice appear in all copies.

THE SOFTWARE IS PROVIDED "AS IS" AND THE AUTHOR DISCLAIMS ALL WARRANTIES WITH REGARD TO THIS SOFTWARE INCLUDING ALL
IMPLIED WARRANTIES OF MERCHANTABILITY AND FITNESS. IN NO EVENT SHALL THE AUTHOR BE LIABLE FOR ANY SPECIAL, DIRECT,
INDIRECT, OR CONSEQUENTIAL DAMAGES OR ANY DAMAGES WHATSOEVER RESULTING FROM LOSS OF USE, DATA OR PROFITS, WHETHER IN AN
ACTION OF CONTRACT, NEGLIGENCE OR OTHER TORTIOUS ACTION, ARISING OUT OF OR IN CONNECTION WITH THE USE OR PERFORMANCE OF
THIS SOFTWARE.`;

function authorName(author) {
  return typeof author === "string" ? author : author.name;
}

/** Independent of the language of the machine. */
function compare(one, other) {
  return one < other ? -1 : one > other ? 1 : 0;
}
