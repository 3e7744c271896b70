import { RawHtml } from "charpente";
import { catalogue, type DrawingName } from "../../drawings/catalogue.ts";
import { coverView } from "../../drawings/drawing-views.ts";
import { DrawnImage, InlineDrawing } from "../../drawings/drawn-image.tsx";
import { planView, systems, systemView } from "../../drawings/page-views.ts";
import type { Building } from "../../engine/building.ts";
import { drawSection } from "../../engine/draw-section.ts";
import { smallestInline } from "../../engine/pens.ts";
import { Group, Specimen, States } from "../specimen.tsx";

const names = Object.keys(catalogue) as DrawingName[];
const subject: Building = catalogue["decret-bacs-2026"];
const corner = { x: -1, y: -1, width: 14, height: 9 };

/** What one description gives at each hour, scale and choice; then every building of the site. */
export function Drawings() {
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
