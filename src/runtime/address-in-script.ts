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

/** Like `addressOf`, for scripts that set it on an element: browsers encode it by themselves. */
export function addressOf(route: string): string {
  return withScriptBase(drawnBase ?? scriptBase(), route);
}

/** Scripts are published in `assets/`, right below the base path. */
function scriptBase(): string {
  const { protocol, pathname } = new URL("..", import.meta.url);
  if (protocol === "file:") throw new Mistake(say("thrown.no-base"));
  return pathname.slice(0, -1);
}

function withScriptBase(base: string, address: string): string {
  if (!address.startsWith("/") || address.startsWith("//") || base === "") return address;
  return address === "/" ? `${base}/` : base + address;
}
