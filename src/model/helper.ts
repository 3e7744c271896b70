import type { Facts } from "../text/facts.ts";
import type { Position, Problem } from "../words/problem.ts";
import type { Body } from "./body.ts";
import type { LongInput } from "./files.ts";
import type { MarkdownSource } from "./sources.ts";
import type { Words } from "./words.ts";

/** A second thread that compiles a part of the texts. Returns undefined for texts that it cannot compile. */
export type Helper = {
  compileTexts(texts: readonly TextJob[]): Promise<readonly CompiledText[] | undefined>;
  /** Ends it when there are no more texts. */
  close(): void;
};

/** The settings of the Markdown compiler, as plain data. */
export type TextSettings = {
  readonly language: string;
  readonly words: Words;
  /** `""`, or the sub-path of the deployment, as in `/sous/chemin`. */
  readonly base: string;
  /** How the ids of headings are made. */
  readonly anchors: "github" | "plain";
  /** Which elements of HTML texts may hold. */
  readonly html: "few" | "safe";
  /** Strings that typography leaves unchanged. */
  readonly keep: readonly string[];
  /** Facts that names between braces stand for. Undefined when braces are plain text. */
  readonly facts?: Facts | undefined;
  /** The names of facts that are not given, and for each route of a page that waits, the facts that it waits for. */
  readonly open?:
    | { readonly facts: readonly string[]; readonly routes: Readonly<Record<string, readonly string[]>> }
    | undefined;
  /** False when remark reads everything. */
  readonly native: boolean;
  /** True when code is highlighted. */
  readonly highlights?: boolean;
  /** The settings that differ in the other languages of the site, by code. Undefined on a site with one language. */
  readonly others?:
    | Readonly<Record<string, Pick<TextSettings, "language" | "words" | "facts" | "open">>>
    | undefined;
  /** True when the site has directives or plug-ins: the thread then loads the templates, which hold them. */
  readonly needsTemplates: boolean;
};

/** A text to compile. `file` is its path from the project root, `language` a code. */
export type TextJob = MarkdownSource & { readonly file: string; readonly language?: string };

/**
 * A compiled text as it is remembered: the parts that every build needs, and its packed parts and links, which few
 * need.
 */
export type CompiledText = LongInput<BodyFacts>;

export type BodyFacts = Pick<Body, "words" | "images"> & {
  readonly problems: readonly Problem[];
  /** The files that links name; see `BodyLink`. Undefined for none. */
  readonly files?: readonly string[] | undefined;
  /** How many HTML elements and attributes are left out, by name. Undefined for none. */
  readonly dropped?: Readonly<Record<string, number>> | undefined;
  /** The blocks that wait for facts, with these facts. Undefined for none. */
  readonly leftOut?:
    | readonly { readonly facts: readonly string[]; readonly at: Position; readonly text: string }[]
    | undefined;
  /** The CSS rules of plug-ins that it needs, each once. Undefined for none. */
  readonly styles?: readonly string[] | undefined;
  /** An asynchronous plug-in has failed, which it may not do again: the result is not remembered. */
  readonly isTransient?: true | undefined;
};
