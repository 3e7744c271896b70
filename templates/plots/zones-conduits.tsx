import { Hatch, PlotFrame } from "./plot-frame.tsx";

/** The same drawing at two sizes: text keeps its size on a small screen, so the rooms grow in height. */
const sizes = {
  wide: { width: 806, room: 58, left: 10, span: 330, shaft: [383, 40] },
  narrow: { width: 334, room: 82, left: 9, span: 133, shaft: [152, 30] },
} as const;
type Size = keyof typeof sizes;
type Zone = { readonly name: string; readonly note: string; readonly level: string };

/** Two zones a storey, from the top. The levels are those of IEC 62443, as an owner might aim at them. */
const storeys: readonly (readonly [Zone, Zone])[] = [
  [
    { name: "Locataires", note: "leurs réseaux", level: "à leur charge" },
    { name: "Services", note: "aux occupants", level: "niveau 1" },
  ],
  [
    { name: "Sûreté", note: "badges, caméras", level: "niveau 3" },
    { name: "Ascenseurs", note: "téléalarme", level: "niveau 2" },
  ],
  [
    { name: "GTB", note: "chaud, froid, air", level: "niveau 2" },
    { name: "Zone d’échange", note: "accès distant", level: "niveau 3" },
  ],
];
const fire: Zone = { name: "Incendie", note: "autonome", level: "informe la GTB" };
const outside: Zone = { name: "Internet", note: "mainteneurs", level: "hors zone" };

const [top, gap, ground] = [30, 16, 46];

/** A building as zones that meet only in a controlled shaft: the method of IEC 62443, drawn as a section. */
export function ZonesConduits() {
  return (
    <>
      <Section size="wide" />
      <Section size="narrow" />
    </>
  );
}

function Section({ size }: { readonly size: Size }) {
  const {
    width,
    room,
    left,
    span,
    shaft: [shaft, shaftWidth],
  } = sizes[size];
  const columns = [left, width - left - span] as const;
  const y = (storey: number) => top + storey * (room + gap);
  const cellar = y(storeys.length) - gap + ground;
  const street = cellar - ground / 2;
  const hatch = `zones-${size}-h`;
  const [fireX, outsideX] = [columns[0] + 36, columns[1] + span / 2];
  return (
    <PlotFrame
      id={`zones-${size}`}
      size={size}
      width={width}
      height={cellar + room + 10}
      title="Zones et conduits d’un immeuble de bureaux"
      description={description}
    >
      <defs>
        <Hatch id={hatch} />
      </defs>
      <path
        className="plot-subject"
        d={`M2 ${top - 8}H${width - 2}V${street}H${columns[1] - 10}V${street}H${left + span + 8}V${cellar + room + 8}H2z`}
      />
      <text x={shaft + shaftWidth / 2} y="14" textAnchor="middle" className="plot-strong">
        pare-feu
      </text>
      <path
        className="plot-bar"
        fill={`url(#${hatch})`}
        d={`M${shaft} ${top - 8}h${shaftWidth}V${y(storeys.length) - gap}h${-shaftWidth}z`}
      />
      {storeys.map((zones, storey) => (
        <g key={zones[0].name}>
          {zones.map((zone, column) => (
            <Room key={zone.name} {...zone} size={size} x={columns[column] ?? left} y={y(storey)} />
          ))}
          <path
            className="plot-subject plot-energy"
            d={`M${left + span} ${y(storey) + room / 2}H${shaft}m${shaftWidth} 0H${columns[1]}`}
          />
        </g>
      ))}
      <Room {...fire} size={size} x={columns[0]} y={cellar} />
      <Room {...outside} size={size} x={columns[1]} y={cellar} />
      <path className="plot-old" d={`M${fireX} ${cellar}V${cellar - ground + 12}`} />
      <g className="plot-move">
        <path d={`m${fireX} ${cellar - ground + 2}-5 12h10z`} />
      </g>
      <path className="plot-subject plot-energy" d={`M${outsideX} ${cellar}V${cellar - ground}`} />
      <path className="plot-bar" fill={`url(#${hatch})`} d={`M${outsideX - 20} ${street - 7}h40v14h-40z`} />
    </PlotFrame>
  );
}

type RoomProps = Zone & { readonly size: Size; readonly x: number; readonly y: number };

function Room({ name, note, level, size, x, y }: RoomProps) {
  const { room, span } = sizes[size];
  return (
    <>
      <path className="plot-axis" d={`M${x} ${y}h${span}v${room}h${-span}z`} />
      <text x={x + 10} y={y + 24} className="plot-strong">
        {name}
      </text>
      <text x={x + 10} y={y + 44}>
        {note}
      </text>
      {size === "wide" ? (
        <text x={x + span - 12} y={y + 24} textAnchor="end">
          {level}
        </text>
      ) : (
        <text x={x + 10} y={y + 67}>
          {level}
        </text>
      )}
    </>
  );
}

const description = `${storeys
  .flat()
  .map(({ name, note, level }) => `${name} (${note})\u00A0: ${level}`)
  .join(
    "\u202F; ",
  )}. Ces zones n’échangent que par un pare-feu. Internet n’atteint que la zone d’échange, par un second pare-feu. La sécurité incendie informe la GTB et n’en reçoit rien.`;
