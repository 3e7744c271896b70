import { z } from "zod";
import type { TextKind } from "../words/fields.ts";
import type { EntryName, FieldPath, Value } from "./model/edit.ts";
import { entryName as entry, fieldPath as path, fieldValue as value } from "./model/edit-shapes.ts";

// Scripts in the browser import only types from this file: zod would be heavier than all of them.

const nothing = z.strictObject({});
const yaml = listOf(path, 1000).optional();

/**
 * An edit as the browser sends it. `yaml` is a value typed as YAML, without indentation. A new value lists the paths
 * within it whose texts are YAML.
 */
const edit = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("set"), path, value }),
  z.strictObject({ kind: z.literal("add"), path, value, yaml }),
  z.strictObject({ kind: z.literal("remove"), path }),
  z.strictObject({ kind: z.literal("move"), path, from: z.int().nonnegative(), to: z.int().nonnegative() }),
  z.strictObject({ kind: z.literal("yaml"), path, text: z.string() }),
  z.strictObject({ kind: z.literal("body"), text: z.string() }),
]);

const save = z
  .strictObject({
    entry,
    /** The digest of the file as the page has read it. */
    digest: z.string(),
    /** The former value of the field. It is compared if the file has changed in the meantime. */
    old: value.optional(),
    edit,
    /** The previous step, if the author has saved the same field before without leaving it. Both become one step. */
    goesOn: z.int().optional(),
    /** The file of the open page, from the root of `dist/`. */
    file: z.string(),
  })
  // JSON leaves out undefined fields.
  .transform(({ old, ...rest }) => ({ ...rest, old }));

const step = z.strictObject({ step: z.int().nonnegative().optional(), file: z.string() });

/**
 * What pages in edit mode may ask, by name. What they send is checked; what is answered is only typed, since it comes
 * from the server itself.
 */
export const requests = {
  /** Switches edit mode on, or off, for all pages of the browser. */
  start: { asks: nothing, answers: z.custom<Readonly<Record<string, never>>>() },
  stop: { asks: nothing, answers: z.custom<Readonly<Record<string, never>>>() },

  /** Describes all fields of an entry, in the order of its schema. */
  form: { asks: z.strictObject({ entry }), answers: z.custom<FormAnswer>() },
  /** Writes an edit if it passes all checks. */
  save: { asks: save, answers: z.custom<SaveAnswer>() },
  /** Reports which pages and files an edit would change, without writing it. */
  ripple: { asks: save, answers: z.custom<RippleAnswer>() },
  /** Lists refused values that are neither corrected nor discarded yet, of any browser. */
  drafts: { asks: nothing, answers: z.custom<DraftsAnswer>() },
  discard: { asks: z.strictObject({ entry, path }), answers: z.custom<DraftsAnswer>() },

  /** Lists the steps of the journal, the newest first, and those to undo and redo on the page of `file`. */
  history: {
    asks: z.strictObject({ file: z.string().optional() }).transform(({ file }) => ({ file })),
    answers: z.custom<HistoryAnswer>(),
  },
  /** The last step of the page of `file`. */
  undo: { asks: step, answers: z.custom<StepAnswer>() },
  redo: { asks: step, answers: z.custom<StepAnswer>() },
  /** Any step. */
  restore: { asks: step, answers: z.custom<StepAnswer>() },

  /** Lists the collections that take new entries, with the names that visitors see. */
  collections: { asks: nothing, answers: z.custom<CollectionsAnswer>() },
  /** Returns the form of a new entry. `from` is the entry to copy. */
  blank: {
    asks: z
      .strictObject({ collection: z.string(), from: entry.optional() })
      .transform(({ from, ...rest }) => ({ ...rest, from })),
    answers: z.custom<BlankAnswer>(),
  },
  /** Writes a new entry if it passes all checks. `yaml` lists the paths within `values` whose texts are YAML. */
  create: {
    asks: z
      .strictObject({
        collection: z.string(),
        from: entry.optional(),
        title: z.string().max(300),
        values: value,
        yaml,
      })
      .transform(({ from, ...rest }) => ({ ...rest, from })),
    answers: z.custom<PlanAnswer>(),
  },
  /** Describes an entry before it is copied, renamed or removed. */
  entry: { asks: z.strictObject({ entry }), answers: z.custom<EntryAnswer | Refused>() },
  /** Gives an entry another name or address. Without `writes`, only returns the plan. */
  move: {
    asks: z.strictObject({ entry, to: z.string().max(300), redirects: z.boolean(), writes: z.boolean() }),
    answers: z.custom<PlanAnswer>(),
  },
  /** Removes an entry. Each mention gets the replacement, an address or a name, as its target, or loses its link. */
  remove: {
    asks: z
      .strictObject({
        entry,
        replacement: z.string().optional(),
        decided: z.record(z.string(), z.enum(["lead", "unlink"])),
        writes: z.boolean(),
      })
      .transform(({ replacement, ...rest }) => ({ ...rest, replacement })),
    answers: z.custom<PlanAnswer>(),
  },
  /** Lists images that no page shows. */
  "unused-images": { asks: nothing, answers: z.custom<UnusedImagesAnswer>() },
  /** Removes such images. */
  "drop-images": {
    asks: z.strictObject({ files: listOf(z.string(), 1000).refine(({ length }) => length > 0) }),
    answers: z.custom<PlanAnswer>(),
  },

  /** Cuts a Markdown text into blocks. */
  blocks: { asks: z.strictObject({ text: z.string() }), answers: z.custom<BlocksAnswer>() },
  /** Composes a text from blocks. A number keeps the block with that index to the byte. */
  compose: {
    asks: z.strictObject({
      text: z.string(),
      blocks: listOf(
        z.union([
          z.int().nonnegative(),
          z.strictObject({ tree: z.unknown() }),
          z.strictObject({ source: z.string() }),
        ]),
      ),
    }),
    answers: z.custom<ComposeAnswer>(),
  },
  /** Lists the pages that links can lead to. */
  pages: { asks: nothing, answers: z.custom<PagesAnswer>() },
  /** Lists the images that a text can show. */
  images: { asks: nothing, answers: z.custom<ImagesAnswer>() },

  /** Shows what would be published. */
  "publish-look": { asks: nothing, answers: z.custom<PublishAnswer>() },
  /** Begins to publish. */
  publish: {
    asks: z.strictObject({
      /** Identifies the content whose changes were shown. The default is the last published content. */
      tree: z
        .string()
        .regex(/^[0-9a-f]{40,64}$/)
        .optional(),
      message: z.string().max(10_000).optional(),
      /** The chosen version of each field that two people have changed. */
      choices: listOf(z.strictObject({ key: z.string().max(100), take: z.enum(["mine", "theirs"]) }), 10_000),
    }),
    answers: z.custom<PublishAnswer>(),
  },
  /** Reports the progress of a publication. */
  "publish-state": { asks: nothing, answers: z.custom<PublishAnswer>() },
  "publish-stop": { asks: nothing, answers: z.custom<PublishAnswer>() },
};

