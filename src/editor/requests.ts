import { z } from "zod";
import { answers, listOf } from "./answers.ts";
import { entryName as entry, fieldPath as path, fieldValue as value } from "./model/edit-shapes.ts";

// Scripts in the browser import only types from this file: zod would be heavier than all of them.

const nothing = z.strictObject({});
const yaml = listOf(path, 1000).optional();
/** A text without line breaks and other control characters. */
const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^\P{Cc}*$/u);

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

/** The keys of the changes that stay here when the others are published. */
const without = listOf(z.string().regex(/^[0-9a-f]{20}$/), 10_000).optional();

const step = z.strictObject({ step: z.int().nonnegative().optional(), file: z.string() });

/** The id of a tree or a commit. */
const tree = z.string().regex(/^[0-9a-f]{40,64}$/);
const choices = listOf(
  z.strictObject({ key: z.string().max(100), take: z.enum(["mine", "theirs"]) }),
  10_000,
);

/**
 * What pages in edit mode may ask, by name, and what they get. The server checks what is asked. Tests check what is
 * answered, since it comes from the server itself.
 */
export const requests = {
  /** Switches edit mode on, or off, for all pages of the browser. */
  start: { asks: nothing, answers: answers.nothing },
  stop: { asks: nothing, answers: answers.nothing },

  /** Describes all fields of an entry, in the order of its schema. */
  form: { asks: z.strictObject({ entry }), answers: answers.form },
  /** Writes an edit if it passes all checks. */
  save: { asks: save, answers: answers.save },
  /** Reports which pages and files an edit would change, without writing it. */
  ripple: { asks: save, answers: answers.ripple },
  /** Lists refused values that are neither corrected nor discarded yet, of any browser. */
  drafts: { asks: nothing, answers: answers.drafts },
  discard: { asks: z.strictObject({ entry, path }), answers: answers.drafts },

  /**
   * Lists the steps of the journal, the newest first, and those to undo and redo on the page of `file`. `most` is the
   * number of steps, `search` the words that they must have.
   */
  history: {
    asks: z
      .strictObject({
        file: z.string().optional(),
        search: z.string().max(200).optional(),
        most: z.int().nonnegative().max(10_000).optional(),
      })
      .transform(({ file, search = "", most = 200 }) => ({ file, search, most })),
    answers: answers.history,
  },
  /** The last step of the page of `file`. `redo` may name any undone step. */
  undo: { asks: step, answers: answers.step },
  redo: { asks: step, answers: answers.step },
  /** Takes steps back, all or none. Without `writes`, only says how many. */
  restore: {
    asks: z.strictObject({
      steps: listOf(z.int().nonnegative(), 10_000),
      writes: z.boolean(),
      file: z.string(),
    }),
    answers: answers.restore,
  },

  /** Lists the collections that take new entries, with the names that visitors see. */
  collections: { asks: nothing, answers: answers.collections },
  /** Returns the form of a new entry. `from` is the entry to copy. */
  blank: {
    asks: z
      .strictObject({ collection: z.string(), from: entry.optional() })
      .transform(({ from, ...rest }) => ({ ...rest, from })),
    answers: answers.blank,
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
    answers: answers.plan,
  },
  /** Describes an entry before it is copied, renamed or removed. */
  entry: { asks: z.strictObject({ entry }), answers: answers.entry },
  /** Gives an entry another name or address. Without `writes`, only returns the plan. */
  move: {
    asks: z.strictObject({ entry, to: z.string().max(300), redirects: z.boolean(), writes: z.boolean() }),
    answers: answers.plan,
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
    answers: answers.plan,
  },
  /** Lists images that no page shows. */
  "unused-images": { asks: nothing, answers: answers.unusedImages },
  /** Removes such images. */
  "drop-images": {
    asks: z.strictObject({ files: listOf(z.string(), 1000).refine(({ length }) => length > 0) }),
    answers: answers.plan,
  },

  /** Searches the site by what visitors see. `file` is that of the open page. */
  find: {
    asks: z.strictObject({ words: z.string().max(200), file: z.string() }),
    answers: answers.find,
  },

  /** Draws what stands for a value of a choice. */
  "choice-picture": { asks: z.strictObject({ value: z.string().max(200) }), answers: answers.choicePicture },

  /** Lists what a field may name between braces. */
  values: { asks: z.strictObject({ entry, path }), answers: answers.values },
  /** Tells where a value that a field names is kept, and which texts say it. */
  value: { asks: z.strictObject({ entry, path, name: z.string() }), answers: answers.value },
  /** Changes such a value. The texts in `follow`, which write it themselves, name it from then on. */
  "set-value": {
    asks: z.strictObject({
      entry,
      path,
      name: z.string(),
      /** One for each setting that it is kept in: two for a range. */
      values: listOf(z.string().max(10_000), 10),
      follow: listOf(z.string(), 10_000),
      file: z.string(),
    }),
    answers: answers.plan,
  },

  /** Cuts a Markdown text into blocks. */
  blocks: { asks: z.strictObject({ text: z.string() }), answers: answers.blocks },
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
    answers: answers.compose,
  },
  /** Lists the pages that links can lead to. */
  pages: { asks: nothing, answers: answers.pages },
  /** Lists the images that a text can show. */
  images: { asks: nothing, answers: answers.images },

  /** Shows what would be published. */
  "publish-look": { asks: z.strictObject({ without }), answers: answers.publish },
  /** Begins to publish. */
  publish: {
    asks: z.strictObject({
      /** Identifies the content whose changes were shown. The default is the last published content. */
      tree: tree.optional(),
      message: z.string().max(10_000).optional(),
      without,
      /** The chosen version of each field that two people have changed. */
      choices,
      /** True to give a review back, instead of publishing it. */
      gives: z.boolean().optional(),
    }),
    answers: answers.publish,
  },
  /** Acts on the reviews of the publish page. */
  review: {
    asks: z.discriminatedUnion("act", [
      z.strictObject({ act: z.enum(["look", "withdraw", "decline", "close"]) }),
      /** `tree` identifies the content whose changes were shown. */
      z.strictObject({ act: z.literal("ask"), tree, word: z.string().max(10_000) }),
      z.strictObject({ act: z.literal("open"), name: z.string().max(200) }),
      /** `commit` identifies the version whose corrections were shown. */
      z.strictObject({ act: z.literal("take"), commit: tree, choices }),
    ]),
    answers: answers.review,
  },
  /** Reports the progress of a publication. */
  "publish-state": { asks: nothing, answers: answers.publish },
  "publish-stop": { asks: nothing, answers: answers.publish },
  /** Says whose name the publications of this folder bear. */
  sign: {
    asks: z.strictObject({ name: line(200), email: line(200), everywhere: z.boolean() }),
    answers: answers.publish,
  },
  /** Takes a step to connect this computer with the remote, and tries whether it is. */
  connect: {
    asks: z.discriminatedUnion("step", [
      z.strictObject({ step: z.enum(["try", "key", "ssh"]) }),
      z.strictObject({ step: z.literal("trust"), fingerprint: line(100) }),
      z.strictObject({ step: z.literal("sign-in"), user: line(200), secret: line(1000) }),
    ]),
    answers: answers.publish,
  },
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
