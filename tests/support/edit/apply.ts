import { parse } from "yaml";
import type { FieldPath, Value } from "../../../src/editor/model/edit.ts";
import type { AskedEdit } from "../../../src/editor/requests.ts";
import type { Entry } from "./site.ts";

type Holder = { [key: string | number]: Value };

/** What an entry would be after an edit. */
export function apply(entry: Entry, edit: AskedEdit): Entry {
  if (edit.kind === "body") return { ...entry, body: edit.text };
  const data = structuredClone(entry.data);
  const { holder, last } = reach(data, edit.path);
  switch (edit.kind) {
    case "set":
      holder[last] = edit.value;
      break;
    case "yaml":
      holder[last] = parse(edit.text) as Value;
      break;
    case "add": {
      const value = structuredClone(edit.value);
      for (const path of edit.yaml ?? []) {
        const { holder: inner, last: name } = reach(value as object, path);
        inner[name] = parse(String(inner[name])) as Value;
      }
      if (Array.isArray(holder)) holder.splice(Number(last), 0, value);
      else holder[last] = value;
      break;
    }
    case "remove":
      if (Array.isArray(holder)) holder.splice(Number(last), 1);
      else delete holder[last];
      break;
    case "move": {
      const list = holder[last] as unknown as Value[];
      const [item] = list.splice(edit.from, 1);
      if (item !== undefined) list.splice(edit.to, 0, item);
    }
  }
  return { ...entry, data };
}

function reach(data: object, path: FieldPath): { readonly holder: Holder; readonly last: string | number } {
  let holder = data as Holder;
  for (const step of path.slice(0, -1)) holder = holder[step] as unknown as Holder;
  return { holder, last: path.at(-1) ?? "" };
}

/** What the checks of this site say of an entry. */
export function check({
  data,
  body,
}: Entry): readonly { readonly field: string; readonly message: string }[] {
  const { title, opened, name, faq } = data;
  return [
    ...(title === "" ? [{ field: "title", message: "Le titre ne peut pas être vide." }] : []),
    ...(name === "" ? [{ field: "name", message: "Le nom ne peut pas être vide." }] : []),
    ...(opened !== undefined && !/^\d{4}-\d\d-\d\d$/.test(String(opened))
      ? [{ field: "opened", message: "Une date est attendue." }]
      : []),
    ...((faq as { question: string }[] | undefined)?.some(({ question }) => question === "")
      ? [{ field: "faq", message: "Une question ne peut pas être vide." }]
      : []),
    ...(body?.includes("](/nulle-part)")
      ? [{ field: "", message: "Le lien /nulle-part ne mène nulle part." }]
      : []),
  ];
}
