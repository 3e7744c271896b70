const measures = [
  { field: "wall", what: "time", unit: "s", ticks: [0.01, 0.1, 1, 10, 100, 1000] },
  { field: "memory", what: "memory", unit: "MB", ticks: [10, 100, 1000, 10_000] },
];
const counts = [10, 100, 1000, 10_000, 100_000];
const panel = { width: 340, height: 260, left: 62, top: 34, gap: 90, below: 60 };
const rowHeight = panel.top + panel.height + panel.below;

/**
 * How the time and memory of each generator's cold builds grow with the number of articles, from 1,000 on, as an
 * exponent: 1 means twice as much for twice as many.
 */
export function fitExponent(results) {
  return kindsOf(results).flatMap(({ kind, ofKind }) =>
    namesOf(ofKind).flatMap((name) =>
      measures.flatMap(({ field, what }) => {
        const points = pointsOf(ofKind, name, field).filter(({ count }) => count >= 1000);
        return points.length < 2 ? [] : [{ kind, name, what, exponent: slopeOf(points) }];
      }),
    ),
  );
}

function slopeOf(points) {
  const logs = points.map(({ count, value }) => [Math.log(count), Math.log(value)]);
  const mean = (at) => logs.reduce((sum, log) => sum + log[at], 0) / logs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  const across = logs.reduce((sum, [x, y]) => sum + (x - meanX) * (y - meanY), 0);
  return across / logs.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
}

/**
 * Draws time and memory of cold builds against the number of articles as an SVG for light and dark pages. All axes are
 * logarithmic. Each kind of articles has a row.
 */
export function drawGrowth(results) {
  const kinds = kindsOf(results);
  const width = 2 * (panel.left + panel.width) + panel.gap;
  const height = kinds.length * rowHeight + 20;
  const names = namesOf(results);
  const legend = names
    .map(
      (name, at) =>
        `<g transform="translate(${panel.left + at * 180} ${height - 14})"><path class="l${at}" d="M0-4h24"/><text x="32">${name}</text></g>`,
    )
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="t">
<title id="t">Time and memory of a cold build against the number of articles</title>
<style>
text{font:13px system-ui,sans-serif;fill:#333}
path{fill:none;stroke-width:2}
.grid{stroke:#bbb;stroke-width:.5}
.l0{stroke:#0b5cad}.l1{stroke:#b3470f;stroke-dasharray:7 4}.l2{stroke:#3c7a1e;stroke-dasharray:2 4}
@media(prefers-color-scheme:dark){text{fill:#ddd}.grid{stroke:#666}.l0{stroke:#7cb8f2}.l1{stroke:#f0a070}.l2{stroke:#9ad27a}}
</style>
${kinds.map((row, down) => measures.map((measure, at) => drawPanel(row, names, measure, at, down)).join("\n")).join("\n")}
${legend}
</svg>
`;
}

function drawPanel({ kind, ofKind }, names, { field, what, unit, ticks }, at, down) {
  const left = panel.left + at * (panel.width + panel.gap);
  const scale = (list, length) => {
    const [from, to] = [Math.log(list[0]), Math.log(list.at(-1))];
    return (value) => round(((Math.log(value) - from) / (to - from)) * length);
  };
  const x = scale(counts, panel.width);
  const up = scale(ticks, panel.height);
  const y = (value) => round(panel.height - up(value));
  const across = ticks.map(
    (tick) =>
      `<path class="grid" d="M0 ${y(tick)}h${panel.width}"/><text x="-8" y="${y(tick) + 4}" text-anchor="end">${label(tick)}</text>`,
  );
  const along = counts.map(
    (count) =>
      `<path class="grid" d="M${x(count)} 0v${panel.height}"/><text x="${x(count)}" y="${panel.height + 18}" text-anchor="middle">${label(count)}</text>`,
  );
  const curves = names.map((name, line) => {
    const points = pointsOf(ofKind, name, field).map(({ count, value }) => `${x(count)} ${y(value)}`);
    return points.length === 0 ? "" : `<path class="l${line}" d="M${points.join("L")}"/>`;
  });
  return `<g transform="translate(${left} ${panel.top + down * rowHeight})"><text y="-12">Cold build, ${kind} text: ${what} (${unit})</text>${across.join("")}${along.join("")}${curves.join("")}<text x="${panel.width / 2}" y="${panel.height + 38}" text-anchor="middle">articles</text></g>`;
}

function kindsOf(results) {
  return [...new Set(results.map(({ kind }) => kind))].map((kind) => ({
    kind,
    ofKind: results.filter((one) => one.kind === kind),
  }));
}

function namesOf(results) {
  return [...new Set(results.map(({ name }) => name))];
}

function pointsOf(results, name, field) {
  return results
    .filter((one) => one.name === name && one.phase === "cold" && one[field] !== undefined)
    .map((one) => ({ count: one.count, value: one[field] }))
    .sort((a, b) => a.count - b.count);
}

function round(value) {
  return Math.round(value * 10) / 10;
}

function label(value) {
  return value.toLocaleString("en");
}
