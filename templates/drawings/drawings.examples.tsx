import { RawHtml } from "charpente";
import type { Building } from "../engine/building.ts";
import { drawSection } from "../engine/draw-section.ts";
import { smallestInline } from "../engine/pens.ts";
import type { Board } from "../workbench/board.ts";
import { Group, Specimen, States } from "../workbench/specimen.tsx";
import { catalogue, type DrawingName } from "./catalogue.ts";
import { coverView } from "./drawing-views.ts";
import { DrawnImage, InlineDrawing } from "./drawn-image.tsx";
import { planView, systems, systemView } from "./page-views.ts";

export const examples: readonly Board[] = [
  {
    id: "dessins",
    title: "Dessins",
    note: "Heures, échelles, graines, réseaux, puis tous les bâtiments du site.",
    sheets: ["services"],
    component: Drawings,
  },
];

const names = Object.keys(catalogue) as DrawingName[];
const subject: Building = catalogue["decret-bacs-2026"];
const corner = { x: -1, y: -1, width: 14, height: 9 };

/** What one description gives at each hour, scale and choice; then every building of the site. */
function Drawings() {
  return (
    <>
      <Group name="Heures">
        <States>
          {[8, 12, 18, 23].map((hour) => (
            <Specimen key={hour} label={`${hour} h`}>
              <Variant id={`h${hour}`} building={{ ...subject, hour }} scale={14} />
            </Specimen>
          ))}
        </States>
      </Group>
      <Group name="Échelles">
        <States>
          {[5, 9, 14, 24].map((scale) => (
            <Specimen key={scale} label={`${scale} px par mètre`}>
              <Variant id={`e${scale}`} building={subject} scale={scale} />
            </Specimen>
          ))}
        </States>
      </Group>
      <Group name="Graines">
        <States>
          {[1, 2, 3].map((seed) => (
            <Specimen key={seed} label={`Graine ${seed}`}>
              <Variant id={`g${seed}`} building={{ ...subject, seed }} scale={14} />
            </Specimen>
          ))}
        </States>
      </Group>
      <Group name="DrawnImage">
        <States>
          <Specimen label="Cadrée">
            <DrawnImage view={coverView} alt="" />
          </Specimen>
          <Specimen label="Entière">
            <DrawnImage view={planView} alt="" />
          </Specimen>
          {systems.map((system) => (
            <Specimen key={system} label={`Un réseau seul : ${system}`}>
              <DrawnImage view={systemView(system)} alt="" />
            </Specimen>
          ))}
        </States>
      </Group>
      <Group name="InlineDrawing">
        <div className="bench-drawings">
          {names.map((name) => (
            <figure key={name}>
              <InlineDrawing
                drawing={name}
                scale={smallestInline}
                idPrefix={`${name}-`}
                marks={name === "home-tower"}
              />
              <figcaption className="bench-label">{name}</figcaption>
            </figure>
          ))}
        </div>
      </Group>
    </>
  );
}

type VariantProps = {
  readonly id: string;
  readonly building: Building;
  readonly scale: number;
};

/** The same part of the same building, one word of its description changed. */
function Variant({ id, building, scale }: VariantProps) {
  const drawing = drawSection(building, { scale, mode: "page", idPrefix: `${id}-`, crop: corner });
  return <RawHtml html={drawing.svg} />;
}
