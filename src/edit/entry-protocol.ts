import type { EntryName, FieldPath, Value } from "./edit.ts";
import type { Choice, FormField, Refused } from "./protocol.ts";

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
