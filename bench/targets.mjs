/**
 * The targets for each number of articles, as shares of another generator's figure in the same comparison: `must` is
 * the upper limit, and `aim` the desired value.
 */
const shares = [
  { count: 30, phases: ["cold"], field: "wall", to: "Eleventy", must: 0.8 },
  { count: 30, phases: ["nothing changed", "one changed"], field: "wall", to: "Eleventy", must: 0.35 },
  { count: 1000, phases: ["cold"], field: "wall", to: "Eleventy", must: 1.2, aim: 0.8 },
  { count: 1000, phases: ["cold"], field: "wall", to: "Hugo", aim: 1.3 },
  { count: 1000, phases: ["nothing changed", "one changed"], field: "wall", to: "Hugo", must: 0.4 },
  { count: 1000, field: "memory", to: "Hugo", must: 1 },
  { count: 10_000, phases: ["cold"], field: "wall", to: "Eleventy", must: 1, aim: 0.8 },
  { count: 10_000, phases: ["cold"], field: "cpu", to: "Eleventy", must: 1.2 },
  { count: 10_000, phases: ["cold"], field: "wall", to: "Hugo", must: 2, aim: 1.3 },
  { count: 10_000, phases: ["cold"], field: "cpu", to: "Hugo", must: 2 },
  { count: 10_000, phases: ["nothing changed", "one changed"], field: "wall", to: "Hugo", must: 0.15 },
  { count: 10_000, field: "memory", to: "Hugo", must: 0.35 },
];
const large = 100_000;
const mostGrowth = 1.3;
const mostMemoryMb = 2000;
const realSeconds = {
  "images and drawings anew": 5.5,
  "pages cold, the rest remembered": 0.9,
  "nothing changed": 0.3,
};

/** One row for each target whose two figures the comparison has. */
export function judge(results, real) {
  const kinds = [...new Set(results.map(({ kind }) => kind))];
  return [
    ...kinds.flatMap((kind) => {
      const ofKind = results.filter((one) => one.kind === kind);
      const rows = [...shares.flatMap((share) => judgeShare(ofKind, share)), ...judgeLarge(ofKind)];
      return rows.map((row) => ({ kind, ...row }));
    }),
    ...judgeReal(real),
  ];
}

function judgeShare(results, { count, phases, field, to, must, aim }) {
  const of = (start, phase) =>
    results.find((one) => one.count === count && one.phase === phase && one.name.startsWith(start))?.[field];
  const rowOf = (what, ratio) => {
    if (ratio === undefined || Number.isNaN(ratio)) return [];
    const show = (share) => share && `${share} × ${to}`;
    return [{ articles: count, what, must: show(must), aim: show(aim), ...verdict(ratio, must, aim) }];
  };
  if (field === "memory") {
    const all = [...new Set(results.map(({ phase }) => phase))];
    const highest = (start) => Math.max(...all.map((phase) => of(start, phase) ?? Number.NaN));
    return rowOf("peak memory", highest("ours") / highest(to));
  }
  const unit = field === "cpu" ? "CPU" : "wall";
  return phases.flatMap((phase) => rowOf(`${phase}, ${unit}`, of("ours", phase) / of(to, phase)));
}

function judgeLarge(results) {
  const ours = (count) => results.filter((one) => one.count === count && one.name === "ours");
  const [big, middle] = [ours(large), ours(10_000)];
  if (big.length === 0) return [];
  const growth = (field, what) => {
    if (middle.length === 0) return [];
    const must = `${mostGrowth} × that of 10,000`;
    const ratio = big[0][field] / middle[0][field] / (large / 10_000);
    return [{ articles: large, what: `${what} per page`, must, ...verdict(ratio, mostGrowth) }];
  };
  const peak = Math.max(...big.map(({ memory }) => memory));
  const { met } = verdict(peak, mostMemoryMb);
  return [
    ...growth("wall", "time"),
    ...growth("memory", "memory"),
    { articles: large, what: "peak memory", must: "2 GB", came: `${peak.toFixed(0)} MB`, met },
  ];
}

function judgeReal(real) {
  return (real ?? []).map(({ what, wall }) => {
    const most = realSeconds[what];
    const { met } = verdict(wall, most);
    return { articles: "the real site", what, must: `${most} s`, came: `${wall.toFixed(2)} s`, met };
  });
}

/** "between" is above `aim`, but not above `must`. */
function verdict(figure, must = Number.POSITIVE_INFINITY, aim = must) {
  const met = figure > must ? "missed" : figure > aim ? "between" : "met";
  return { came: figure.toFixed(2), met };
}
