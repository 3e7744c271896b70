import type { Text } from "../../src/words/message.ts";
import { createTell } from "../../src/words/tell.ts";

const tell = createTell("fr");

/** The words of a message in French. Shows a no-break space as "~" and a narrow one as "^". */
export function tellInFrench(text: Text | undefined): string {
  return tell(text ?? "")
    .replaceAll("\u00A0", "~")
    .replaceAll("\u202F", "^");
}
