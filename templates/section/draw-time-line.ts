import { path, px, text } from "./section-marks.ts";
import type { SectionLabels, SectionModel, Thresholds, Today } from "./section-model.ts";

type TimeLineOptions = {
  readonly labels: SectionLabels;
  readonly thresholds: Thresholds;
  readonly today: Today;
  readonly width: number;
  /** px of the axis. */
  readonly y: number;
};

/** From July 2021 to 2031, with the permit before it, the deadline on it and the renewal where it belongs. */
export function drawTimeLine(
  model: SectionModel,
  { labels, thresholds: { low, high }, today, width, y }: TimeLineOptions,
): string {
  const { permit, renewal, deadline } = model;
  const asked = toYears(permit);
  const now = toYears(today.day);
  const [lowFrom, highFrom] = [toYears(low.day), toYears(high.day)];
  const first = 2021;
  const last = Math.max(2031, Math.ceil(now) + 2);
  const start = asked < first ? 74 : 8;
  const at = (year: number) =>
    year < first ? 6 : px(start + ((Math.min(year, last) - first) / (last - first)) * (width - start - 10));
  const axis = asked < first ? `M4 ${y}H${start - 34}l4-6 6 12 4-6H${width}` : `M4 ${y}H${width}`;
  let small = "";
  for (let year = first; year <= last; year++) small += `M${at(year)} ${y - 3}v6`;
  const slanted = (x: number) => `M${px(x - 4)} ${y + 4}l8-8`;
  const due = deadline && dueAt();
  const isPast = due !== undefined && due < now;
  const band = isPast ? path("qv2", `M${at(due)} ${y - 10}H${at(now)}V${y}H${at(due)}z`) : "";
  const deadlineMark = due === undefined ? "" : band + path("qv qv1", `M${at(due)} ${y - 22}v24`);
  const renewalAt = at(
    renewal === "fait"
      ? (2023.27 + now) / 2
      : (now + lowFrom) / 2 > now
        ? Math.max(now + 0.6, (now + lowFrom) / 2)
        : now + 0.6,
  );
  const isRenewalDue = deadline?.at === "renewal";
  const diamond = path(isRenewalDue ? "qm" : "qs qr", `M${renewalAt} ${y - 6}l6 6-6 6-6-6z`);

  // Labels below the axis: the first that are placed win, the others need room.
  const rows: (readonly [from: number, to: number])[][] = [[], []];
  let told = "";
  const tell = (words: string, x: number, row: 0 | 1, name: string): boolean => {
    const half = words.length * 3.5 + 5;
    const middle = Math.min(Math.max(x, half), width - half);
    if (rows[row]?.some(([from, to]) => middle - half < to && middle + half > from)) return false;
    rows[row]?.push([middle - half, middle + half]);
    told += text(words, px(middle), y + 20 + row * 16, name, "middle");
    return true;
  };
  tell(today.label, at(now), 0, "qb");
  if (!(tell(labels.permit, at(asked), 0, "qx") && tell(permit.slice(0, 4), at(asked), 1, "qb")))
    tell(`${labels.permit} ${permit.slice(0, 4)}`, at(asked), 1, "qb");
  if (tell(low.day.slice(0, 4), at(lowFrom), 0, "qx")) tell(labels.aboveLow, at(lowFrom), 1, "qx");
  if (tell(high.day.slice(0, 4), at(highFrom), 0, "qx")) tell(labels.aboveHigh, at(highFrom), 1, "qx");
  tell("2021", at(2021.55), 0, "qx");
  const renewalWords = { aucun: labels.noRenewal, fait: labels.renewed, prevu: labels.renewal }[renewal];
  tell(renewalWords, renewalAt, 1, "qx");

  const above = deadline?.label ?? labels.noDeadline;
  const half = above.length * 6.8;
  const x = at(due ?? now);
  const isEnd = x + half > width;
  const label = text(
    above,
    isEnd && x < half ? width : px(isEnd ? x - 5 : x + 5),
    y - 14 - (isEnd && x < half ? 12 : 0),
    due === undefined ? "qb" : "qb qz",
    isEnd ? "end" : "start",
  );
  return (
    path("qn", axis + small) +
    path("qt", slanted(at(asked)) + slanted(at(2021.55)) + slanted(at(highFrom)) + slanted(at(lowFrom))) +
    path("qt", `M${at(now)} ${y - 10}v14`) +
    diamond +
    deadlineMark +
    label +
    told
  );

  function dueAt(): number {
    if (deadline?.at === "permit") return asked;
    if (deadline?.at === "day" && deadline.day) return toYears(deadline.day);
    return renewal === "fait" ? (2023.27 + now) / 2 : Math.max(now + 0.6, (now + lowFrom) / 2);
  }
}

/** `2021-07-22` as a number of years; a year alone is its middle. */
function toYears(day: string): number {
  const [year = 0, month, date = 1] = day.split("-").map(Number);
  return month === undefined ? year + 0.5 : year + (month - 1) / 12 + (date - 1) / 365;
}
