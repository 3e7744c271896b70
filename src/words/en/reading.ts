import { createFormat } from "../format.ts";

const { number } = createFormat("en");

/** The marks of an unfinished Git merge: the names of both sides, and the lines of the second and third mark. */
type Conflict = {
  readonly ours: string;
  readonly middle: number;
  readonly theirs: string;
  readonly last: number;
};

/** Files of `content/` as they are read, in English. */
export const reading = {
  "source/no-content": "there is no content",
  "source/no-content.hint": "write content/site.yaml, and Markdown or YAML files beside it",
  "source/duplicate-name.ending": ({ others }: { others: readonly string[] }) =>
    `the name differs from ${others.join(", ")} only by its ending`,
  "source/duplicate-name.ending.hint": "keep one of them: both would be the same entry",
  "source/duplicate-name.case": ({ others }: { others: readonly string[] }) =>
    `the name differs from ${others.join(", ")} only by case or by the encoding of its accents`,
  "source/duplicate-name.case.hint": "rename one of them: on many disks they would be the same file",
  "source/not-utf8": "the file is not UTF-8 text from here on",
  "source/not-utf8.hint": "save it again with the encoding UTF-8",
  "source/unclaimed.ending":
    "this file is not read: its name ends neither in .md or .yaml nor as that of an image",
  "source/unclaimed.ending.move": "move it to static/ to publish it as it is, or out of content/",
  "source/unclaimed.ending.rename": ({ name }: { name: string }) => `rename it to ${name}`,
  "source/reserved-name.device": ({ stem }: { stem: string }) =>
    `“${stem}” is a device, which Windows does not accept`,
  "source/reserved-name.full-stop": "the name ends in a full stop, which Windows does not accept",
  "source/reserved-name.space": "the name ends in a space, which Windows does not accept",
  "source/reserved-name.unseen":
    "the name has a line break or another invisible character, which Windows does not accept",
  "source/reserved-name.sign": ({ sign }: { sign: string }) =>
    `the name has ${sign}, which Windows does not accept`,
  "source/reserved-name.hint": "rename it: the site could not be edited or built there",
  "source/conflict": ({ ours, middle, theirs, last }: Conflict) =>
    `Git could not merge two versions of this passage: “${ours}” down to line ${number(middle)}, “${theirs}” from there to line ${number(last)}`,
  "source/conflict.hint":
    "keep one of the two, or write one out of both, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>",
} as const;
