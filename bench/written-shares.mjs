/**
 * The shares of the kinds of Markdown in text that people write, for `written-text.mjs`.
 *
 * Measured in November 2026 with remark and GFM over up to 300 texts of each of eleven public collections: the Rust
 * blog, the Rust book, the documentation of Node.js, PowerShell, Hugo, Eleventy and Astro, The Odin Project,
 * overreacted, beta.gouv.fr and the today-I-learned notes of jbranchaud. Figures are means of the eleven, rounded; the
 * habits of a text (`texts`) and the split of HTML and code by kind are estimates. Nothing of their texts is here.
 * `per1000` counts in 1,000 words. Lengths are percentiles: `{ 50: 24 }` says that half are up to 24 long.
 *
 * Forms with less than 0.1 uses in 1,000 words (tasks, footnotes, struck words, titles of links, two spaces at the end
 * of a line, `<https://…>`) are raised to about that, so that they occur at all.
 *
 * Images (0.56 in 1,000 words) are left out: ours makes sizes and formats of each, the others copy it, so that they
 * would not do the same work. Characters that are a directive in ours alone (`:name[`) are left out as well.
 */
export const shares = {
  /** Bytes of a text without its front matter. */
  bytes: {
    0: 200,
    5: 257,
    10: 496,
    20: 963,
    30: 1561,
    40: 2370,
    50: 3611,
    60: 5317,
    70: 7759,
    80: 11_892,
    90: 20_933,
    95: 29_503,
    98: 46_203,
    99: 62_649,
    100: 117_351,
  },
  /** The share of texts that have such a form at all. In these texts it occurs proportionally more often. */
  texts: {
    html: 0.39,
    reference: 0.19,
    code: 0.68,
    link: 0.75,
    table: 0.15,
    quote: 0.3,
    strong: 0.45,
    emphasis: 0.45,
    headingOne: 0.28,
    brokenLines: 0.45,
  },
  /** Blocks that are not in another block. */
  blocksPer1000: {
    paragraph: 28,
    heading: 8.3,
    code: 7,
    list: 2.6,
    html: 2.4,
    quote: 0.5,
    table: 0.4,
    rule: 0.27,
  },
  headings: {
    words: { 0: 1, 25: 1.8, 50: 2.6, 75: 4.3, 90: 6.3, 100: 11 },
    depths: { 2: 3.5, 3: 3.8, 4: 0.85, 5: 0.1 },
    withCode: 0.09,
    withPunctuation: 0.22,
  },
  paragraphs: {
    words: { 0: 2, 5: 3, 10: 5.5, 25: 11.5, 50: 23.7, 75: 40, 90: 59, 95: 70, 100: 120 },
    sentenceWords: { 0: 4, 50: 18, 100: 40 },
  },
  lists: {
    items: { 0: 1, 25: 1.8, 50: 2.8, 75: 4.1, 90: 9.5, 95: 17, 100: 39 },
    words: { 0: 1, 5: 2, 10: 2.7, 25: 4.6, 50: 8.6, 75: 17, 90: 29, 95: 38, 100: 70 },
    ordered: 0.14,
    loose: 0.09,
    withStars: 0.18,
    withTasks: 0.03,
    mostDepth: 3,
    itemWithList: 0.03,
    orderedInItem: 0.1,
    itemWithCode: 0.008,
    itemWithParagraphs: 0.006,
  },
  code: {
    lines: { 0: 1, 10: 1.4, 25: 3.2, 50: 9.2, 75: 13.5, 90: 18.7, 95: 24, 100: 45 },
    fenced: 0.965,
    withMeta: 0.17,
    languages: {
      js: 0.95,
      "go-html-template": 0.85,
      "": 0.79,
      bash: 0.62,
      powershell: 0.5,
      rust: 0.47,
      ruby: 0.39,
      html: 0.32,
      yaml: 0.31,
      jsx: 0.25,
      text: 0.25,
      ts: 0.21,
      console: 0.12,
      sql: 0.1,
      json: 0.1,
      python: 0.1,
      css: 0.1,
      toml: 0.1,
    },
  },
  html: { comment: 0.6, paragraph: 0.5, component: 0.5, div: 0.37, details: 0.14, table: 0.1 },
  alertInQuote: 0.5,
  tables: {
    rows: { 0: 1, 50: 4.7, 75: 7, 90: 13, 100: 38 },
    columns: { 0: 2, 50: 3.2, 90: 4.5, 100: 6 },
    cellWords: { 0: 1, 50: 1.3, 75: 2.7, 90: 4, 100: 12 },
    aligned: 0.66,
  },
  inlinesPer1000: {
    code: 40,
    comma: 35,
    link: 24,
    colon: 20,
    dash: 19,
    apostrophe: 16,
    parentheses: 13,
    strong: 9.6,
    number: 6.7,
    quoted: 5.6,
    numberSign: 5.2,
    escape: 5,
    underscoredWord: 3.7,
    reference: 2.7,
    semicolon: 2.7,
    emphasisUnderscore: 2,
    html: 2,
    emphasis: 1.7,
    bareAddress: 1.1,
    break: 0.85,
    less: 0.64,
    doubleColon: 0.32,
    colonInWord: 0.24,
    entity: 0.16,
    strongUnderscore: 0.1,
    autolink: 0.1,
    struck: 0.1,
    spacesBreak: 0.1,
    footnote: 0.1,
  },
  inlineCode: { underscore: 0.09, less: 0.04, colon: 0.14 },
  links: {
    words: { 0: 1, 25: 1.1, 50: 1.8, 75: 3.2, 90: 5.2, 100: 9 },
    outside: 0.66,
    anchor: 0.2,
    withCode: 0.27,
    withUnderscore: 0.05,
    withTitle: 0.004,
  },
  references: { full: 1.05, collapsed: 1.3, shortcut: 0.34 },
};

/** Functions that choose by those shares, from a source of numbers in [0, 1). */
export function createChances(random) {
  return {
    happens: (share) => random() < share,
    /** A random whole number, at least 1, from percentiles with straight lines between them. */
    length: (percentiles) =>
      Math.max(1, Math.round(readPercentile(Object.entries(percentiles), random() * 100))),
    /** The name of one of the weights. */
    choose: (weights) => {
      const all = Object.entries(weights);
      return take(all, random() * all.reduce((sum, [, weight]) => sum + weight, 0)) ?? all[0][0];
    },
    /** Undefined for the remainder of 1,000. */
    chooseOf1000: (rates) => take(Object.entries(rates), random() * 1000),
  };
}

function readPercentile(points, at) {
  const next = points.findIndex(([percent]) => Number(percent) >= at);
  if (next === 0) return points[0][1];
  const [[from, low], [to, high]] = [points[next - 1], points[next]];
  return low + ((at - from) / (to - from)) * (high - low);
}

function take(all, at) {
  let left = at;
  for (const [name, weight] of all) {
    left -= weight;
    if (left < 0) return name;
  }
  return undefined;
}
