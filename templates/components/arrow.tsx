import type { ReactElement } from "react";

/** Where a link leads: a page of the site, a new tab, or further down the same page. */
export type Direction = "page" | "new-tab" | "down";

export function Arrow({ direction }: { readonly direction: Direction }) {
  return (
    <svg className="arrow" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
      {strokes(direction)}
    </svg>
  );
}

function strokes(direction: Direction): ReactElement {
  switch (direction) {
    case "page":
      return <path d="M1 10h17m-6-5 6 5-6 5" />;
    case "new-tab":
      return <path d="M4 16 16 4M7 4h9v9" />;
    case "down":
      return <path d="M10 1v17m5-6-5 6-5-6" />;
  }
}
