import type { InEach } from "./languages.ts";

/** A position in a file. Both count from 1, columns in UTF-16 units as editors count them. */
export type Position = {
  readonly line: number;
  readonly column: number;
  /** How many columns to underline. 1 by default. */
  readonly length?: number;
};

/** How a problem arises. A test brings every example about. */
export type Example = FileExample | Situation;

/** The command that reports the problem: `check` also reports everything that `build` does, and so does `dev`. */
export type Command = "build" | "check" | "check --external" | "dev";

/** A few lines of files of a site that has no other mistake: `tests/sites/explained`. */
export type FileExample = { readonly command: Command; readonly changes: readonly ExampleChange[] };

/** A file of the example’s site in two versions. A missing version means that there is no such file. */
export type ExampleChange = {
  /** From the site’s folder. */
  readonly file: string;
  /** The words of the site’s file that each version replaces. Without them, each version is the whole file. */
  readonly instead?: string;
  readonly wrong?: string;
  readonly mended?: string;
  /** The encoding of the wrong version. UTF-8 by default. */
  readonly encoding?: "latin1";
};

/** What no file can show: how it arises and ends, in words, and what is reported then. */
type Situation = {
  readonly command: Command;
  readonly wrong: InEach<string>;
  readonly mended: InEach<string>;
  readonly report: {
    readonly file: string;
    readonly at?: Position;
    /** The line at that position. */
    readonly line?: string;
    readonly message: Keyed;
    readonly hint?: Keyed;
  };
};

/** A message as its key and data. */
type Keyed = string | { readonly key: string; readonly data?: object };

/** An example that replaces words of a file. The file of the site already contains `mended`. */
export function inFile(file: string, wrong: string, mended: string, command: Command = "build"): FileExample {
  return { command, changes: [{ file, instead: mended, wrong, mended }] };
}

/** An example within the text of an article. */
export function inText(wrong: string, mended: string, command: Command = "build"): FileExample {
  return { command, changes: [{ file: article, instead: sentence, wrong, mended }] };
}

/** An example in the route of a page. */
export function routeOfPrices(wrong: string): FileExample {
  const title = "title: Nos tarifs";
  return {
    command: "build",
    changes: [
      {
        file: prices,
        instead: title,
        wrong: `${title}\nroute: ${wrong}`,
        mended: `${title}\nroute: /tarifs`,
      },
    ],
  };
}

/** The text of an article on shutters. */
export const shade = (title: string) => `---
title: ${title}
description: Des volets à lames.
date: 2025-11-03
category: menuiserie
---

Les lames laissent passer l’air.
`;

export const article = "content/conseils/bardage.md";
export const sentence = "Le mélèze, le douglas et le châtaignier tiennent sans traitement.";
export const settings = "content/site.yaml";
export const siteFile = "templates/site.tsx";
export const home = "content/pages/index.md";
export const prices = "content/pages/tarifs.md";
export const drawing = "content/images/combles.svg";
export const back = "<p>Revenez à l’accueil.</p>";
