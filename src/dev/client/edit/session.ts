import type { FieldOnPage } from "../../../edit/protocol.ts";
import type { Ask } from "./ask.ts";
import type { Drafts } from "./drafts.ts";
import type { PageState } from "./page-state.ts";
import type { PageUpdater } from "./page-updater.ts";
import type { SaveQueue } from "./save-queue.ts";
import type { Upload } from "./upload.ts";
import type { EditWords, SpokenEdit } from "./words.ts";

/** What the parts of the editor share. */
export type Session = {
  readonly ask: Ask;
  readonly upload: Upload;
  readonly state: PageState;
  readonly updater: PageUpdater;
  readonly queue: SaveQueue;
  readonly drafts: Drafts;
  readonly words: EditWords;
  readonly language: SpokenEdit["language"];
  /** Of the page, from the root of `dist/`. */
  readonly file: string;
  /** The shadow tree of the editor. */
  readonly root: ShadowRoot;
  /** « Accueil · Accroche ». */
  nameField(field: Pick<FieldOnPage, "entry" | "label">): string;
  /** Reads something out to those who do not see it. */
  announce(text: string): void;
};
