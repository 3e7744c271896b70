import type { editor } from "../../words/editor.ts";
import type { Said } from "../../words/in-each-language.ts";
import type { Language } from "../../words/languages.ts";
import type { FieldOnPage } from "../answers.ts";
import type { AskServer, Upload } from "./ask.ts";
import type { Drafts } from "./drafts.ts";
import type { PageState } from "./page-state.ts";
import type { PageUpdater } from "./page-updater.ts";
import type { SaveQueue } from "./save-queue.ts";
import type { Values } from "./values/values.ts";

/** Everything that the parts of the editor share. */
export type Session = {
  readonly ask: AskServer;
  readonly upload: Upload;
  readonly state: PageState;
  readonly updater: PageUpdater;
  readonly queue: SaveQueue;
  readonly drafts: Drafts;
  /** The values that texts name between braces. */
  readonly values: Values;
  readonly words: EditWords;
  readonly language: SpokenEdit["language"];
  /** The file of the page, from the root of `dist/`. */
  readonly file: string;
  /** The shadow tree of the editor. */
  readonly root: ShadowRoot;
  /** Names a field: « Accueil · Accroche ». */
  nameField(field: Pick<FieldOnPage, "entry" | "label">): string;
  /** Makes screen readers announce a text. */
  announce(text: string): void;
  /** Shows a trouble in the bar. Screen readers announce it as well. */
  tell(text: string): void;
  /** Says in the bar what something typed means. Screen readers announce it as well. */
  note(text: string): void;
};

/** The words of the editor in one language. */
export type EditWords = Said<typeof editor>;

export type SpokenEdit = { readonly language: Language; readonly words: EditWords };
