/** Why an edit of a content file is refused, in English. */
export const edits = {
  "edit/no-file": ({ file }: { file: string }) =>
    `${file} is not there any more, or a link leads to it: the editor writes files of content/ alone`,
  "edit/busy": ({ file }: { file: string }) => `another program keeps writing ${file}: save once more`,
  "edit/no-yaml": "this is no YAML that can be read: look at its indentation, its colons and its quotes",
  "edit/unreadable": "the file cannot be read: what is wrong in it has to be put right first",
  "edit/missing": "the file no longer has what was to be changed",
  "edit/taken": "the file already has what was to be added",
  "edit/entangled":
    "this cannot be changed without changing other parts of the file: change it in the file itself",
  "edit/unwritable": "the text cannot be written in Markdown so that it reads back the same: edit its source",
} as const;
