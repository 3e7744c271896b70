export const categories = ["performance", "accessibility", "best-practices", "seo"];

/** A summary of a Lighthouse report for one page: scores of 100, metrics in ms, weight in bytes, failed audits. */
export function summarise(route, report) {
  if (report.runtimeError !== undefined) throw new Error(`${route}: ${report.runtimeError.message}`);
  const metric = (name) => report.audits[name].numericValue;
  return {
    route,
    lighthouse: report.lighthouseVersion,
    browser: /(?:Headless)?Chrome\/[\d.]+/.exec(report.environment.hostUserAgent)?.[0].replace("/", " "),
    benchmark: Math.round(report.environment.benchmarkIndex),
    scores: Object.fromEntries(
      categories.map((name) => [name, Math.round(report.categories[name].score * 100)]),
    ),
    lcpMs: metric("largest-contentful-paint"),
    tbtMs: metric("total-blocking-time"),
    cls: metric("cumulative-layout-shift"),
    transferBytes: report.audits["network-requests"].details.items.reduce(
      (sum, { transferSize = 0 }) => sum + transferSize,
      0,
    ),
    shortfalls: categories.flatMap((name) => findShortfalls(report, report.categories[name])),
  };
}

/** The audits that cost a category points, with Lighthouse’s explanations. */
function findShortfalls(report, { auditRefs, title, score }) {
  if (score === 1) return [];
  return auditRefs
    .filter(({ id, weight }) => weight > 0 && isShort(report.audits[id]))
    .map(({ id }) => ({ category: title, id, ...pickWords(report.audits[id]) }));
}

function isShort({ score }) {
  return score !== null && score < 1;
}

function pickWords({ title, displayValue }) {
  return { title, displayValue };
}
