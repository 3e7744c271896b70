import { Mistake, say } from "../words/message.ts";

let drawnBase: string | undefined;

/** Draws with this base path, `""` for none: where an island is drawn, no component of the site is around it. */
export function drawBelow<Drawn>(base: string, draw: () => Drawn): Drawn {
  const before = drawnBase;
  drawnBase = base;
  try {
    return draw();
  } finally {
    drawnBase = before;
  }
}

/**
 * The address of a route in islands and enhancers: `/services#audit` becomes `/base/services#audit`, other addresses
 * stay as they are. The result is the same in the build and in the browser. The route is that of one page, in its
 * language, as `derive` gives it; `href` of `useSite` finds the page in the language of the template.
 *
 * @throws a `Mistake` in the build when no page is being drawn.
 *
 * @example
 * ```tsx
 * <a href={addressOf("/services")}>Services</a>
 * ```
 */
export function addressOf(route: string): string {
  return withBase(drawnBase ?? scriptBase(), route);
}

/** Scripts are published in `assets/`, right below the base path. */
function scriptBase(): string {
  const { protocol, pathname } = new URL("..", import.meta.url);
  if (protocol === "file:") throw new Mistake(say("thrown.no-base"));
  return pathname.slice(0, -1);
}

/** Adds the base path to addresses from the site’s root; others stay as they are. */
export function withBase(base: string, address: string): string {
  if (!address.startsWith("/") || address.startsWith("//") || base === "") return address;
  return address === "/" ? `${base}/` : base + address;
}
