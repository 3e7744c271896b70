import type { Fault } from "./fault.ts";

/** An element, which the server writes as HTML and the panel makes: its name, its attributes, its content. */
export type Markup = string | readonly [string, Readonly<Record<string, string>>, ...Markup[]];

type Options = {
  /** The level of the headings of faults. */
  readonly level: "h2" | "h3" | "h4";
  /** True where another heading gives the kind. */
  readonly isByKind?: boolean;
  /** The page that another heading names. */
  readonly below?: string | undefined;
  /** Marks those that are new. */
  readonly fresh?: { readonly keys: ReadonlySet<string>; readonly text: string };
};

/** Draws a list of faults: on the page of the whole site, in place of a page with errors, and in the panel. */
export function drawFaults(faults: readonly Fault[], options: Options): Markup {
  return [
    "ul",
    { class: options.isByKind ? "faults by-kind" : "faults" },
    ...faults.map((fault) => drawFault(fault, options)),
  ];
}

function drawFault(fault: Fault, options: Options): Markup {
  const { kind, due, messages, waiting, hint, frame, why, details } = fault;
  return [
    "li",
    { class: kind },
    ...(due === undefined ? [] : [drawDay(due)]),
    [
      "div",
      {},
      [options.level, {}, ...drawHeading(fault, options)],
      ...messages.map((text, index) =>
        paragraph("message", text, ...(index === 0 && why ? [" ", drawLink(why.href, why.text)] : [])),
      ),
      ...(waiting === undefined ? [] : [drawWaiting(waiting)]),
      ...(details === undefined ? drawFrame(frame) : []),
      ...(hint === undefined ? [] : [paragraph("hint", hint)]),
      ...drawSpots(fault),
      ...(details === undefined ? drawPlace(fault) : [drawDetails(details, fault)]),
    ],
  ];
}

/** What developers ask for, folded away. */
function drawDetails({ label, texts }: NonNullable<Fault["details"]>, fault: Fault): Markup {
  return [
    "details",
    { class: "details" },
    ["summary", {}, label],
    ...texts.map((text) => paragraph("hint", text)),
    ...drawFrame(fault.frame),
    ...drawPlace(fault),
  ];
}

/** A wide line is scrolled with the keyboard. */
function drawFrame(frame: string | undefined): readonly Markup[] {
  return frame === undefined ? [] : [["pre", { tabindex: "0" }, frame]];
}

function drawDay({ day, text, distance }: NonNullable<Fault["due"]>): Markup {
  return [
    "time",
    { datetime: day },
    text,
    ...(distance === undefined ? [] : [" ", ["small", {}, distance] as const]),
  ];
}

/** The place as a link to where the fault is mended, the kind, and a mark. */
function drawHeading(fault: Fault, { isByKind, below, fresh }: Options): readonly Markup[] {
  const { holder, field, href, link, tag, key, messages } = fault;
  const kind = tag.charAt(0).toUpperCase() + tag.slice(1);
  const own = holder === below ? (field ?? kind) : holder;
  const name = field === undefined || own === field ? own : `${own} · ${field}`;
  const isNamed = isByKind || own === kind || field === kind;
  const address = href ?? (isPlace(fault) ? link : undefined);
  const written: Markup = isPlace(fault) ? ["code", {}, name] : name;
  return [
    address === undefined
      ? written
      : // Several faults of one page would have links of the same name.
        [
          "a",
          own === kind
            ? { href: address, "aria-label": [kind, ...messages.slice(0, 1)].join(" – ") }
            : { href: address },
          written,
        ],
    ...(isNamed ? [] : [" ", ["b", { class: "tag" }, tag] as const]),
    ...(fresh?.keys.has(key) ? [" ", ["b", { class: "new" }, fresh.text] as const] : []),
  ];
}

/** True where the heading is the place in the file. */
function isPlace({ holder, place, field }: Fault): boolean {
  return holder === place && field === undefined;
}

/** Pages by their addresses, and parts by their first words. */
function drawWaiting(waiting: NonNullable<Fault["waiting"]>): Markup {
  const items = waiting.map(
    ({ name, place }): Markup => [
      "li",
      {},
      name,
      ...(place === undefined ? [] : [" ", ["code", {}, place] as const]),
    ],
  );
  return ["ul", { class: "waiting" }, ...items];
}

function drawSpots({ spots }: Fault): readonly Markup[] {
  if (spots === undefined) return [];
  const { show, targets, more } = spots;
  const items = targets.map(({ selector, text }): Markup => {
    const button: Markup = ["button", { type: "button", "data-show": selector }, show];
    return ["li", {}, button, ...(text === undefined ? [] : [" ", ["code", {}, text] as const])];
  });
  return [["ul", { class: "spots" }, ...items, ...(more === undefined ? [] : [["li", {}, more] as const])]];
}

function drawPlace(fault: Fault): readonly Markup[] {
  const { place, link, code } = fault;
  const written: Markup = ["code", {}, place ?? ""];
  const parts: readonly Markup[] = [
    ...(place === undefined || isPlace(fault)
      ? []
      : [link === undefined ? written : (["a", { href: link }, written] as const)]),
    ...(code === undefined ? [] : [["span", {}, code] as const]),
  ];
  return parts.length === 0 ? [] : [["p", { class: "place" }, ...parts]];
}

function drawLink(href: string, text: string): Markup {
  return ["a", { href, target: "_blank" }, text];
}

function paragraph(name: string, ...content: readonly Markup[]): Markup {
  return ["p", { class: name }, ...content];
}
