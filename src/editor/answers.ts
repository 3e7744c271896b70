import { z } from "zod";
import { type TextKind, textKinds } from "../words/fields.ts";
import type { FieldPath, Value } from "./model/edit.ts";
import { entryName as entry, fieldPath as path, fieldValue as value } from "./model/edit-shapes.ts";

// What the server answers, and what it tells before. The types are those of the schemas, by which tests read each answer.

/** A list that nobody changes. */
export function listOf<Item extends z.ZodType>(item: Item, most = Number.POSITIVE_INFINITY) {
  const list: z.ZodType<readonly z.output<Item>[], readonly z.input<Item>[]> = z.array(item).max(most);
  return list;
}

/** An object without other fields, which nobody changes. */
function object<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.strictObject(shape).readonly();
}

const texts = listOf(z.string());
const count = z.int().nonnegative();

/** What a name between braces stands for in a text: a fact of the site, or what the page fills in. */
const namedValue = object({
  /** Empty for the place of the number in the phrases of a figure. */
  name: z.string(),
  /** « Nouveaux clients ». */
  label: z.string(),
  /** As visitors read it. Undefined for a fact that is not given yet, and for a blank. */
  value: z.string().exactOptional(),
  /** True for what the page fills in, which differs from visitor to visitor. */
  isBlank: z.literal(true).exactOptional(),
});
export type NamedValue = z.output<typeof namedValue>;
const named = listOf(namedValue).exactOptional();

/** A field that the page shows. `data-edit` refers to it by its index in the list. */
const fieldOnPage = object({
  entry,
  /** `[]` for the Markdown below the front matter. */
  path,
  /** « Accroche ». */
  label: z.string(),
  help: z.string().exactOptional(),
  kind: z.enum(["words", "markdown", "body"]),
  /** The text in the file. */
  value: z.string(),
  /** What the text names between braces. Undefined for nothing, or if braces are plain signs in it. */
  named,
  /** The number of pages that show it. Undefined while that is unknown. */
  pages: count.exactOptional(),
});
export type FieldOnPage = z.output<typeof fieldOnPage>;

const entryOnPage = object({
  entry,
  /** « Article · Décret BACS ». */
  label: z.string(),
  file: z.string(),
  /** The digest of the file from which the page was made. The first edit of a field on the page sends it back. */
  digest: z.string(),
});
export type EntryOnPage = z.output<typeof entryOnPage>;

const onPage = {
  fields: listOf(fieldOnPage),
  /** The entries that this page is made from. Each has a form. */
  entries: listOf(entryOnPage),
  /** The sources elsewhere from which it also takes words: these are changed there. */
  elsewhere: texts,
};
const pageFields = object(onPage);
/**
 * In edit mode the server adds these attributes to elements of a page.
 *
 * `data-edit` names the fields that an element shows, separated by spaces: `12` if it shows only the words of field 12,
 * or `12@0+4-0+9` for a range, here the characters 4 to 9 of child node 0 (each end is a path of child indexes and an
 * offset, such as `1.0+3`). `data-edit-attribute` names fields in attributes: `alt=14`. `data-edit-body`, on the first
 * element of a Markdown text, says that this and its next siblings are that text: `17:5` means 5 elements of field 17.
 */
export type PageFields = z.output<typeof pageFields>;

const shownPage = object({ ...onPage, html: z.string() });
export type ShownPage = z.output<typeof shownPage>;

const choice = object({
  value: z.union([z.string(), z.number()]),
  label: z.string(),
  /** A second line, such as the name of the file. A search finds it as well. */
  about: z.string().exactOptional(),
  /** An address, or `choice:plan` for what `choice-picture` draws for the value `plan`. */
  picture: z.string().exactOptional(),
});
export type Choice = z.output<typeof choice>;

