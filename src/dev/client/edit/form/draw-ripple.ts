import type { RippleAnswer } from "../../../../edit/protocol.ts";
import { make } from "../../panel/make.ts";
import type { EditWords } from "../words.ts";

/** Draws the list of pages and files that an edit would change. */
export function drawRipple(
  { pages, cards, feeds, search }: Extract<RippleAnswer, { status: "known" }>,
  words: EditWords,
): HTMLElement {
  return make(
    "div",
    { class: "ripple" },
    make("p", {}, words["ripple.title"]),
    make(
      "ul",
      {},
      make(
        "li",
        {},
        words["ripple.pages"]({ count: pages.length }),
        ...(pages.length === 0
          ? []
          : [
              make(
                "ul",
                {},
                ...pages
                  .slice(0, mostPages)
                  .map(({ title, route }) => make("li", {}, title, " ", make("small", {}, route))),
                ...(pages.length > mostPages
                  ? [make("li", {}, words["ripple.more"]({ count: pages.length - mostPages }))]
                  : []),
              ),
            ]),
      ),
      ...(cards > 0 ? [make("li", {}, words["ripple.cards"]({ count: cards }))] : []),
      ...feeds.map((feed) => make("li", {}, words["ripple.feed"]({ feed }))),
      ...(search ? [make("li", {}, words["ripple.search"])] : []),
    ),
  );
}

const mostPages = 8;
