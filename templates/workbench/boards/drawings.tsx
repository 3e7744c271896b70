import { RawHtml } from "charpente";
import type { Building } from "../../drawings/building.ts";
import { catalogue, type DrawingName } from "../../drawings/catalogue.ts";
import { drawSection } from "../../drawings/draw-section.ts";
import { smallestInline } from "../../drawings/drawing-styles.ts";
import { coverView } from "../../drawings/views/drawing-views.ts";
import { DrawnImage } from "../../drawings/views/drawn-image.tsx";
import { InlineDrawing } from "../../drawings/views/inline-drawing.tsx";
import { planView, systems, systemView } from "../../drawings/views/service-views.ts";
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
