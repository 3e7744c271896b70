import { type Attributes, createHtmlReader } from "../html/read-html.ts";
import type { HtmlFacts, PageMarkup } from "../model/model.ts";

/**
 * Called for every tag and text of a page in order, unescaped. Every element is closed, including those without an end
 * tag.
 */
export type ElementListener = {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly text: (text: string) => void;
  readonly close: (name: string) => void;
  /** Receives the known facts of a piece. Returns false when the listener needs the elements themselves. */
  readonly takeFacts: (facts: HtmlFacts) => boolean;
};

/** The results for the last pieces of pages, by the piece and the open elements before it. */
export type Endings = Map<string, readonly Step[]>;
type Step =
  | { readonly kind: "open"; readonly name: string; readonly attributes: Attributes }
  | { readonly kind: "text" | "close"; readonly value: string };

/** Most sites have a few templates with one footer each. More distinct endings would fill the cache without use. */
const maxEndings = 32;

/**
 * Reads a page’s HTML. Skips pieces whose facts the listener takes: each consists of whole elements. The part after the
 * last piece is the same on many pages, and is parsed once.
 */
export function readElements(page: PageMarkup, listener: ElementListener, endings: Endings): void {
  const open: string[] = [];
  let recorded: Step[] | undefined;
  const reader = createHtmlReader(
    {
      open(name, attributes) {
        open.push(name);
        recorded?.push({ kind: "open", name, attributes });
        listener.open(name, attributes);
      },
      text(value) {
        recorded?.push({ kind: "text", value });
        listener.text(value);
      },
      close(value) {
        open.pop();
        recorded?.push({ kind: "close", value });
        listener.close(value);
      },
    },
    // When it contains no character reference, text is skipped up to the next tag.
    { hasReferences: page.some(({ html }) => html.includes("&")) },
  );
  let wasTaken = false;
  for (const [index, { html, facts }] of page.entries()) {
    if (wasTaken && index === page.length - 1) {
      const key = `${open.join(" ")}\n${html}`;
      const known = endings.get(key);
      if (known !== undefined) {
        repeat(known, listener);
        return;
      }
      recorded = [];
      if (endings.size < maxEndings) endings.set(key, recorded);
    }
    wasTaken = facts !== undefined && listener.takeFacts(facts);
    if (!wasTaken) reader.write(html);
  }
  reader.end();
}

function repeat(steps: readonly Step[], listener: ElementListener): void {
  for (const step of steps) {
    if (step.kind === "open") listener.open(step.name, step.attributes);
    else listener[step.kind](step.value);
  }
}

/**
 * A candidate image. Its `width` is in its own px, its `density` in device pixels per CSS px; never both, and 1 by
 * default.
 */
type ImageCandidate = {
  readonly url: string;
  readonly width: number | undefined;
  readonly density: number | undefined;
};

/**
 * Reads the images of `srcset` or `imagesrcset` in their order, and skips those that browsers skip:
 * https://html.spec.whatwg.org/multipage/images.html#parsing-a-srcset-attribute. An address ends with a space, so it
 * may contain commas.
 */
export function readSourceSet(srcset: string): readonly ImageCandidate[] {
  return [...srcset.matchAll(candidate)].flatMap(([, url = "", descriptors = ""]) => {
    const size = readSize(descriptors.match(descriptor) ?? []);
    return size === undefined ? [] : [{ url, ...size }];
  });
}

/** An address with directly following commas, or else descriptors up to the next comma outside parentheses. */
const candidate = /[\t\n\f\r ,]*([^\t\n\f\r ]*[^\t\n\f\r ,])(?:,+|((?:[^(,]|\([^)]*(?:\)|$))*),?)/g;

const descriptor = /(?:[^\t\n\f\r (]|\([^)]*(?:\)|$))+/g;

/** Undefined when browsers treat the descriptors as a mistake. A height, which they ignore, needs a width beside it. */
function readSize(descriptors: readonly string[]): Omit<ImageCandidate, "url"> | undefined {
  const sizes = descriptors.map(readDescriptor);
  const units = sizes
    .map((size) => size?.unit)
    .sort()
    .join(" ");
  if (!combinations.has(units) || sizes.includes(undefined)) return undefined;
  const numberOf = (unit: string) => sizes.find((size) => size?.unit === unit)?.number;
  return { width: numberOf("w"), density: numberOf("x") };
}

const combinations: ReadonlySet<string> = new Set(["", "w", "x", "h w"]);

function readDescriptor(written: string): { readonly number: number; readonly unit: string } | undefined {
  const [, pixels, pixelUnit = "", dots] =
    /^(?:(\d+)([wh])|((?:\d+(?:\.\d+)?|\.\d+)(?:[eE][+-]?\d+)?)x)$/.exec(written) ?? [];
  if (dots !== undefined) return { number: Number(dots), unit: "x" };
  return Number(pixels) > 0 ? { number: Number(pixels), unit: pixelUnit } : undefined;
}
