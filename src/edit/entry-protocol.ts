import type { EntryName, Value } from "./edit.ts";
import type { Choice, FormField, Refused } from "./protocol.ts";

/** `collections`: those that take new entries, by the names that visitors see. */
export type CollectionsAnswer = { readonly collections: readonly Choice[] };

/** `blank`: what a new entry asks for besides its title. `from` is the one that it is to be a copy of. */
export type BlankRequest = { readonly collection: string; readonly from?: EntryName | undefined };
export type BlankAnswer = {
  /** What its title is called: « Titre », « Nom ». */
  readonly title: string;
  readonly fields: readonly FormField[];
  /** Whether it begins as a draft. */
  readonly isDraft: boolean;
  /** What stands where words are left out. Empty where nothing does. */
  readonly placeholder: string;
};

/** `create`: writes a new entry, once all checks have passed. */
export type CreateRequest = BlankRequest & { readonly title: string; readonly values: Value };

/** `entry`: what there is to know before an entry is copied, renamed or removed. */
export type EntryAnswer = {
  /** « Article · Décret BACS ». */
  readonly label: string;
  /** What it is called by: the address of its page, or its name where it has none. */
  readonly called: string;
  /** The templates ask for this one: it is neither copied, renamed nor removed. */
  readonly isSingle: boolean;
  readonly hasPage: boolean;
  /** What leads to it from elsewhere. */
  readonly mentions: readonly ShownMention[];
  /** What could take its place: pages, or entries of its collection where it has none. */
  readonly heirs: readonly Choice[];
};
export type ShownMention = {
  /** Names the mention in a request. */
  readonly place: string;
  /** « Accueil · Texte ». */
  readonly label: string;
  /** As they are written. */
  readonly words: string;
  /** `content/pages/home.md:12`. */
  readonly at: string;
};

/** `move`: gives an entry another name or address. Unless `writes`, says what would change. */
export type MoveRequest = {
  readonly entry: EntryName;
  readonly to: string;
  readonly redirects: boolean;
  readonly writes: boolean;
};

/** `remove`: removes an entry. Each mention leads to the heir from then on, or loses its link. */
export type RemoveRequest = {
  readonly entry: EntryName;
  /** The address or the name of what takes its place. */
  readonly heir?: string | undefined;
  readonly decided: { readonly [place: string]: "lead" | "unlink" };
  readonly writes: boolean;
};

/** `unused-images`: those that stand nowhere. `value` is the path of the file. */
export type UnusedImagesAnswer = { readonly images: readonly (Choice & { readonly bytes: number })[] };
/** `drop-images`: removes some of them. */
export type DropImagesRequest = { readonly files: readonly string[] };

/** What came of `create`, `move`, `remove` and `drop-images`. */
export type PlanAnswer =
  | ShownPlan
  /** `address` is where to go on. */
  | { readonly status: "written"; readonly step: number; readonly address: string }
  | Refused;

/** What would be written. */
export type ShownPlan = {
  readonly status: "planned";
  /** Redirects that come, and that change. */
  readonly redirects: readonly { readonly from: string; readonly to: string }[];
  readonly mentions: readonly ShownMention[];
  /** In the order of their names. */
  readonly files: readonly {
    readonly file: string;
    readonly from?: string;
    readonly action: "created" | "changed" | "renamed" | "removed";
  }[];
};
