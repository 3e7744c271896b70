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
