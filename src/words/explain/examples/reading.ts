import { article, type Examples, inFile, sentence, settings } from "../example.ts";

const shade = (title: string) => `---
title: ${title}
description: Des volets à lames.
date: 2025-11-03
category: menuiserie
---

Les lames laissent passer l’air.
`;

/** Problems of files, of YAML, and of front matter. */
export const readingExamples = {
  "source/not-utf8": {
    command: "build",
    changes: [
      {
        file: "content/conseils/volets.md",
        wrong: shade("Volets d'été").replaceAll("’", "'"),
        mended: shade("Volets d'été").replaceAll("’", "'"),
        encoding: "latin1",
      },
    ],
  },
  "source/conflict": inFile(
    article,
    `<<<<<<< HEAD\n${sentence}\n=======\nLe mélèze tient sans traitement.\n>>>>>>> relecture`,
    sentence,
  ),
  "source/duplicate-name": {
    command: "build",
    changes: [{ file: "content/metiers.yml", wrong: "menuiserie:\n  name: Menuiserie\n" }],
  },
  "source/unclaimed": {
    command: "build",
    changes: [
      { file: "content/conseil/volets.md", wrong: shade("Volets") },
      { file: "content/conseils/volets.md", mended: shade("Volets") },
    ],
  },
  "source/no-content": { command: "build", situation: true },
  "source/changed": { command: "build", situation: true },
  "source/unreadable": { command: "build", situation: true },
  "source/outside": { command: "build", situation: true },
  "source/lost-link": { command: "build", situation: true },
  "source/reserved-name": {
    command: "build",
    changes: [
      { file: "static/aux.txt", wrong: "Scie, rabot, ciseaux.\n" },
      { file: "static/outils.txt", mended: "Scie, rabot, ciseaux.\n" },
    ],
  },
  "yaml/syntax": inFile(article, 'title: "Choisir un bardage', "title: Choisir un bardage"),
  "yaml/tab": inFile(settings, "review:\n\tafterMonths: 24", "review:\n  afterMonths: 24"),
  "yaml/duplicate-key": inFile(
    article,
    "title: Choisir un bardage\ntitle: Un bardage pour longtemps",
    "title: Choisir un bardage",
  ),
  "yaml/alias": {
    command: "build",
    changes: [
      {
        file: article,
        instead: "title: Choisir un bardage",
        wrong: "title: *bardage",
        mended: 'title: "*bardage"',
      },
    ],
  },
  "yaml/tag": {
    command: "build",
    changes: [
      {
        file: article,
        instead: "title: Choisir un bardage",
        wrong: "title: !Important Choisir un bardage",
        mended: 'title: "!Important Choisir un bardage"',
      },
    ],
  },
  "front-matter/missing": inFile(
    article,
    "title: Choisir un bardage\ndescription",
    "---\ntitle: Choisir un bardage\ndescription",
  ),
  "front-matter/fence": inFile(article, "-----\ntitle: Choisir un bardage", "---\ntitle: Choisir un bardage"),
  "front-matter/unclosed": inFile(article, "category: menuiserie\n", "category: menuiserie\n---\n"),
} satisfies Examples;
