import { formatNumber, formatSurface } from "../words/french-number.ts";
import { drawRoom } from "./draw-room.ts";
import { drawTimeLine } from "./draw-time-line.ts";
import { escaped, path, place, px, text } from "./section-marks.ts";
import {
  boilers,
  coolingUnits,
  measureBuilding,
  type SectionLabels,
  type SectionModel,
  type Thresholds,
  type Tie,
  type Today,
} from "./section-model.ts";

export type SectionOptions = {
  /** px; the drawing keeps the size of its letters whatever the width. */
  readonly width: number;
  /** Makes ids unique among the drawings of a page: small letters. */
  readonly id: string;
  readonly labels: SectionLabels;
  readonly thresholds: Thresholds;
  readonly today: Today;
  /**
   * What the numbers count: the four functions, or three facts: the power that decides, what is to be installed, and the
   * deadline.
   */
  readonly numbers?: "functions" | "facts";
  /** The drawing in words, for those who do not see it. */
  readonly description: string;
};

// Metres.
const [wall, slab, raft, basement, groundFloor, storeyHeight] = [0.36, 0.3, 0.45, 2.8, 3.6, 3.2];
/** px to the left of the building: the chain of storeys; to its right: the numbers. */
const [chain, margin] = [50, 36];

/** The section of a building as SVG, coloured by section.css; its symbols are those of `sectionParts`. */
export function drawSectionModel(model: SectionModel, options: SectionOptions): string {
  const { width: sheetWidth, id, labels, thresholds, today, description, numbers = "functions" } = options;
  const [lowKw, highKw] = [thresholds.low.kw, thresholds.high.kw];
  const { surface, heating, cooling, ties, deadline } = model;
  const { storeys, area, width } = measureBuilding(surface);
  const room = sheetWidth - chain - margin;
  // What does not fit is broken off, so that people stay people.
  const drawn = Math.min(Math.max(width, 10), Math.max(14, Math.min(28, room / 11)));
  const scale = Math.min(storeys > 5 ? 16 : 20, room / drawn);
  const m = (metres: number) => px(metres * scale);

  const floors = Array.from({ length: storeys }, (_, index) => (index === 0 ? groundFloor : storeyHeight));
  const height = floors.reduce((sum, floor) => sum + floor, 0);
  const roofRoom = cooling > lowKw ? 3.3 : 2.3;
  const ruler = 50;
  const ground = px(ruler + (roofRoom + height + slab) * scale);
  const left = chain;
  const x = (metres: number) => px(left + metres * scale);
  const y = (metres: number) => px(ground - metres * scale);
  const box = (x0: number, y0: number, w: number, h: number) =>
    `M${x(x0)} ${y(y0)}h${m(w)}v${m(-h)}h${m(-w)}z`;

  // From left to right: rooms, stair, shaft, lift, rooms.
  const inner = drawn - 2 * wall;
  const stair = storeys > 1 ? 3.9 : 0;
  const lift = drawn >= 17 ? 1.7 : 0;
  const core = stair + 0.9 + lift + 0.48;
  const split = (start: number, wide: number) =>
    wide > 8.5
      ? [
          [start, wide * 0.56],
          [start + wide * 0.56 + 0.12, wide * 0.44 - 0.12],
        ]
      : [[start, wide]];
  const leftWide = (inner - core) * 0.46;
  const stairAt = wall + leftWide + 0.12;
  const shaftAt = stairAt + (stair && stair + 0.12);
  const liftAt = shaftAt + 1.02;
  const rightAt = liftAt + (lift && lift + 0.12);
  const rightWide = drawn - wall - rightAt;
  const rooms = [...split(wall, leftWide), ...split(rightAt, rightWide)] as [number, number][];

  let cut = "";
  let inside = "";
  let seen = "";
  let fine = "";
  let content = "";
  let level = 0;
  const meters: number[] = [];
  floors.forEach((floor, number) => {
    const clear = floor - slab;
    const foot = level;
    inside += box(wall, foot, inner, clear);
    // Walls with their window, and the slab above with the opening of the stair.
    for (const side of [0, drawn - wall]) {
      const isDoor = number === 0 && side > 0;
      if (!isDoor) cut += box(side, foot, wall, 0.9);
      cut += box(side, foot + 2.3, wall, clear - 2.3);
      seen += `M${x(side + wall / 2)} ${y(foot + (isDoor ? 0 : 0.9))}V${y(foot + 2.3)}`;
    }
    const opens = number < storeys - 1 && stair > 0;
    cut += opens
      ? box(0, foot + clear, stairAt + 0.7, slab) +
        box(stairAt + 3.1, foot + clear, drawn - stairAt - 3.1, slab)
      : box(0, foot + clear, drawn, slab);
    for (const at of [stairAt - 0.12, shaftAt - 0.12, shaftAt + 0.9, ...(lift ? [rightAt - 0.12] : [])])
      cut += box(at, foot, 0.12, clear);
    for (const [start, wide] of rooms) {
      if (start > rightAt || (start > wall && start < stairAt)) cut += box(start - 0.12, foot, 0.12, clear);
      content += drawRoom({
        use: model.use,
        seed: number * 5 + Math.round(start),
        isGround: number === 0,
        x: x(start),
        y: y(foot),
        width: wide,
        height: clear,
        scale,
      });
    }
    if (opens) {
      const flight = floor / 2 / 9;
      const up = `v${m(-flight)}h${m(0.25)}`.repeat(9);
      seen += `M${x(stairAt + 0.7)} ${y(foot)}${up}H${x(stairAt + 3.9)}`;
      fine += `M${x(stairAt + 2.95)} ${y(foot + floor / 2)}${`v${m(-flight)}h${m(-0.25)}`.repeat(9)}`;
      seen += `M${x(stairAt + 1)} ${y(foot)}L${x(stairAt + 3.05)} ${y(foot + floor / 2 - 0.22)}H${x(stairAt + 3.9)}`;
    }
    if (lift) fine += `M${x(liftAt)} ${y(foot)}l${m(lift)} ${m(-clear)}m${m(-lift)} 0l${m(lift)} ${m(clear)}`;
    meters.push(foot + clear - 0.75);
    level += floor;
  });
  const top = level;
  cut += box(0, top, wall, 0.55) + box(drawn - wall, top, wall, 0.55);
  // Basement: plant on the left of the shaft, switchboards on the right.
  const low = -slab - basement;
  inside += box(wall, low, inner, basement);
  cut += box(0, -slab, drawn, slab) + box(0, low - raft, drawn, raft);
  cut += box(0, low, wall, basement) + box(drawn - wall, low, wall, basement);
  cut += box(shaftAt + 0.9, low, 0.12, basement);

  // Machines: what a roof or a basement cannot hold is told by the ruler.
  let machines = "";
  const put = (symbol: string, at: number, foot: number, flip = false) =>
    place(symbol, x(at), y(foot), scale, flip);
  const unit = cooling > lowKw ? 2.4 : 1.6;
  const chillers = Array.from(
    { length: Math.min(coolingUnits(cooling), Math.max(1, Math.floor((drawn - 5.4) / unit))) },
    (_, index) => 0.8 + index * unit,
  );
  for (const at of chillers) machines += put(cooling > lowKw ? "tw" : "hp", at, top);
  const airAt = drawn - 4.3;
  machines += put("ah", airAt, top);
  const burners = Array.from(
    { length: Math.min(boilers(heating), Math.max(1, Math.floor((shaftAt - wall) / 3.9))) },
    (_, index) => wall + 0.3 + index * 3.9,
  );
  for (const at of burners) {
    machines += put("bl", at, low);
    if (at + 3.9 < shaftAt + 0.6) machines += put("ta", at + 3, low);
  }
  for (let at = rightAt + 0.4; at < drawn - 1.3; at += 0.75) machines += put("sw", at, low);

  const isBroken = width > drawn + 0.1;
  const breakAt = x(wall + leftWide * 0.62);
  const zigzag = (from: number, to: number) => {
    const steps = Math.round(Math.abs(to - from) / 18);
    const step = px((to - from) / steps);
    return Array.from({ length: steps }, (_, index) => `l${index % 2 ? -5 : 5} ${step}`).join("");
  };
  const [breakTop, breakFoot] = [y(top + 0.9), y(low - raft - 0.4)];
  const broken = isBroken
    ? path(
        "qw",
        `M${breakAt - 5} ${breakTop}${zigzag(breakTop, breakFoot)}h10${zigzag(breakFoot, breakTop)}z`,
      ) +
      path(
        "qs",
        `M${breakAt - 5} ${breakTop}${zigzag(breakTop, breakFoot)}M${breakAt + 5} ${breakTop}${zigzag(breakTop, breakFoot)}`,
      )
    : "";

  // Ground and what stands on it.
  const right = x(drawn);
  const free = sheetWidth - right - (deadline ? 40 : 12);
  const groundLine = `M0 ${ground}H${left}M${right} ${ground}H${sheetWidth}`;
  let earth = "";
  const strokes = (from: number, to: number) => {
    for (let at = from; at < to - 22; at += 34)
      for (let k = 0; k < 4; k++) earth += `M${px(at + k * 5 + 6)} ${ground + 3}l-6 7`;
  };
  strokes(2, left);
  strokes(right + 4, sheetWidth);
  let trees = "";
  if (free > 4.6 * scale)
    trees += place("ty", px(right + (deadline ? 38 : 12) + 2.6 * scale), ground, scale * 0.85);
  if (free > 7.5 * scale) trees += place("p3", px(right + (deadline ? 38 : 12) + 5.8 * scale), ground, scale);
  if (free > 11 * scale)
    trees += place("ty", px(right + (deadline ? 38 : 12) + 9 * scale), ground, scale * 0.68, true);

  const floorsMarkup =
    path("qr", inside) +
    content +
    path("qf", fine) +
    path("qs", seen) +
    `<defs><path id="${id}k" d="${cut}"/></defs><use class="qk" href="#${id}k"/><use fill="url(#q-hatch)" href="#${id}k"/>` +
    machines;

  // The chain of storeys.
  let marks = "";
  let dims = `M${chain - 14} ${y(0)}V${y(top)}`;
  let ticks = "";
  let foot = 0;
  const areaText = formatSurface(Math.round(area));
  const mayTell = storeyHeight * scale > areaText.length * 7.4;
  // A long number takes the room of two storeys.
  const step = storeyHeight * scale < formatNumber(Math.round(area)).length * 8 ? 2 : 1;
  for (const [number, floor] of [...floors, 0].entries()) {
    dims += `M${chain - 20} ${y(foot)}H${chain - 4}`;
    ticks += `M${chain - 18} ${px(y(foot) + 4)}l8-8`;
    if (floor > 0 && number % step === 0) {
      const told = mayTell ? areaText : formatNumber(Math.round(area));
      marks += text(told, chain - 20, px((y(foot) + y(foot + floor)) / 2), "qx", "middle", true);
    }
    foot += floor;
  }
  const [total, unitOfArea] = [formatNumber(Math.round(surface)), "m²"];
  marks +=
    text(total, left - 12, px(y(top) - 26), "qb", "end") +
    text(unitOfArea, left - 12, px(y(top) - 11), "qb", "end");
  marks += path("qn", dims) + path("qt", ticks);

  // One ruler for each power, both to one scale.
  const reach = Math.min(800, Math.max(380, heating * 1.08, cooling * 1.08));
  const rulerWidth = Math.min(190, px(sheetWidth * 0.44));
  const drawRuler = (kw: number, label: string, at: number, side: number) => {
    const to = (power: number) => px(left + (Math.min(power, reach) / reach) * rulerWidth);
    const isOver = kw > highKw;
    const bar = kw > 0 ? path(`qu ${isOver ? "qv" : ""}`, `M${left} ${at}H${to(kw)}`) : "";
    const ends = path(
      `qt ${isOver ? "qv" : ""}`,
      `M${left - 4} ${at + 4}l8-8${kw > 0 ? `M${to(kw) - 4} ${at + 4}l8-8` : ""}`,
    );
    const axis = `M${left} ${at}H${left + rulerWidth}M${to(lowKw)} ${at - 5}v10M${to(highKw)} ${at - 5}v10`;
    const values =
      text(formatNumber(lowKw), to(lowKw), at + side * 12 + 5, kw > lowKw ? "qb" : "qx", "middle") +
      text(formatNumber(highKw), to(highKw), at + side * 12 + 5, isOver ? "qb qz" : "qx", "middle");
    const power = `${formatNumber(kw, Number.isInteger(kw) ? 0 : 1)}\u00a0kW`;
    const labelAt = left + rulerWidth + 12;
    return (
      path("qn", axis) +
      bar +
      ends +
      values +
      text(label, labelAt, at - 4, "qx") +
      text(power, labelAt, at + 12, isOver ? "qb qz" : "qb")
    );
  };
  const foundation = y(low - raft);
  const heatAt = px(foundation + 22);
  const rulers = drawRuler(cooling, labels.cooling, 26, -1) + drawRuler(heating, labels.heating, heatAt, 1);

  const circle = (n: number, cx: number, cy: number) =>
    `<circle class="qq" cx="${cx}" cy="${cy}" r="11"/>${text(String(n), cx, cy + 5, "qb qz", "middle")}`;
  const networks = deadline ? drawNetworks() : "";
  const timeAt = heatAt + 72;
  const sheetHeight = timeAt + 44;
  const timeLine = drawTimeLine(model, { labels, thresholds, today, width: sheetWidth, y: timeAt });
  return (
    `<svg class="section-drawing" role="img" aria-label="${escaped(description)}" width="${sheetWidth}" height="${sheetHeight}" viewBox="0 0 ${sheetWidth} ${sheetHeight}">` +
    path("qf", earth) +
    trees +
    path("qo", groundLine) +
    `${floorsMarkup}${broken}${marks}${rulers}${networks}${timeLine}</svg>`
  );

  /** The four functions, in the order of the work; each is a group, so that a note can bring its own out. */
  function drawNetworks(): string {
    const shaft = shaftAt + 0.45;
    const lineOf = (tie: Tie) => (tie === "due" ? "qd" : "qc");
    const dot = (at: number, height: number) => `M${x(at)} ${y(height)}h.1`;
    // 1: the bus, from the plant room to the roof.
    const ceiling = low + basement - 0.5;
    const isHeated = burners.length > 0 && ties.heating !== "none";
    const isCooled = chillers.length > 0 && ties.cooling !== "none";
    const onRoof = top + 0.28;
    const firstBurner = (burners[0] ?? 0) + 1.35;
    const firstChiller = (chillers[0] ?? 0) + unit / 2 - 0.2;
    const riserFoot = isHeated ? ceiling : 0.6;
    let bus = path("qd", `M${x(shaft)} ${y(riserFoot)}V${y(onRoof)}`);
    if (isHeated)
      bus +=
        path(
          lineOf(ties.heating),
          `M${x(shaft)} ${y(ceiling)}H${x(firstBurner)}${burners.map((at) => `M${x(at + 1.35)} ${y(ceiling)}V${y(low + 1.5)}`).join("")}`,
        ) + path("qi", burners.map((at) => dot(at + 1.35, low + 1.1)).join(""));
    if (isCooled)
      bus +=
        path(lineOf(ties.cooling), `M${x(shaft)} ${y(onRoof)}H${x(firstChiller)}`) +
        path("qi", chillers.map((at) => dot(at + unit / 2 - 0.2, top + 0.75)).join(""));
    bus +=
      path(lineOf(ties.air), `M${x(shaft)} ${y(onRoof)}H${x(airAt + 0.6)}v${m(-0.5)}`) +
      path("qi", dot(airAt + 0.6, top + 1.1));
    // 2: a meter on each side of each storey; 3: a hand switch; 4: the desk on the ground floor.
    const size = Math.max(6, Math.min(9, px(scale * 0.5)));
    const farLeft = wall + 0.9;
    const farRight = drawn - wall - 0.9;
    let wires = "";
    let boxes = "";
    let hands = "";
    for (const meter of meters) {
      wires += `M${x(farLeft)} ${y(meter)}H${x(farRight)}`;
      for (const at of [farLeft, farRight])
        boxes += `M${px(x(at) - size / 2)} ${px(y(meter) - size / 2)}h${size}v${size}h${-size}zm${px(size * 0.2)} ${px(size * 0.65)}l${px(size * 0.3)}-${px(size * 0.3)} ${px(size * 0.3)} ${px(size * 0.3)}`;
    }
    const handAt = rightAt + Math.min(rightWide, 5) * 0.12 + 0.2;
    const hand = px(size * 0.42);
    for (const meter of meters) {
      const [hx, hy] = [x(handAt), y(meter - 0.85)];
      hands += `M${px(hx - hand)} ${hy}a${hand} ${hand} 0 1 0 ${2 * hand} 0a${hand} ${hand} 0 1 0 ${-2 * hand} 0m${hand} 0l${hand}-${hand}`;
    }
    const desk = [x(farRight - 1.3), y(1.95), m(1.7), m(1.1)] as const;
    const curve = `M${desk[0]} ${desk[1]}h${desk[2]}v${desk[3]}h${-desk[2]}z`;
    const plot = `M${px(desk[0] + 3)} ${px(desk[1] + desk[3] - 4)}l${px(desk[2] * 0.25)}-${px(desk[3] * 0.3)} ${px(desk[2] * 0.25)} ${px(desk[3] * 0.12)} ${px(desk[2] * 0.3)}-${px(desk[3] * 0.45)}`;

    // The numbers stand in one column; where storeys are few they push one another upwards.
    const topMeter = meters[storeys - 1] ?? 0;
    const middle = meters[Math.floor((storeys - 1) / 2)] ?? 0;
    const ends = [
      [x(airAt + 0.6), y(top + 1.1)],
      [px(x(farRight) + size / 2), y(topMeter)],
      [px(x(handAt) + hand), y(middle - 0.85)],
      [px(desk[0] + desk[2]), px(desk[1] + desk[3] / 2)],
    ] as const;
    const heights = ends.map(([, at]) => at);
    for (let n = 2; n >= 0; n--) heights[n] = px(Math.min(heights[n] ?? 0, (heights[n + 1] ?? 0) - 26));
    const bubble = (n: number) => {
      const [ax, ay] = ends[n] ?? [0, 0];
      const at = heights[n] ?? 0;
      const cx = right + 22;
      const elbow = at === ay ? "" : `L${right + 4} ${at}`;
      return path("qy", `M${ax} ${ay}${elbow}H${cx - 11}`) + circle(n + 1, cx, at);
    };
    const parts = [
      bus,
      path("qe", wires) + path("qm", boxes),
      path("qm", hands),
      path("qm", curve) + path("qm qj", plot),
    ];
    if (numbers === "facts") {
      const decides = cooling > heating ? 26 : heatAt;
      const leader = path("qy", `M${px(x(farRight) + size / 2)} ${y(middle)}H${right + 11}`);
      const facts =
        circle(1, px(left + rulerWidth + 114), decides) +
        circle(2, right + 22, y(middle)) +
        circle(3, sheetWidth - 13, px(heatAt + 16));
      return parts.join("") + leader + facts;
    }
    return parts.map((part, n) => `<g class="qn${n + 1}">${part}${bubble(n)}</g>`).join("");
  }
}
