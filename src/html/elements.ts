/**
 * Elements of a line that hold its words: a word goes on within them and behind them. The phrasing content of the
 * standard without what stands in a box of its own (such as `img` and `button`), the parts of `ruby`, and the obsolete
 * ones that other programs still write. https://html.spec.whatwg.org/multipage/dom.html#phrasing-content-2
 */
export const wordElements: ReadonlySet<string> = listed(
  "a abbr acronym b bdi bdo big cite code data del dfn em font i ins kbd label map mark nobr output q rb rp rt rtc ruby s samp slot small span strike strong sub sup time tt u var wbr",
);

/** Elements within a line of a text. All others hold blocks or stand between them. */
export const lineElements: ReadonlySet<string> = new Set([...wordElements, "br", "img"]);

/** Elements without content and without an end tag. */
export const voidElements: ReadonlySet<string> = listed(
  "area base br col embed hr img input link meta source track wbr",
);

/** Elements whose content no page shows as its text. */
export const unshownElements: ReadonlySet<string> = listed("noscript script style template");

/** Elements whose content is text up to their end tag, whatever it looks like. */
export const rawTextElements: ReadonlySet<string> = listed(
  "iframe noembed noframes noscript script style textarea title xmp",
);

export const headingElements: ReadonlySet<string> = listed("h1 h2 h3 h4 h5 h6");

function listed(names: string): ReadonlySet<string> {
  return new Set(names.split(" "));
}