/** One field of a form. Groups and lists contain others. */
export type FormField = {
  readonly path: FieldPath;
  readonly label: string;
  readonly help?: string;
  readonly isRequired: boolean;
  /**
   * True for a title, a name, an address, a fact, or a field of several pages. The form shows what else changes while
   * one types.
   */
  readonly ripples?: boolean;
  /** Undefined if the field is missing. */
  readonly value?: Value;
  /** What its text names between braces, or an empty list. Undefined if braces are plain signs in it. */
  readonly named?: readonly NamedValue[];
  /** True for a missing switch that is off by default. */
  readonly isOff?: boolean;
  /** True for words that stand in for a text to be written. */
  readonly isBlank?: boolean;
  /** Set for a field that can keep its entry, or its dated item, off the published site. The form says until when. */
  readonly holdsBack?: { readonly by: "draft" } | { readonly by: "date"; readonly today: string };
  readonly takes:
    | { readonly kind: Exclude<TextKind, "entry" | "image"> | "number" | "switch" }
    | { readonly kind: "choice"; readonly choices: readonly Choice[] }
    /** The entries or images to choose from, with the names that visitors see. */
    | { readonly kind: "entry" | "image"; readonly choices: readonly Choice[] }
    /** `blank` is the value to begin a missing group with, `fresh` the form of a new member of a group with free names: its path ends in an empty name. */
    | {
        readonly kind: "group";
        readonly fields: readonly FormField[];
        readonly blank?: Value;
        readonly fresh?: FormField;
      }
    /**
     * `blank` is the value of a new item, `fresh` its form, with the path of an item after the last, and `one` its name with
     * an article.
     */
    | {
        readonly kind: "list";
        readonly items: readonly FormField[];
        readonly fresh: FormField;
        readonly blank: Value;
        readonly one?: string;
        readonly most?: number;
        readonly least?: number;
      }
    /** A value for which no control fits, as the YAML of the file. */
    | { readonly kind: "yaml"; readonly text: string };
};

const { entry: _, image: __, ...plainKinds } = textKinds;
// It contains itself, so its type cannot be read off it.
const formField: z.ZodType<FormField> = z.lazy(() =>
  object({
    path,
    label: z.string(),
    help: z.string().exactOptional(),
    isRequired: z.boolean(),
    ripples: z.boolean().exactOptional(),
    value: value.exactOptional(),
    named,
    isOff: z.boolean().exactOptional(),
    isBlank: z.boolean().exactOptional(),
    holdsBack: z
      .union([object({ by: z.literal("draft") }), object({ by: z.literal("date"), today: z.string() })])
      .exactOptional(),
    takes: z.union([
      object({
        kind: z.enum([...(Object.keys(plainKinds) as (keyof typeof plainKinds)[]), "number", "switch"]),
      }),
      object({ kind: z.enum(["choice", "entry", "image"]), choices: listOf(choice) }),
      object({
        kind: z.literal("group"),
        fields: listOf(formField),
        blank: value.exactOptional(),
        fresh: formField.exactOptional(),
      }),
      object({
        kind: z.literal("list"),
        items: listOf(formField),
        fresh: formField,
        blank: value,
        one: z.string().exactOptional(),
        most: count.exactOptional(),
        least: count.exactOptional(),
      }),
      object({ kind: z.literal("yaml"), text: z.string() }),
    ]),
  }),
);

/** The answer to `start` and `stop`. */
const nothing = object({});

const form = object({
  label: z.string(),
  file: z.string(),
  /** The digest of the file as read. Each edit sends it back. */
  digest: z.string(),
  fields: listOf(formField),
  /** True if its collection takes several entries, so that it can be copied, renamed and removed. */
  isOneOfMany: z.boolean().exactOptional(),
  /** The Markdown below the front matter, if the file has one. */
  body: z.string().exactOptional(),
  /** What that text names. */
  named,
  /** The entries that have no page of their own, so that no page leads to their forms. */
  others: listOf(object({ entry, label: z.string() })).exactOptional(),
});
export type FormAnswer = z.output<typeof form>;

