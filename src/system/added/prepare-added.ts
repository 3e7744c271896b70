import { type ActivePart, findActiveParts } from "../../pipeline/check/read-active-pdf.ts";
import { type Message, say } from "../../words/message.ts";
import { isHeic } from "../images/is-heic.ts";
import { cleanSvg } from "../images/svg/clean-svg.ts";
import { TooLarge } from "../images/too-large.ts";
import { UnusableFile } from "../images/unusable-file.ts";
import { inflate } from "../inflate.ts";
import { countPages } from "./count-pages.ts";
import { preparePhotograph } from "./prepare-photograph.ts";

/** A file added to a site, as it will be stored. `extension` begins with a full stop. */
export type Added =
  | {
      readonly status: "image";
      readonly extension: string;
      readonly bytes: Uint8Array;
      readonly width: number;
      readonly height: number;
    }
  | {
      readonly status: "document";
      readonly extension: ".pdf";
      readonly bytes: Uint8Array;
      readonly pages: number;
      /** What it does beyond showing pages. */
      readonly active: readonly ActivePart[];
    }
  | { readonly status: "refused"; readonly why: Message };

/** The photograph of a telephone has some 5 MB, a scanned document 20. */
export const mostBytes = 40_000_000;

/** Decides by the bytes, never by the name. Encodes images again, without the data that cameras and programs add. */
export async function prepareAdded(bytes: Uint8Array): Promise<Added> {
  if (bytes.length > mostBytes) return refuse(say("add/too-large", { bytes: bytes.length, most: mostBytes }));
  if (isHeic(bytes)) return refuse(say("add/heic"));
  try {
    if (startsWith(bytes, "%PDF-")) {
      const pages = await countPages(bytes);
      return { status: "document", extension: ".pdf", bytes, pages, active: findActiveParts(bytes, inflate) };
    }
    if (isSvg(bytes)) {
      const { svg, width, height } = await cleanSvg(bytes);
      return { status: "image", extension: ".svg", bytes: Buffer.from(svg), width, height };
    }
    return { status: "image", ...(await preparePhotograph(bytes)) };
  } catch (error) {
    if (error instanceof TooLarge || error instanceof UnusableFile) return refuse(error.reason);
    return refuse(say("add/unknown"));
  }
}

const refuse = (why: Message): Added => ({ status: "refused", why });

function startsWith(bytes: Uint8Array, text: string): boolean {
  return Buffer.from(bytes.subarray(0, text.length)).toString("latin1") === text;
}

/** Declarations and comments may stand before the element. */
function isSvg(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 4096)).toString();
  return /^\uFEFF?\s*</.test(start) && start.includes("<svg");
}
