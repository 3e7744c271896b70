import { z } from "zod";
import { french } from "../words/words.ts";
import { wordsWith } from "../words/words-with.ts";

/** What a visitor reads at a field for files, the list of what was chosen included. */
export const fileFieldWords = z.strictObject({
  label: french,
  /** Below the label: what is expected, and in words whether it is optional. */
  help: french,
  /** What opens the browser’s own dialogue. */
  button: french,
  /** Beside the button, where a pointer can drag files. */
  drop: french,
  remove: french,
  /** Names the button for those who hear it. */
  removeNamed: wordsWith("name"),
  /** Told when a file comes or goes. */
  added: wordsWith("name", "size"),
  removed: wordsWith("name"),
  wrongType: wordsWith("name"),
  /** Where each file has an upper bound. */
  tooLarge: wordsWith("name").optional(),
  /** Where one file is all there can be. */
  onlyOne: french.optional(),
  /** Where the files travel by e-mail: what the service takes in all, and that this is exceeded. */
  total: wordsWith("total").optional(),
  overTotal: wordsWith("sum", "total").optional(),
});
export type FileFieldWords = z.output<typeof fileFieldWords>;
