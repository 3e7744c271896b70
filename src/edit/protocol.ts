import type { Edit, EntryName, FieldPath, Value } from "./edit.ts";

/**
 * The requests and answers between pages in edit mode and the server, as JSON. Every request is a POST below
 * `editPath`, of type `application/json`, from the page’s own origin, with the token of the session in the header
 * `X-Site-Edit`.
 */
export const editPath = "/__edit/";
/**
 * A request with this `Accept` gets the viewed page as soon as it is drawn with an edit, before it is checked: each
 * line is a `ShownPage` as JSON, the last line the answer.
 */
export const linesType = "application/x-ndjson";
export const tokenHeader = "x-site-edit";
export const addFileAction = "add-file";

/**
 * In edit mode the server adds these attributes to elements of a page.
 *
 * `data-edit` names the fields that an element shows, separated by spaces: `12` if it shows only the words of field 12,
 * or `12@0+4-0+9` for a range, here the characters 4 to 9 of child node 0 (each end is a path of child indexes and an
 * offset, such as `1.0+3`). `data-edit-attribute` names fields in attributes: `alt=14`. `data-edit-body`, on the first
 * element of a Markdown text, says that this and its next siblings are that text: `17:5` means 5 elements of field 17.
 */
export type PageFields = {
  readonly fields: readonly FieldOnPage[];
  /** The entries that this page is made from. Each has a form. */
  readonly entries: readonly EntryOnPage[];
};

/** A field that the page shows. `data-edit` refers to it by its index in the list. */
export type FieldOnPage = {
  readonly entry: EntryName;
  /** `[]` for the Markdown below the front matter. */
  readonly path: FieldPath;
  /** « Accroche ». */
  readonly label: string;
  readonly help?: string;
  readonly kind: "words" | "markdown" | "body";
  /** The text in the file. */
  readonly value: string;
  /** The number of pages that show it. Undefined while that is unknown. */
  readonly pages?: number;
};

export type EntryOnPage = {
  readonly entry: EntryName;
  /** « Article · Décret BACS ». */
  readonly label: string;
  readonly file: string;
  /** The digest of the file from which the page was made. The first edit of a field on the page sends it back. */
  readonly digest: string;
};

/** `form`: describes all fields of an entry, in the order of its schema. */
export type FormRequest = { readonly entry: EntryName };
export type FormAnswer = {
  readonly label: string;
  readonly file: string;
  /** The digest of the file as read. Each edit sends it back. */
  readonly digest: string;
  readonly fields: readonly FormField[];
  /** True if its collection takes several entries, so that it can be copied, renamed and removed. */
  readonly isOneOfMany?: boolean;
  /** The Markdown below the front matter, if the file has one. */
  readonly body?: string;
  /** The entries that have no page of their own, so that no page leads to their forms. */
  readonly others?: readonly { readonly entry: EntryName; readonly label: string }[];
};

/** One field of a form. Groups and lists contain others. */
export type FormField = {
  readonly path: FieldPath;
  readonly label: string;
  readonly help?: string;
  readonly isRequired: boolean;
  /**
   * True for a title, a name, an address, a fact, or a field of several pages. The form shows what changes before it
   * saves.
   */
  readonly ripples?: boolean;
  /** Undefined if the field is missing. */
  readonly value?: Value;
  /** True for a missing switch that is off by default. */
  readonly isOff?: boolean;
  /** Set for a field that can keep its entry, or its dated item, off the published site. The form says until when. */
  readonly holdsBack?: { readonly by: "draft" } | { readonly by: "date"; readonly today: string };
  readonly takes:
    | { readonly kind: "words" | "markdown" | "day" | "address" | "email" | "number" | "switch" | "colour" }
    | { readonly kind: "choice"; readonly choices: readonly Choice[] }
    /** The entries or images to choose from, with the names that visitors see. */
    | { readonly kind: "entry" | "image"; readonly choices: readonly Choice[] }
    | { readonly kind: "group"; readonly fields: readonly FormField[] }
    /** `blank` is the value of a new item, `fresh` its form, with the path of an item after the last. */
    | {
        readonly kind: "list";
        readonly items: readonly FormField[];
        readonly fresh: FormField;
        readonly blank: Value;
        readonly most?: number;
        readonly least?: number;
      }
    /** A value for which no control fits, as the YAML of the file. */
    | { readonly kind: "yaml"; readonly text: string };
};
export type Choice = { readonly value: string | number; readonly label: string; readonly picture?: string };

