import { linearScale } from "./linear-scale.ts";

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
    <svg viewBox={`0 0 400 ${height + 34}`} role="img" aria-labelledby="maturite-t maturite-d">
      <title id="maturite-t">Maturité de trois innovations du bureau</title>
      <desc id="maturite-d">
        {`${innovations.map(({ name, level }) => `${name}\u00A0: maturité ${level}`).join("\u202F; ")}.`}
      </desc>
      <defs>
        <pattern
          id="maturite-h"
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className="plot-hatch" d="M0 0V6" />
        </pattern>
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
      <path
        className="plot-tick"
        d={[0, 1, 2, 3].map((step) => `M${x(step) - 6} ${height + 6}l12-12`).join("")}
      />
      {levels.map((level, step) => (
        <text key={level} x={x(step + 0.5)} y={height + 26} textAnchor="middle">
          {level}
        </text>
      ))}
    </svg>
  );
}

/** How many steps of the scale a level fills. */
function steps(level: Level): number {
  return levels.indexOf(level) + 1;
}
