import type { EntryName } from "../../../../edit/edit.ts";
import type { FormParts } from "../form/form-parts.ts";
import type { Session } from "../session.ts";

/** What is done with a whole entry, or with images. */
export type EntryTask =
  | { readonly kind: "new"; readonly collection?: string | undefined }
  | { readonly kind: "images" }
  | { readonly kind: "copy" | "move" | "remove"; readonly entry: EntryName };

/** What the forms of the sheet share. */
export type EntryDesk = {
  readonly session: Session;
  readonly content: HTMLElement;
  readonly parts: FormParts;
  close(): void;
  /** Goes to the page on which the work goes on. `gone` is an entry in which nothing is to be saved any more. */
  goOn(address: string, gone?: EntryName): void;
};
