import { fieldsOf } from "../../../define/fields-of.ts";
import { settingsFile } from "../../../define/settings-file.ts";
import { escapeRegExp } from "../../../text/escape-reg-exp.ts";
import { say } from "../../../words/message.ts";
import type { Edit } from "../edit.ts";
import { applyEdit } from "../splice/apply-edit.ts";
import type { Changes, KnownSite } from "./known-site.ts";
import type { Impossible, Plan, Redirect } from "./plan.ts";

type Redirects = Plan["redirects"];

/**
 * Adds redirects to the settings. Existing redirects to an old address get the new target, because redirects must not
 * chain. Removes those from an address that is a page again, and those to an address of `gone`, which has no
 * replacement.
 */
export function planRedirects(
  site: KnownSite,
  changes: Changes,
  moved: readonly Redirect[],
  { adds, gone = [] }: { readonly adds: boolean; readonly gone?: readonly string[] },
): { readonly status: "planned"; readonly redirects: Redirects } | Impossible {
  const old = site.settings.redirects;
  const target = (to: string) => moved.find(({ from }) => from === to)?.to ?? to;
  const isPage = (from: string) => moved.some(({ to }) => to === from);
  const edits: Edit[] = [];
  const redirects = { added: adds ? [...moved] : [], changed: [] as Redirect[], removed: [] as Redirect[] };
  for (const [index, redirect] of [...old.entries()].reverse()) {
    const { from, to } = redirect;
    if (isPage(from) || gone.includes(to)) {
      redirects.removed.unshift(redirect);
      edits.push({ kind: "remove", path: ["redirects", index] });
    } else if (target(to) !== to) {
      redirects.changed.unshift({ from, to: target(to) });
      edits.push({ kind: "set", path: ["redirects", index, "to"], value: target(to) });
    }
  }
  const left = old.length - redirects.removed.length;
  for (const edit of [...edits, ...redirects.added.map((each, at) => addRedirect(each, left + at))]) {
    const bytes = changes.read(settingsFile);
    const order = fieldsOf(site.site.settings, []);
    const applied = bytes && applyEdit(bytes, "yaml", [], edit, order);
    if (applied?.status !== "done") return applied ?? { status: "impossible", why: say("edit/unreadable") };
    const isFirst = edit.kind === "add" && edit.path[1] === 0;
    changes.write(settingsFile, isFirst ? onOneLine(applied.bytes, edit.value as Redirect) : applied.bytes);
  }
  return { status: "planned", redirects };
}

function addRedirect({ from, to }: Redirect, index: number): Edit {
  return { kind: "add", path: ["redirects", index], value: { from, to } };
}

/**
 * Writes the first redirect on one line, as the guide shows it, because there is no other whose style it could follow.
 */
function onOneLine(bytes: Uint8Array, { from, to }: Redirect): Uint8Array {
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  const written = new RegExp(
    `- from: ${escapeRegExp(from)}[^\\S\\n]*\\n[^\\S\\n]+to: ${escapeRegExp(to)}(?!\\S)`,
  );
  return new TextEncoder().encode(text.replace(written, () => `- { from: ${from}, to: ${to} }`));
}
