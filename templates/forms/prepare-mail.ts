import { entryLines, type FormLine } from "./entry-lines.ts";
import { withLines } from "./mail-action.ts";

/** A mail to the firm with all entries of a form. */
export type PreparedMail = {
  /** The recipient. */
  readonly address: string;
  readonly href: string;
  /** Files are only named in the mail: the visitor has to attach them. */
  readonly hasFiles: boolean;
};

/** The mail that the `action` of a form begins, with what its fields say. */
export function prepareMail(form: HTMLFormElement): PreparedMail {
  const controls = [...form.elements].filter((element) => element instanceof HTMLElement) as Control[];
  return {
    address: new URL(form.action).pathname,
    href: withLines(form.action, entryLines(controls.flatMap(readEntry))),
    hasFiles: controls.some(({ files }) => (files?.length ?? 0) > 0),
  };
}

/** Buttons and groups have no value that counts. */
type Control = HTMLElement &
  Partial<Pick<HTMLInputElement, "name" | "type" | "value" | "checked" | "labels" | "files">>;

/** A ticked box stands for its own words, which a visitor has accepted. */
function readEntry({
  name = "",
  type,
  value = "",
  checked,
  labels,
  files,
  parentElement,
}: Control): readonly FormLine[] {
  const label = labels?.[0]?.textContent;
  if (name === "" || !label) return [];
  if (type === "checkbox") return [{ label, value: checked === true ? "oui" : "non" }];
  if (type === "file") return [{ label, value: [...(files ?? [])].map((file) => file.name).join(", ") }];
  const unit = parentElement?.querySelector(".unit")?.textContent ?? "";
  return [{ label: unit === "" ? label : `${label} (${unit})`, value }];
}