const refused = object({
  status: z.literal("refused"),
  atField: texts,
  beside: listOf(object({ path, label: z.string(), text: z.string() })),
  elsewhere: texts,
  /** Places, and words that only developers understand. */
  details: texts.exactOptional(),
});
/**
 * The reasons why nothing was written, in the author’s language: `atField` about the field itself, `beside` about other
 * fields of the entry (the path `[]` is its Markdown), `elsewhere` about other files.
 */
export type Refused = z.output<typeof refused>;

/** Another person has changed the field in the meantime. The author has to choose. */
const conflict = object({ status: z.literal("conflict"), digest: z.string(), theirs: value.optional() });

const written = {
  status: z.literal("saved"),
  digest: z.string(),
  step: z.int(),
  /** The changed page with its fields, "shown" if it was sent before the answer, or undefined if the page is gone. */
  page: z.union([shownPage, z.literal("shown")]).optional(),
  /** The page to open next, if an entry was created, removed or moved. */
  address: z.string().exactOptional(),
};
const save = z.union([object(written), refused, conflict]);
export type SaveAnswer = z.output<typeof save>;

const kept = object({ status: z.literal("kept"), digest: z.string(), step: z.int() });
/**
 * What the server tells before its answer: the page as it will be, or that the edit is in its file. The rest of the site
 * is still built with it then: if that fails, the edit is taken back, and the answer refuses it.
 */
export const earlyLine = z.union([shownPage, kept]);
export type EarlyLine = z.output<typeof earlyLine>;

const ripple = z.union([
  object({
    status: z.literal("known"),
    /** The titles and addresses of the pages that change. */
    pages: listOf(object({ title: z.string(), route: z.string() })),
    cards: count,
    feeds: texts,
    search: z.boolean(),
  }),
  refused,
  conflict,
]);
export type RippleAnswer = z.output<typeof ripple>;

const keptDraft = object({
  entry,
  path,
  /** The value as typed. YAML is its text. */
  value,
  /** The former value of the field. */
  old: value.optional(),
  why: refused,
});
export type KeptDraft = z.output<typeof keptDraft>;
const drafts = object({ drafts: listOf(keptDraft) });

/** Ranges of characters. */
const ranges = listOf(z.tuple([count, count]).readonly());
const historyStep = object({
  step: z.int(),
  /** Milliseconds since 1970. */
  at: z.number(),
  entry,
  label: z.string(),
  /** Of a long text, only the words around the change. */
  before: z.string(),
  after: z.string(),
  /** The words that the other one does not have. */
  differs: object({ before: ranges, after: ranges }),
  /** The labels of the steps that it has taken back. */
  restored: texts,
  isUndone: z.boolean(),
  /** True if it has no effect: it is undone, or a later step has taken it back. */
  isTakenBack: z.boolean(),
});
export type HistoryStep = z.output<typeof historyStep>;
const history = object({
  steps: listOf(historyStep),
  /** The steps of one page on one day, by number. */
  groups: listOf(
    object({
      /** `2026-11-30`. */
      day: z.string(),
      /** The name of the page. Empty for steps of several pages. */
      name: z.string(),
      /** Those that are in `steps`. */
      shown: listOf(z.int()),
      /** All that have an effect. */
      steps: listOf(z.int()),
    }),
  ),
  /** The number of older steps. */
  left: count,
  undo: z.int().exactOptional(),
  redo: z.int().exactOptional(),
});
export type HistoryAnswer = z.output<typeof history>;

/** The step that was undone or redone, and its field. A plan has none. */
const taken = object({
  label: z.string(),
  entry,
  path: path.exactOptional(),
  isPublished: z.boolean(),
});
export type TakenStep = z.output<typeof taken>;
const step = z.union([
  object({ ...written, taken }),
  refused,
  conflict,
  /** The page has no step to undo or redo. */
  object({ status: z.literal("nothing") }),
]);
export type StepAnswer = z.output<typeof step>;