/**
 * An edit as the browser sends it. `yaml` is a value typed as YAML, without indentation. A new value lists the paths
 * within it whose texts are YAML.
 */
export type AskedEdit =
  | Exclude<Edit, { readonly kind: "add" }>
  | (Extract<Edit, { readonly kind: "add" }> & { readonly yaml?: readonly FieldPath[] | undefined })
  | { readonly kind: "yaml"; readonly path: FieldPath; readonly text: string };

/** `save`: writes an edit if it passes all checks. */
export type SaveRequest = {
  readonly entry: EntryName;
  /** The digest of the file as the page has read it. */
  readonly digest: string;
  /** The former value of the field. It is compared if the file has changed in the meantime. */
  readonly old: Value | undefined;
  readonly edit: AskedEdit;
  /** The previous step, if the author has saved the same field before without leaving it. Both become one step. */
  readonly goesOn?: number | undefined;
  /** The file of the open page, from the root of `dist/`. */
  readonly file: string;
};
export type SaveAnswer =
  /**
   * The edit is written. `page` is the changed page with its fields, "shown" if it was sent before the answer, or
   * undefined if the page is gone.
   */
  | {
      readonly status: "saved";
      readonly digest: string;
      readonly step: number;
      readonly page: ShownPage | "shown" | undefined;
      /** The page to open next, if an entry was created, removed or moved. */
      readonly address?: string;
    }
  | Refused
  /** Another person has changed the field in the meantime. The author has to choose. */
  | { readonly status: "conflict"; readonly digest: string; readonly theirs: Value | undefined };

/**
 * The reasons why nothing was written, in the author’s language: `atField` about the field itself, `beside` about other
 * fields of the entry (the path `[]` is its Markdown), `elsewhere` about other files.
 */
export type Refused = {
  readonly status: "refused";
  readonly atField: readonly string[];
  readonly beside: readonly { readonly path: FieldPath; readonly label: string; readonly text: string }[];
  readonly elsewhere: readonly string[];
};

/**
 * `drafts`: lists refused values that are neither corrected nor discarded yet, of any browser. `discard`: drops one.
 */
export type DraftsAnswer = { readonly drafts: readonly KeptDraft[] };
export type KeptDraft = {
  readonly entry: EntryName;
  readonly path: FieldPath;
  /** The value as typed. YAML is its text. */
  readonly value: Value;
  /** The former value of the field. */
  readonly old?: Value | undefined;
  readonly why: Refused;
};
export type DiscardRequest = { readonly entry: EntryName; readonly path: FieldPath };

export type ShownPage = PageFields & { readonly html: string };

/** `ripple`: reports which pages and files an edit would change, without writing it. The request is that of `save`. */
export type RippleAnswer =
  | {
      readonly status: "known";
      /** The titles and addresses of the pages that change. */
      readonly pages: readonly { readonly title: string; readonly route: string }[];
      readonly cards: number;
      readonly feeds: readonly string[];
      readonly search: boolean;
    }
  | Exclude<SaveAnswer, { status: "saved" }>;

/**
 * `history`: lists the steps of the journal, the newest first, and those that undo and redo would take on the page of
 * `file`.
 */
export type HistoryRequest = { readonly file: string | undefined };
export type HistoryAnswer = {
  readonly steps: readonly HistoryStep[];
  readonly undo?: number;
  readonly redo?: number;
};
export type HistoryStep = {
  readonly step: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly entry: EntryName;
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly isUndone: boolean;
};

export type StepName = "undo" | "redo";
/** `undo` and `redo` of the last step of the page of `file`, and `restore` of any step. */
export type StepRequest = { readonly step?: number | undefined; readonly file: string };
export type StepAnswer =
  | (Extract<SaveAnswer, { readonly status: "saved" }> & { readonly taken: TakenStep })
  | Exclude<SaveAnswer, { readonly status: "saved" }>
  /** The page has no step to undo or redo. */
  | { readonly status: "nothing" };
/** The step that was undone, redone or restored, and its field. A plan has none. */
export type TakenStep = {
  readonly label: string;
  readonly entry: EntryName;
  readonly path?: FieldPath;
  readonly isPublished: boolean;
};
