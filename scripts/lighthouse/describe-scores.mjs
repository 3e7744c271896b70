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

/** What costs a page points, page by page, as a list in Markdown. Empty where all have 100 everywhere. */
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

/** The page for missing addresses asks search engines not to keep it, and Lighthouse counts that against any page. */
function explain(route, id) {
  return route === "/404" && id === "is-crawlable" ? ", on purpose" : "";
}