const restore = z.union([
  object(written),
  refused,
  /** The number of changes that would be taken back. Nothing is written yet. */
  object({ status: z.literal("planned"), count }),
]);
export type RestoreAnswer = z.output<typeof restore>;

const collections = object({ collections: listOf(choice) });
export type CollectionsAnswer = z.output<typeof collections>;

const blank = object({
  /** The label of its title: « Titre », « Nom ». */
  title: z.string(),
  fields: listOf(formField),
  /** Whether it begins as a draft. */
  isDraft: z.boolean(),
  /** The words that stand in for a text left empty. Empty if there are none. */
  placeholder: z.string(),
});
export type BlankAnswer = z.output<typeof blank>;

const shownMention = object({
  /** Names the mention in a request. */
  place: z.string(),
  /** « Accueil · Texte ». */
  label: z.string(),
  /** The Markdown of the link, or the address in the field. Empty for a reference to the entry. */
  words: z.string(),
  /** What goes if it does not lead to a replacement: a link, whose words stay, an item of a list, or a field. */
  loses: z.enum(["link", "item", "field"]),
  /** True if its link cannot be removed, for example because the field needs a value. */
  mustLead: z.boolean().exactOptional(),
});
export type ShownMention = z.output<typeof shownMention>;

const described = object({
  /** « Article · Décret BACS ». */
  label: z.string(),
  /** The address of its page, or its name if it has no page. */
  called: z.string(),
  hasPage: z.boolean(),
  /** The names of the languages of its translations, which stay when it is removed. */
  translations: texts,
  /** The links and references to it. */
  mentions: listOf(shownMention),
  /** Possible replacements: pages, or entries of its collection if it has no page. */
  replacements: listOf(choice),
});
export type EntryAnswer = z.output<typeof described>;

const unusedImages = object({
  /** `value` is the path of the file. */
  images: listOf(
    object({
      value: z.union([z.string(), z.number()]),
      label: z.string(),
      picture: z.string().exactOptional(),
      bytes: count,
    }),
  ),
});
export type UnusedImagesAnswer = z.output<typeof unusedImages>;

/** A plan that is not written yet. */
const planned = object({
  status: z.literal("planned"),
  /** The added and the changed redirects. */
  redirects: listOf(object({ from: z.string(), to: z.string() })),
  mentions: listOf(shownMention),
  /** Sorted by name. */
  files: listOf(
    object({
      file: z.string(),
      from: z.string().exactOptional(),
      action: z.enum(["created", "changed", "renamed", "removed"]),
    }),
  ),
});
export type ShownPlan = z.output<typeof planned>;
const plan = z.union([
  planned,
  /** `address` is the page to open next. */
  object({ status: z.literal("written"), step: z.int(), address: z.string() }),
  refused,
]);
/** The answer to `create`, `move`, `remove` and `drop-images`. */
export type PlanAnswer = z.output<typeof plan>;

/** A place that says a shared value. */
const shownSaying = object({
  /** Names the place in a request. */
  place: z.string(),
  /** By name, so that it follows; as words of its own; or not published before the value is given. */
  how: z.enum(["named", "written", "waiting"]),
  /** « Accueil · Accroche ». */
  label: z.string(),
  /** Opens the field in its form. */
  address: z.string(),
  /** The sentence as visitors read it: the words before the value, the value, and the words after it. */
  before: z.string(),
  said: z.string(),
  after: z.string(),
});
export type ShownSaying = z.output<typeof shownSaying>;
const sharedValue = object({
  named: namedValue,
  /** The value as texts may say it: in figures and in words. */
  forms: texts,
  /**
   * The settings that it is made from: two for a range. `value` is undefined for one that only its form can give, and
   * for those of a computed value.
   */
  kept: listOf(
    object({
      entry,
      path,
      label: z.string(),
      /** The label of the field alone, which tells the ends of a range apart. */
      end: z.string(),
      address: z.string(),
      value: z.union([z.string(), z.number()]).exactOptional(),
    }),
  ),
  sayings: listOf(shownSaying),
});
export type SharedValueAnswer = z.output<typeof sharedValue>;

