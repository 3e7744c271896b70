import { categories } from "./summarise.mjs";

/** The scores of all pages as a table in Markdown. */
export function describeTable(pages) {
  const head =
    "| page | performance | accessibility | best practices | SEO | LCP, s | TBT, ms | CLS | transfer, KB |";
  const rows = pages.map(({ route, scores, lcpMs, tbtMs, cls, transferBytes }) => {
    const cells = [
      `\`${route}\``,
      ...categories.map((category) => scores[category]),
      (lcpMs / 1000).toFixed(2),
      Math.round(tbtMs),
      Number(cls.toFixed(4)),
      (transferBytes / 1000).toFixed(1),
    ];
    return `| ${cells.join(" | ")} |`;
  });
  return [head, `| --- |${" ---: |".repeat(8)}`, ...rows].join("\n");
}

/** What costs each page points, as a list in Markdown. Empty when every score is 100. */
export function describeShortfalls(pages) {
  return pages
    .flatMap(({ route, shortfalls }) =>
      shortfalls.map(({ category, id, title, displayValue }) => {
        const measured = displayValue ? ` (${displayValue.replaceAll("\u00a0", " ")})` : "";
        return `- \`${route}\`, ${category}: ${title}${measured} [\`${id}\`]${explain(route, id)}`;
      }),
    )
    .join("\n");
}

/** The not-found page asks search engines not to index it, for which Lighthouse deducts points. */
function explain(route, id) {
  return route === "/404" && id === "is-crawlable" ? ", on purpose" : "";
}
