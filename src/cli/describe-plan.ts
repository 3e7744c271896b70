import type { Mention } from "../edit/entries/find-mentions.ts";
import type { LineChange } from "../edit/entries/list-changes.ts";
import type { FileChange } from "../edit/entries/list-files.ts";
import type { Plan } from "../edit/entries/plan.ts";
import type { Unrestored } from "../store/exchange.ts";
import type { SetAside } from "../store/own-files.ts";
import type { Speech } from "../words/speech.ts";
import { printable, printableName } from "./printable.ts";

/** A line for each file. With `lines`, its changed lines follow, as in `12 - old` and `12 + new`. */
export function describeFiles(files: readonly FileChange[], lines: boolean, { command }: Speech): string {
  return files
    .flatMap(({ file, from, action, changes }) => [
      printableName(from === undefined ? file : `${from} → ${file}`) +
        (action === "removed" ? `  ${command.plan.removed}` : ""),
      ...(lines ? changes.flatMap(describeChange) : []),
    ])
    .map((line) => `${line}\n`)
    .join("");
}

function describeChange({ line, before, newLine, after }: LineChange): readonly string[] {
  return [
    ...before.map((text, at) => `  ${line + at} - ${printable(text)}`),
    ...after.map((text, at) => `  ${newLine + at} + ${printable(text)}`),
  ];
}

/** A line for each redirect that is added, changed or removed. */
export function describeRedirects({ redirects }: Pick<Plan, "redirects">, { command }: Speech): string {
  const { added, changed, removed } = redirects;
  const { plan } = command;
  return [
    ...added.map((redirect) => plan.redirect(redirect)),
    ...changed.map((redirect) => plan.redirectChanged(redirect)),
    ...removed.map((redirect) => plan.redirectRemoved(redirect)),
  ]
    .map((line) => `${line}\n`)
    .join("");
}

/** A line for files that a killed command had begun to change and that stay as they are. */
export function describeUnrestored({ files, kept, why }: Unrestored, { command }: Speech): string {
  const { unrestored, unrestorable, notYetRestored } = command.plan;
  const words = { changed: unrestored, lost: unrestorable, refused: notYetRestored }[why];
  return `${words({ files: files.map(printableName).join(", "), folder: kept })}\n`;
}

/** A line for a damaged file of ours, or for what is in the way of one of our folders. */
export function describeSetAside({ file, aside, loss }: SetAside, { command, tell }: Speech): string {
  const names = { file: printableName(file), aside: aside && printableName(aside) };
  return `${loss === undefined ? command.inTheWay(names) : command.setAside({ ...names, loss: tell(loss) })}\n`;
}

/** A line for each link or reference to an entry. */
export function describeMentions(mentions: readonly Mention[]): string {
  return mentions
    .map(({ file, line, column, words }) => {
      const flat = words
        .split("\n", 20)
        .map((each) => each.trim())
        .join(" ");
      const short = flat.length > 100 ? `${flat.slice(0, 99)}…` : flat;
      return `${printableName(`${file}:${line}:${column}`)}  ${printable(short)}\n`;
    })
    .join("");
}
