import { fields } from "./en/fields.ts";
import { languages } from "./en/languages.ts";
import { output } from "./en/output.ts";
import { pages } from "./en/pages.ts";
import { publishing } from "./en/publishing.ts";
import { reading } from "./en/reading.ts";
import { texts } from "./en/texts.ts";
import type { Explanations } from "./explanation.ts";

/**
 * Explanations of problem codes in English. They stand apart from the catalogue, because only one command needs them.
 */
export const en: Explanations = {
  labels: {
    allCodes: "All problem codes",
    intro: "`site explain <code>` prints the same in a terminal.",
    wrong: "Example",
    mended: "Corrected",
    reported: (command) => `\`site ${command}\` says`,
    noFile: (file) => `${file} is not there.`,
    otherLanguage: "En français",
    backToList: "All codes",
    code: "code",
    meaning: "meaning",
  },
  areas: {
    source: "Files that are read",
    yaml: "YAML",
    "front-matter": "Front matter",
    markdown: "Markdown",
    entry: "Fields of content",
    language: "Languages",
    settings: "Settings of the site",
    route: "Addresses of pages",
    feed: "Feeds",
    template: "Templates",
    asset: "Files beside pages",
    card: "Cards of shared pages",
    link: "Links",
    site: "Rules of the site itself",
    page: "Finished pages",
    redirect: "Redirects",
    content: "Words and images",
    static: "Files copied as they are",
    host: "Hosts",
    publish: "Publishing",
    dev: "The server of `site dev`",
  },
  codes: {
    ...reading,
    ...texts,
    ...fields,
    ...languages,
    ...pages,
    ...output,
    ...publishing,
  },
};
