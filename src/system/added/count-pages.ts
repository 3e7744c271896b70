import { say } from "../../catalogue/message.ts";
import { TooLarge } from "../read/too-large.ts";

/** How many pages a PDF file has. Throws, with a reason, for one that asks for a password or cannot be read. */
export async function countPages(bytes: Uint8Array): Promise<number> {
  const { getDocumentProxy } = await import("unpdf");
  try {
    // The library takes the bytes over.
    const document = await getDocumentProxy(Uint8Array.from(bytes), { verbosity: 0 });
    const { numPages } = document;
    await document.destroy();
    return numPages;
  } catch (error) {
    const isLocked = error instanceof Error && error.name === "PasswordException";
    throw new TooLarge(say(isLocked ? "add/locked" : "add/broken-pdf"));
  }
}
