// What each number of articles has to come to, as a share of another generator's figure in the same comparison.
const shares = [
  { count: 30, phase: "cold", field: "wall", to: "Eleventy", most: 0.8 },
  { count: 30, phase: "changed", field: "wall", to: "Eleventy", most: 0.35 },
  { count: 1000, phase: "cold", field: "wall", to: "Eleventy", most: 0.6 },
  { count: 1000, phase: "changed", field: "wall", to: "Hugo", most: 0.5 },
  { count: 1000, phase: "", field: "memory", to: "Hugo", most: 1 },
  { count: 10_000, phase: "cold", field: "wall", to: "Hugo", most: 0.8 },
  { count: 10_000, phase: "changed", field: "wall", to: "Hugo", most: 0.15 },
  { count: 10_000, phase: "", field: "memory", to: "Hugo", most: 0.3 },
];
const large = 100_000;
const mostGrowth = 1.3;
const mostMemoryMb = 2000;

/** One row for each target of which the comparison has both figures. */
export function judge(results, real) {
  return [
    ...shares.flatMap((share) => judgeShare(results, share)),
    ...judgeLarge(results),
    ...judgeReal(real),
  ];
}

function judgeShare(results, { count, phase, field, to, most }) {
  const phases = [...new Set(results.map((result) => result.phase))].filter((name) => name.endsWith(phase));
  const what = field === "memory" ? "peak memory" : "";
  const of = (start, name) =>
    results.find((one) => one.count === count && one.phase === name && one.name.startsWith(start))?.[field];
  if (field === "memory") {
    const highest = (start) => Math.max(...phases.map((name) => of(start, name) ?? Number.NaN));
    return row(count, what, most, to, highest("ours") / highest(to));
  }
  return phases.flatMap((name) => row(count, name, most, to, of("ours", name) / of(to, name)));
}

function row(count, what, most, to, ratio) {
  if (Number.isNaN(ratio)) return [];
  const articles = count.toLocaleString("en");
  return [
    { articles, what, target: `at most ${most} × ${to}`, came: ratio.toFixed(2), isMet: ratio <= most },
  ];
}

function judgeLarge(results) {
  const ours = (count) => results.filter((one) => one.count === count && one.name === "ours");
  const [big, middle] = [ours(large), ours(10_000)];
  if (big.length === 0) return [];
  const articles = large.toLocaleString("en");
  const peak = Math.max(...big.map(({ memory }) => memory));
  const grown = (field) => big[0][field] / middle[0]?.[field] / 10;
  const growth = (field, what) => {
    if (middle.length === 0) return [];
    const ratio = grown(field);
    const target = `at most ${mostGrowth} × that of 10,000`;
    return [
      { articles, what: `${what} per page`, target, came: ratio.toFixed(2), isMet: ratio <= mostGrowth },
    ];
  };
  return [
    ...growth("wall", "time"),
    ...growth("memory", "memory"),
    {
      articles,
      what: "peak memory",
      target: "under 2 GB",
      came: `${peak.toFixed(0)} MB`,
      isMet: peak < mostMemoryMb,
    },
  ];
}

function judgeReal(real) {
  return (real ?? []).map(({ what, wall, mostSeconds }) => ({
    articles: "the real site",
    what,
    target: `at most ${mostSeconds} s`,
    came: `${wall.toFixed(2)} s`,
    isMet: wall <= mostSeconds,
  }));
}
