/** What the rooms of a building are for; each has its own furniture. */
export const uses = [
  "bureaux",
  "commerce",
  "enseignement",
  "sante",
  "hotel",
  "sport",
  "autre",
  "aucun",
] as const;
export type Use = (typeof uses)[number];

/** Whether a machine has to be tied to the system: always, only where that repays within ten years, or not at all. */
export type Tie = "due" | "conditional" | "none";

/** When the system is due: on a day, with the building itself, or with the renewal of heating or cooling. */
type Deadline = {
  readonly at: "day" | "permit" | "renewal";
  /** For `day`, such as `2025-01-01`. */
  readonly day?: string | undefined;
  /** On the time line. */
  readonly label: string;
};

/** Everything that a section shows: plain values, so that the build and the browser draw the same. */
export type SectionModel = {
  readonly use: Use;
  /** m² of the whole building. */
  readonly surface: number;
  /** kW */
  readonly heating: number;
  readonly cooling: number;
  /** A year or a day. */
  readonly permit: string;
  readonly renewal: "aucun" | "fait" | "prevu";
  readonly ties: { readonly heating: Tie; readonly cooling: Tie; readonly air: Tie };
  /** Undefined where no system is due. */
  readonly deadline: Deadline | undefined;
};

/** A power in kW, and the day from which it obliges existing buildings above it. */
export type Threshold = { readonly kw: number; readonly day: string };
export type Thresholds = { readonly low: Threshold; readonly high: Threshold };

/** The words on a drawing. */
export type SectionLabels = {
  readonly heating: string;
  readonly cooling: string;
  readonly permit: string;
  readonly noDeadline: string;
  readonly aboveHigh: string;
  readonly aboveLow: string;
  readonly renewed: string;
  readonly renewal: string;
  readonly noRenewal: string;
};

/** The day that the time line marks, and what is written there: « aujourd’hui », or a date where a drawing stays. */
export type Today = { readonly day: string; readonly label: string };

/** Depth of every building, in m: it turns the area of a storey into a width. */
const depth = 25;

/** One to seven storeys, the higher the larger the surface; the rest goes into the width. */
export function measureBuilding(surface: number): {
  readonly storeys: number;
  /** m² a storey */
  readonly area: number;
  /** m */
  readonly width: number;
} {
  const storeys = Math.min(7, Math.max(1, Math.round(Math.sqrt(surface / 100))));
  const area = surface / storeys;
  return { storeys, area, width: area / depth };
}

/** One unit for each 80 kW of cooling, as machines of a roof are built. */
export const coolingUnits = (kw: number) => Math.ceil(kw / 80);

/** One boiler for each 160 kW. */
export const boilers = (kw: number) => Math.ceil(kw / 160);
