import type { editorTasks } from "../../../words/editor-tasks.ts";
import type { Said } from "../../../words/in-each-language.ts";
import type { EntryName } from "../../model/edit.ts";
import type { FormParts } from "../form/loose.ts";
import type { Session } from "../session.ts";

/** A task with a whole entry, or with unused images. */
export type EntryTask =
  | { readonly kind: "new"; readonly collection?: string | undefined }
  | { readonly kind: "images" }
  | { readonly kind: "copy" | "move" | "remove"; readonly entry: EntryName };

/** The words for each task. */
export const taskKeys = {
  new: "entry.new",
  images: "entry.images",
  copy: "entry.copy",
  move: "entry.move",
  remove: "entry.remove",
} as const;

/** The session, with the words of tasks. */
export type TaskSession = Session & { readonly words: Said<typeof editorTasks> };

/** Everything that the forms of the sheet share. */
export type EntryContext = {
  readonly session: TaskSession;
  readonly content: HTMLElement;
  readonly parts: FormParts;
  close(): void;
  /** Opens the next page. Drops the drafts of `gone`, an entry that was moved or removed. */
  goOn(address: string, gone?: EntryName): void;
};

/** What opens a task knows none of its words. */
export type PlainContext = Omit<EntryContext, "session"> & { readonly session: Session };
