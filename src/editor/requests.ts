import type { RootContent } from "mdast";
import type { Edit, EntryName, FieldPath, Value } from "./model/edit.ts";

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

/** `collections`: lists the collections that take new entries, with the names that visitors see. */
export type CollectionsAnswer = { readonly collections: readonly Choice[] };

/** `blank`: returns the form of a new entry. `from` is the entry to copy. */
export type BlankRequest = { readonly collection: string; readonly from?: EntryName | undefined };
export type BlankAnswer = {
  /** The label of its title: « Titre », « Nom ». */
  readonly title: string;
  readonly fields: readonly FormField[];
  /** Whether it begins as a draft. */
  readonly isDraft: boolean;
  /** The words that stand in for a text left empty. Empty if there are none. */
  readonly placeholder: string;
};

/**
 * `create`: writes a new entry if it passes all checks. `yaml` lists the paths within `values` whose texts are YAML.
 */
export type CreateRequest = BlankRequest & {
  readonly title: string;
  readonly values: Value;
  readonly yaml?: readonly FieldPath[] | undefined;
};

/** `entry`: describes an entry before it is copied, renamed or removed. */
export type EntryAnswer = {
  /** « Article · Décret BACS ». */
  readonly label: string;
  /** The address of its page, or its name if it has no page. */
  readonly called: string;
  readonly hasPage: boolean;
  /** The names of the languages of its translations, which stay when it is removed. */
  readonly translations: readonly string[];
  /** The links and references to it. */
  readonly mentions: readonly ShownMention[];
  /** Possible replacements: pages, or entries of its collection if it has no page. */
  readonly replacements: readonly Choice[];
};
export type ShownMention = {
  /** Names the mention in a request. */
  readonly place: string;
  /** « Accueil · Texte ». */
  readonly label: string;
  /** The Markdown of the link, or the address in the field. Empty for a reference to the entry. */
  readonly words: string;
  /** True if its link cannot be removed, for example because the field needs a value. */
  readonly mustLead?: boolean;
};

/** `move`: gives an entry another name or address. Without `writes`, only returns the plan. */
export type MoveRequest = {
  readonly entry: EntryName;
  readonly to: string;
  readonly redirects: boolean;
  readonly writes: boolean;
};

/** `remove`: removes an entry. Each mention gets the replacement as its target, or loses its link. */
export type RemoveRequest = {
  readonly entry: EntryName;
  /** The address or the name of the replacement. */
  readonly replacement?: string | undefined;
  readonly decided: { readonly [place: string]: "lead" | "unlink" };
  readonly writes: boolean;
};

/** `unused-images`: lists images that no page shows. `value` is the path of the file. */
export type UnusedImagesAnswer = { readonly images: readonly (Choice & { readonly bytes: number })[] };
/** `drop-images`: removes such images. */
export type DropImagesRequest = { readonly files: readonly string[] };

/** The answer to `create`, `move`, `remove` and `drop-images`. */
export type PlanAnswer =
  | ShownPlan
  /** `address` is the page to open next. */
  | { readonly status: "written"; readonly step: number; readonly address: string }
  | Refused;

/** A plan that is not written yet. */
export type ShownPlan = {
  readonly status: "planned";
  /** The added and the changed redirects. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly mentions: readonly ShownMention[];
  /** Sorted by name. */
  readonly files: readonly {
    readonly file: string;
    readonly from?: string;
    readonly action: "created" | "changed" | "renamed" | "removed";
  }[];
};

/**
 * `publish-look`: shows what would be published. `publish`: begins to publish. `publish-state`: reports its progress.
 * `publish-stop`: stops it. All answer with the content of the publish page.
 */
export type PublishAnswer = {
  /** The first line of the page, which screen readers announce. */
  readonly state: string;
  /** HTML of the tool. Words of the site are escaped in it. */
  readonly html: string;
  readonly isRunning: boolean;
};
export type PublishAsked = {
  /** Identifies the content whose changes were shown. The default is the last published content. */
  readonly tree?: string | undefined;
  readonly message?: string | undefined;
  /** The chosen version of each field that two people have changed. */
  readonly choices: readonly { readonly key: string; readonly take: "mine" | "theirs" }[];
};

/** `blocks`: cuts a Markdown text into blocks. `compose`: composes a text from blocks. */
export type BlocksAnswer = {
  readonly blocks: readonly Block[];
  /** The directives of the site, by name. */
  readonly directives: { readonly [name: string]: DirectiveForm };
};
/** `fields` are its attributes, in the order of its schema. */
export type DirectiveForm = {
  readonly label: string;
  readonly help?: string;
  readonly holdsBlocks: boolean;
  readonly fields: readonly FormField[];
};
/** One block of a Markdown text: its source and its mdast tree. */
export type Block = { readonly source: string; readonly tree: unknown };
export type ComposeRequest = {
  readonly text: string;
  /** A number keeps the block with that index to the byte. */
  readonly blocks: readonly (number | { readonly tree: unknown } | { readonly source: string })[];
};
export type ComposeAnswer = { readonly text: string };

/** `images`: lists the images that a text can show. */
export type ImagesAnswer = { readonly images: readonly Choice[] };

/** `paste`: converts the clipboard content of another program. `html` is `""` if there is none. */
export type PasteRequest = {
  /** Images whose bytes the clipboard contains have the addresses `clipboard:0`, `clipboard:1` and so on. */
  readonly html: string;
  readonly text: string;
  /** The depth of the highest headings of the text. */
  readonly depth: number;
  /** The names of its notes. */
  readonly notes: readonly string[];
};
/**
 * Blocks and notes as mdast. Each image of the clipboard is a paragraph of its own. `lost` lists the losses in the
 * author’s language.
 */
export type PasteAnswer = {
  readonly blocks: readonly RootContent[];
  readonly notes: readonly RootContent[];
  readonly lost?: string;
};

/** `pages`: lists the pages that links can lead to. */
export type PagesAnswer = { readonly pages: readonly { readonly route: string; readonly title: string }[] };

/**
 * `add-file`: the only request that is not JSON. Its type is `application/octet-stream`; its first line is JSON with
 * the original file name, the rest is the bytes.
 */
export type AddFileAnswer =
  /**
   * `url` is the address that entries and texts use: `/images/facade.jpg`. `picture` shows it until a page does, as a
   * `data:` URL.
   */
  | {
      readonly status: "image";
      readonly url: string;
      readonly width: number;
      readonly height: number;
      readonly picture?: string | undefined;
    }
  /** `about` is the description for a link: “PDF, 3 pages, 1.2 MB”. */
  | {
      readonly status: "document";
      readonly url: string;
      readonly about: string;
      /** What its author should know of before it is published: that a PDF holds a script, for instance. */
      readonly remark?: string;
    }
  | { readonly status: "refused"; readonly why: string };
