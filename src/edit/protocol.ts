import type { Edit, EntryName, FieldPath, Value } from "./edit.ts";

/**
 * What pages in edit mode and the server say to each other, as JSON. Every request is a POST below `editPath`, of type
 * `application/json`, from the page’s own origin, with the token of the session in the header `X-Site-Edit`.
 */
export const editPath = "/__edit/";
export const tokenHeader = "x-site-edit";
export const addFileAction = "add-file";

/**
 * In edit mode the server adds these attributes to elements of a page.
 *
 * `data-edit` names what an element shows: fields as `12` (all that it shows are the words of field 12) or
 * `12@0+4-0+9` (of child node 0 the signs from 4 to 9; both ends are child-index paths such as `1.0+3`), several separated by
 * blanks. `data-edit-attribute` names fields that stand in attributes, as `alt=14`. `data-edit-body` on the first element of a
 * Markdown text, as `17:5`, says that this and the next 4 sibling elements are the Markdown of field 17.
 */
export type PageFields = {
  readonly fields: readonly FieldOnPage[];
  /** The entries that this page is made from, each of which has a form. */
  readonly entries: readonly EntryOnPage[];
};

/** A field that the page shows. Its number in `data-edit` is its place in the list. */
export type FieldOnPage = {
  readonly entry: EntryName;
  /** `[]` for the Markdown below the front matter. */
  readonly path: FieldPath;
  /** « Accroche ». */
  readonly label: string;
  readonly help?: string;
  readonly kind: "words" | "markdown" | "body";
  /** As written in the file. */
  readonly value: string;
  /** How many pages show it. Undefined while that is not known. */
  readonly pages?: number;
};

export type EntryOnPage = {
  readonly entry: EntryName;
  /** « Article · Décret BACS ». */
  readonly label: string;
  readonly file: string;
  /** Of the file as the page was made from it: goes with the first edit of a field on the page. */
  readonly digest: string;
};

/** `form`: all that an entry holds, as its schema has it. */
export type FormRequest = { readonly entry: EntryName };
export type FormAnswer = {
  readonly label: string;
  readonly file: string;
  /** Digest of the file as it was read; goes back with each edit. */
  readonly digest: string;
  readonly fields: readonly FormField[];
  /** Whether its collection takes more of its kind: then it can be copied, renamed and removed. */
  readonly isOneOfMany?: boolean;
  /** The Markdown below the front matter, where there is one. */
  readonly body?: string;
};

/** One field of a form. Groups and lists hold further ones. */
export type FormField = {
  readonly path: FieldPath;
  readonly label: string;
  readonly help?: string;
  readonly isRequired: boolean;
  /** A title, a name, an address, a fact, or what several pages show: the form tells the ripple before it saves. */
  readonly ripples?: boolean;
  /** Undefined where the field is not given. */
  readonly value?: Value;
  /** A switch that is not given, and is off then. */
  readonly isOff?: boolean;
  /** A field that keeps its entry, or the item that it dates, off the published site; the form tells until when. */
  readonly holdsBack?: { readonly by: "draft" } | { readonly by: "date"; readonly today: string };
  readonly takes:
    | { readonly kind: "words" | "markdown" | "day" | "address" | "email" | "number" | "switch" | "colour" }
    | { readonly kind: "choice"; readonly choices: readonly Choice[] }
    /** Entries, or images, by the name that visitors see. */
    | { readonly kind: "entry" | "image"; readonly choices: readonly Choice[] }
    | { readonly kind: "group"; readonly fields: readonly FormField[] }
    /** `blank` is what a new item begins with, `fresh` its form: its path ends where the list does. */
    | {
        readonly kind: "list";
        readonly items: readonly FormField[];
        readonly fresh: FormField;
        readonly blank: Value;
        readonly most?: number;
        readonly least?: number;
      }
    /** What no form shows: as the YAML that stands in the file. */
    | { readonly kind: "yaml"; readonly text: string };
};
export type Choice = { readonly value: string | number; readonly label: string; readonly picture?: string };

/** Where no form shows a value, its YAML comes as it was typed, beginning at the margin: it stands in the place of the value. */
export type AskedEdit = Edit | { readonly kind: "yaml"; readonly path: FieldPath; readonly text: string };

/** `save`: writes an edit once all checks have passed. */
export type SaveRequest = {
  readonly entry: EntryName;
  /** Of the file as the page has read it. */
  readonly digest: string;
  /** What stood in the field; compared where the file has changed meanwhile. */
  readonly old: Value | undefined;
  readonly edit: AskedEdit;
  /** The step that was saved before in the same field, without leaving it: both are one. */
  readonly goesOn?: number | undefined;
  /** The page that is looked at, from the root of `dist/`. */
  readonly file: string;
};
export type SaveAnswer =
  /** It is in the file. `page` is the page as it now stands, with its fields; undefined where the page has gone. */
  | {
      readonly status: "saved";
      readonly digest: string;
      readonly step: number;
      readonly page: ShownPage | undefined;
      /** Where to go on, where a whole entry has come, gone or moved. */
      readonly address?: string;
    }
  | Refused
  /** The field was changed by somebody else meanwhile: the author chooses. */
  | { readonly status: "conflict"; readonly digest: string; readonly theirs: Value | undefined };

/**
 * Nothing was written: what is wrong, in the author’s language. `atField` concern the field itself, `beside` other fields of the
 * entry; `[]` is its Markdown.
 */
export type Refused = {
  readonly status: "refused";
  readonly atField: readonly string[];
  readonly beside: readonly { readonly path: FieldPath; readonly label: string; readonly text: string }[];
  readonly elsewhere: readonly string[];
};

/** `drafts`: what was refused and neither mended nor given up since, in any browser. `discard`: gives a field up. */
export type DraftsAnswer = { readonly drafts: readonly KeptDraft[] };
export type KeptDraft = {
  readonly entry: EntryName;
  readonly path: FieldPath;
  /** As it was typed: YAML as its text. */
  readonly value: Value;
  /** What stood in the field. */
  readonly old?: Value | undefined;
  readonly why: Refused;
};
export type DiscardRequest = { readonly entry: EntryName; readonly path: FieldPath };

export type ShownPage = PageFields & { readonly html: string };

/** `ripple`: what an edit would change, without writing it. Same body as `save`. */
export type RippleAnswer =
  | {
      readonly status: "known";
      /** Of pages: their titles with their addresses. */
      readonly pages: readonly { readonly title: string; readonly route: string }[];
      readonly cards: number;
      readonly feeds: readonly string[];
      readonly search: boolean;
    }
  | Exclude<SaveAnswer, { status: "saved" }>;

/** `history`: the steps of the journal, the newest first. */
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

/** `undo`, `redo`, and `restore` of one step: they answer as `save` does. */
export type StepRequest = { readonly step?: number | undefined; readonly file: string };