/** One block of a Markdown text: its source and its mdast tree. */
const block = object({ source: z.string(), tree: z.unknown() });
export type Block = z.output<typeof block>;
const directiveForm = object({
  label: z.string(),
  help: z.string().exactOptional(),
  holdsBlocks: z.boolean(),
  /** Its attributes, in the order of its schema. */
  fields: listOf(formField),
});
export type DirectiveForm = z.output<typeof directiveForm>;
const blocks = object({
  blocks: listOf(block),
  /** The directives of the site, by name. */
  directives: z.record(z.string(), directiveForm).readonly(),
  /**
   * The site’s own addresses, such as `https://example.fr` and `http://localhost:3000`, with its sub-path if it has one.
   */
  addresses: texts,
});
export type BlocksAnswer = z.output<typeof blocks>;

const pages = object({ pages: listOf(object({ route: z.string(), title: z.string() })) });
export type PagesAnswer = z.output<typeof pages>;

const foundPlace = object({
  kind: z.enum(["value", "entry", "field", "page", "image", "file"]),
  /** « Notre métier · Titre », or the name of a shared value or a file. */
  label: z.string(),
  /** A part of the text, as visitors see it, and where the words stand in it. */
  text: z.string(),
  marks: listOf(z.tuple([count, count]).readonly()),
  /** The field, or the entry. A file has the field that names it. */
  entry: entry.exactOptional(),
  path: path.exactOptional(),
  /** The address of a page that shows the field, or of a file that no field names. */
  address: z.string().exactOptional(),
  picture: z.string().exactOptional(),
  /** The shared value whose sheet opens. */
  value: namedValue.exactOptional(),
});
export type FoundPlace = z.output<typeof foundPlace>;
/** `count` is the number of all places, of which the first are listed. */
const find = object({ places: listOf(foundPlace), count });
export type FindAnswer = z.output<typeof find>;

const publish = object({
  /** The first line of the page, which screen readers announce. */
  state: z.string(),
  /** HTML of the tool. Words of the site are escaped in it. */
  html: z.string(),
  isRunning: z.boolean(),
});
export type PublishAnswer = z.output<typeof publish>;

const review = object({
  state: z.string(),
  /** HTML of the tool, like that of a publication. */
  html: z.string(),
  /** The page to open next. */
  address: z.string().exactOptional(),
  /** True if what would be published has changed by it. */
  isChanged: z.boolean().exactOptional(),
});
export type ReviewAnswer = z.output<typeof review>;

/** The answer to the one request that is not in the table, because it is not JSON. */
export const addedFile = z.union([
  object({
    status: z.literal("image"),
    /** The address that entries and texts use: `/images/facade.jpg`. */
    url: z.string(),
    width: count,
    height: count,
    /** Shows it until a page does, as a `data:` URL. */
    picture: z.string().optional(),
  }),
  object({
    status: z.literal("document"),
    url: z.string(),
    /** The description for a link: “PDF, 3 pages, 1.2 MB”. */
    about: z.string(),
    /** What its author should know of before it is published: that a PDF holds a script, for instance. */
    remark: z.string().exactOptional(),
  }),
  object({ status: z.literal("refused"), why: z.string() }),
]);
export type AddFileAnswer = z.output<typeof addedFile>;

/** The answers to what pages may ask. */
export const answers = {
  nothing,
  form,
  save,
  ripple,
  drafts,
  history,
  step,
  restore,
  collections,
  blank,
  plan,
  entry: z.union([described, refused]),
  unusedImages,
  values: object({ values: listOf(namedValue) }),
  value: sharedValue,
  blocks,
  compose: object({ text: z.string() }),
  choicePicture: object({ svg: z.string() }),
  find,
  pages,
  /** The images that a text can show. */
  images: object({ images: listOf(choice) }),
  publish,
  review,
};
