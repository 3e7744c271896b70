import { linearScale } from "./linear-scale.ts";
import { Hatch, PlotFrame, tick } from "./plot-frame.tsx";

const levels = ["faible", "moyenne", "élevée"] as const;
type Level = (typeof levels)[number];

const innovations: readonly { readonly name: string; readonly level: Level }[] = [
  { name: "Expérience numérique des salariés", level: "élevée" },
  { name: "Objets portés dotés d’IA", level: "moyenne" },
  { name: "Vibe coding", level: "faible" },
];

const x = linearScale([0, levels.length], [7, 393]);
const rowHeight = 78;

/** Three innovations on a scale of three steps: how far each is ready for use. */
export function Maturity() {
  const height = innovations.length * rowHeight;
  return (
    <PlotFrame
      id="maturite"
      width={400}
      height={height + 34}
      title="Maturité de trois innovations du bureau"
      description={`${innovations.map(({ name, level }) => `${name}\u00A0: maturité ${level}`).join("\u202F; ")}.`}
    >
      <defs>
        <Hatch id="maturite-h" />
      </defs>
      {innovations.map(({ name, level }, row) => (
        <g key={name} transform={`translate(0 ${row * rowHeight})`}>
          <text x="7" y="24" className="plot-strong">
            {name}
          </text>
          <text x="393" y="24" textAnchor="end">
            {level}
          </text>
          <path
            className="plot-old"
            d={`M7 34H393V56H7z${[1, 2].map((step) => `M${x(step)} 34V56`).join("")}`}
          />
          <path className="plot-bar" fill="url(#maturite-h)" d={`M7 34H${x(steps(level))}V56H7z`} />
        </g>
      ))}
      <path className="plot-axis" d={`M7 ${height}H393`} />
      <path className="plot-tick" d={[0, 1, 2, 3].map((step) => tick(x(step), height)).join("")} />
      {levels.map((level, step) => (
        <text key={level} x={x(step + 0.5)} y={height + 26} textAnchor="middle">
          {level}
        </text>
      ))}
    </PlotFrame>
  );
}

/** How many steps of the scale a level fills. */
function steps(level: Level): number {
  return levels.indexOf(level) + 1;
}
