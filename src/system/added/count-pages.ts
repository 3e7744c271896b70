import { say } from "../../words/message.ts";
import { UnusableFile } from "../images/unusable-file.ts";

/** The number of pages of a PDF. Throws, with a reason, when it needs a password or cannot be read. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  const { getDocumentProxy } = await import("unpdf");
  try {
    // The library takes ownership of the bytes, so it gets a copy.
    const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
    const { numPages } = document;
    await document.destroy();
    return numPages;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new UnusableFile(say(isLocked ? "add/locked" : "add/broken-pdf"));
  }
}
