import type { Explained } from "../explanation.ts";

/** Files that are read, and the YAML in them. */
export const reading: Explained<"source" | "yaml" | "front-matter"> = {
  "source/not-utf8": {
    title: "A file is not UTF-8",
    meaning:
      "The file was saved in an older encoding, so that its accents cannot be read from the marked place on. Guessing would publish wrong letters. Open it in your editor and save it again with the encoding UTF-8.",
  },
  "source/duplicate-name": {
    title: "Two files have nearly the same name",
    meaning:
      "Two names differ only by case, by the encoding of their accents, or by their ending. On many disks, and as entries, they are the same file, and one of them would be lost. Keep one, or rename the other.",
  },
  "source/unclaimed": {
    title: "Nothing reads a file of content/",
    meaning:
      "The file is in a folder that no collection reads, or has an ending that is not known there. Its text appears on no page. Move or rename it as the hint says.",
  },
  "source/no-content": {
    title: "The site has no content",
    meaning:
      "The folder content/ is missing or holds no text. Often the command was started in another folder than that of the site. Go to the right folder, or name it with --root.",
    situation: {
      wrong: "The command runs in a folder without content/, such as the one above the site.",
      mended: "The command runs in the folder of the site, or gets it with `--root`.",
    },
  },
  "source/changed": {
    title: "A file changed during the build",
    meaning:
      "A file was saved while the site was being built from it. Pages could mix its old and its new words, so nothing was published. Build again.",
    situation: {
      wrong: "A program writes content/conseils/bardage.md while the build reads it.",
      mended: "The build runs once that program has ended.",
    },
  },
  "source/conflict": {
    title: "A merge of Git left two versions",
    meaning:
      "Two people changed the same lines, and Git could not tell which version to keep. It wrote both into the file, between three marks. Keep the lines that are right, from one version or from both, and delete the three marks.",
  },
  "source/unreadable": {
    title: "A file cannot be read",
    meaning:
      "The user who runs the build may not read a file of the site, the disk fails, or a file outside static/ has more than 2 GiB. A page would be missing, so nothing is published. Give that user the right to read it.",
    situation: {
      wrong: "content/conseils/bardage.md belongs to another user, who alone may read it.",
      mended: "The user who builds may read it, as after `chmod a+r`.",
    },
  },
  "source/outside": {
    title: "A folder of the site leads out of it",
    meaning:
      "`content`, `static` or `templates`, or something within `templates`, is a link of the file system to a place outside the site, to a hidden folder such as `.git`, or to the site itself. Following it would publish files that nobody meant to publish, or write over them. So no command reads or writes through it. A link to another folder of the site is fine, and so are packages in `node_modules`.",
    situation: {
      wrong: "static is a link to a folder beside the site.",
      mended: "static is a folder, with the files themselves.",
    },
  },
  "source/lost-link": {
    title: "A link on the disk leads nowhere",
    meaning:
      "A file of the site is only a link of the file system, to nothing or to a place outside the site. It is left out: nothing outside the site is ever published. Put the file itself in its place.",
    situation: {
      wrong: "static/catalogue.pdf is a link to a file that has been deleted.",
      mended: "static/catalogue.pdf is the file itself.",
    },
  },
  "source/reserved-name": {
    title: "Windows does not take this name",
    meaning:
      "The name of the file is reserved by Windows, or has a character that it refuses. The site could not be edited there. Rename the file.",
  },
  "yaml/syntax": {
    title: "YAML is not well formed",
    meaning:
      "The lines of fields cannot be read: a quote or a bracket is not closed, a colon or a space is missing. Since a guess could change what you mean, the file is refused. Correct the marked line.",
  },
  "yaml/tab": {
    title: "A line is indented with a tab",
    meaning:
      "YAML accepts only spaces as indentation. Replace the tab by two spaces. Most editors can do so automatically for YAML files.",
  },
  "yaml/duplicate-key": {
    title: "A field is given twice",
    meaning:
      "The same field is written twice in one place. One of the two values would be lost without a word. Keep the one that is right.",
  },
  "yaml/alias": {
    title: "A value begins with an asterisk",
    meaning:
      "In YAML, a * at the start of a value repeats another value, which does not exist or would grow without end. If the asterisk belongs to the text, put the whole text between quotes.",
  },
  "yaml/tag": {
    title: "A value begins with an exclamation mark",
    meaning:
      "In YAML, a ! at the start of a value gives a type, and this one is not known. If the character belongs to the text, put the whole text between quotes.",
  },
  "front-matter/missing": {
    title: "The front matter is missing",
    meaning:
      "A Markdown file begins with its fields, between two lines of three hyphens, or of three plus signs for TOML. Without the first line, they would be shown as text. Put --- on the very first line.",
  },
  "front-matter/fence": {
    title: "A line around the front matter holds something else",
    meaning:
      "The lines around the fields hold three hyphens for YAML, or three plus signs for TOML, and nothing else. No other language is read, and nothing in front matter is ever run. Write exactly --- or +++.",
  },
  "front-matter/unclosed": {
    title: "The front matter is never closed",
    meaning:
      "The fields begin with a line of three hyphens, but no such line ends them, so that the text would be read as fields. Put --- on a line of its own after the last field, or +++ for TOML.",
  },
};
