import type { Mender } from "../../words/problem.ts";

/** The kinds of faults, in the order in which they are shown. */
export const faultKinds = [
  "refused",
  "error",
  "warning",
  "accessibility",
  "layout",
  "fact",
  "placeholder",
  "scheduled",
  "draft",
  "stale",
  "unused",
  "weight",
] as const;
export type FaultKind = (typeof faultKinds)[number];
/** The kinds that the server finds. Only the browser finds the others. */
export type ListedKind = Exclude<FaultKind, "accessibility" | "layout">;

/** A fault, or an entry that will appear, in the words of its reader. Plain data, which browsers get as JSON. */
export type Fault = {
  readonly kind: FaultKind;
  readonly mender: Mender;
  /** The kind in a word or two. */
  readonly tag: string;
  /** The entry or page with the fault; without one, its file. */
  readonly holder: string;
  readonly field?: string | undefined;
  readonly page?: { readonly route: string; readonly label: string } | undefined;
  /** The address where it is mended. */
  readonly href?: string | undefined;
  readonly due?: { readonly day: string; readonly text: string; readonly distance?: string } | undefined;
  /** What is wrong. */
  readonly messages: readonly string[];
  /** What is published once the fault is mended. */
  readonly waiting?: readonly { readonly name: string; readonly place?: string }[] | undefined;
  /** What to do. */
  readonly hint?: string | undefined;
  /** What else only those understand who open files: folded away with its place, below these words. */
  readonly details?: { readonly label: string; readonly texts: readonly string[] } | undefined;
  /** The lines of the file. */
  readonly frame?: string | undefined;
  /** The elements of the page, and the text of the buttons that show them. */
  readonly spots?: {
    readonly show: string;
    readonly targets: readonly { readonly selector: string; readonly text?: string }[];
    readonly more?: string | undefined;
  };
  /** The explanation on another site. */
  readonly why?: { readonly href: string; readonly text: string };
  /** The file with line and column, and the address that opens it in a code editor. */
  readonly place?: string | undefined;
  readonly link?: string | undefined;
  /** Identifies a kind of problem, so that it can be searched for. */
  readonly code?: string | undefined;
  /** Identifies the fault, and stays the same while other parts of its file change. */
  readonly key: string;
};

/** Kinds that wait for a day or a fact: nothing is wrong. */
const waitingKinds: ReadonlySet<FaultKind> = new Set(["fact", "scheduled", "draft"]);

/** The number of faults that somebody has to mend. */
export function countToMend(faults: readonly Pick<Fault, "kind">[]): number {
  return faults.filter(({ kind }) => !waitingKinds.has(kind)).length;
}

/** Those that an editor can mend. */
export function keepForEditors<One extends Pick<Fault, "kind" | "mender">>(
  faults: readonly One[],
): readonly One[] {
  return faults.filter(({ kind, mender }) => mender === "editor" && !waitingKinds.has(kind));
}

/** The number of faults of the whole site that an editor can mend, the number of new ones, and a text for both. */
export type FaultCount = { readonly count: number; readonly fresh: number; readonly label: string };

/** The faults of a page, and what its panel shows besides. */
export type PageFaults = {
  readonly faults: readonly Fault[];
  /** The number of those to mend, and a text for it. */
  readonly count: number;
  readonly label: string;
  /** What is not published yet, on the whole site. */
  readonly coming: readonly Fault[];
  /** The text of the link to the list of the whole site. */
  readonly all: string;
};

/** The path of the list of the whole site. */
export const faultsPath = "/__todo";
/** The path of its count for buttons. */
export const faultCountPath = "/__dev/todo";
/** The path of the faults of a page. */
export const pageFaultsPath = "/__dev/faults";
