import type { Building } from "./building";
import type { LaidVolume } from "./lay-out-volume";
import type { DrawnSymbol, Sheet } from "./sheet";

/** The cut line of the ground wherever no building stands on it, and the hatching of the earth below. */
export function drawGround(sheet: Sheet, building: Building, volumes: readonly LaidVolume[]): void {
  const { ground, surroundings } = building;
  if (!ground) return;
  const bodies = volumes
    .map((volume): readonly [number, number] => footprint(volume))
    .toSorted(([a], [b]) => a - b);
  const left = Math.min(...bodies.map(([from]) => from)) - ground[0];
  const right = Math.max(...bodies.map(([, to]) => to)) + ground[1];
  const roadways = surroundings.flatMap((item): (readonly [number, number])[] =>
    item.kind === "roadway" ? [[item.x, item.x + item.width]] : [],
  );
  let from = left;
  for (const [start, end] of [...bodies, ...roadways, [right, right] as const].toSorted(
    ([a], [b]) => a - b,
  )) {
    if (start > from) drawStretch(sheet, from, start);
    from = Math.max(from, end);
  }
}

/** What a volume occupies of the ground line: its lowest storeys, not its overhangs. */
function footprint({ floors, left, right }: LaidVolume): readonly [number, number] {
  const low = floors.filter(({ y }) => y <= 0);
  if (low.length === 0) return [left, right];
  return [Math.min(...low.map(({ x }) => x)), Math.max(...low.map(({ x, width }) => x + width))];
}

function drawStretch(sheet: Sheet, from: number, to: number): void {
  sheet.line("cut", "ground", [
    [from, 0],
    [to, 0],
  ]);
  const isSmall = sheet.scale < 9;
  const step = Math.max(0.16, (isSmall ? 2.6 : 4.6) / sheet.scale);
  const depth = Math.max(0.62, (isSmall ? 7 : 12) / sheet.scale);
  const group = earthHatch(step, depth);
  const width = 4 * step + depth;
  for (let x = from + 0.05; x + width < to; x += 7.4 * step) sheet.place("behind", group, { x, y: 0 });
}

/** Five strokes, as earth is drawn by hand. */
function earthHatch(step: number, depth: number): DrawnSymbol {
  const strokes = [0, 1, 2, 3, 4].map((stroke) => {
    const x = stroke * step;
    return `M${x.toFixed(3)} ${(-depth).toFixed(3)}L${(x + depth - 0.02).toFixed(3)} -.02`;
  });
  return { id: "eh", parts: [["earth", strokes.join("")]] };
}