export type RequestName = keyof typeof requests;
/** What a page sends. */
export type Asked<Name extends RequestName> = z.input<(typeof requests)[Name]["asks"]>;
/** What the server has read of it. */
export type RequestTo<Name extends RequestName> = z.output<(typeof requests)[Name]["asks"]>;
export type AnswerTo<Name extends RequestName> = z.output<(typeof requests)[Name]["answers"]>;

export type AskedEdit = RequestTo<"save">["edit"];
export type StepName = "undo" | "redo";

export function isRequestName(name: string): name is RequestName {
  return Object.hasOwn(requests, name);
}

/** A list that nobody changes. */
function listOf<Item extends z.ZodType>(item: Item, most = Number.POSITIVE_INFINITY) {
  const list: z.ZodType<readonly z.output<Item>[], readonly z.input<Item>[]> = z.array(item).max(most);
  return list;
}

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
    | { readonly kind: Exclude<TextKind, "entry" | "image"> | "number" | "switch" }
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
export type ShownPage = PageFields & { readonly html: string };

/** What the server tells before its answer: the page as it will be, or that the edit is written. */
export type EarlyLine = ShownPage | KeptNotice;
/**
 * The edit is in its file. The rest of the site is still built with it: if that fails, the edit is taken back, and the
 * answer refuses it.
 */
export type KeptNotice = { readonly status: "kept"; readonly digest: string; readonly step: number };

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

export type CollectionsAnswer = { readonly collections: readonly Choice[] };

export type BlankAnswer = {
  /** The label of its title: « Titre », « Nom ». */
  readonly title: string;
  readonly fields: readonly FormField[];
  /** Whether it begins as a draft. */
  readonly isDraft: boolean;
  /** The words that stand in for a text left empty. Empty if there are none. */
  readonly placeholder: string;
};

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

/** `value` is the path of the file. */
export type UnusedImagesAnswer = { readonly images: readonly (Choice & { readonly bytes: number })[] };
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

export type PublishAnswer = {
  /** The first line of the page, which screen readers announce. */
  readonly state: string;
  /** HTML of the tool. Words of the site are escaped in it. */
  readonly html: string;
  readonly isRunning: boolean;
};
export type BlocksAnswer = {
  readonly blocks: readonly Block[];
  /** The directives of the site, by name. */
  readonly directives: { readonly [name: string]: DirectiveForm };
  /**
   * The site’s own addresses, such as `https://example.fr` and `http://localhost:3000`, with its sub-path if it has one.
   */
  readonly addresses: readonly string[];
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
export type ComposeAnswer = { readonly text: string };

export type ImagesAnswer = { readonly images: readonly Choice[] };

export type PagesAnswer = { readonly pages: readonly { readonly route: string; readonly title: string }[] };

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
