import { ApplicabilityContext } from "../applicability/applicability.tsx";
import { figure } from "../components/directives.tsx";
import type { Board, BoardProps } from "../workbench/board.ts";
import { Group } from "../workbench/specimen.tsx";

const { component: Figure } = figure;

export const examples: readonly Board[] = [
  {
    id: "courbes",
    title: "Courbes et graphiques",
    note: "Chaque figure à sa taille de page et à celle d’un petit écran.",
    sheets: ["article"],
    component: Plots,
  },
];

/** Every plot of articles, at the size of its page and at that of a small screen. */
function Plots({ rules }: BoardProps) {
  return (
    <ApplicabilityContext value={{ rules, cases: {} }}>
      <Group name="BacsThresholds">
        <Figure attributes={{ name: "bacs-thresholds", caption: "Seuils et échéances du décret BACS." }}>
          {null}
        </Figure>
      </Group>
      <Group name="NebefNebco">
        <Figure attributes={{ name: "nebef-nebco", caption: "Une journée sous les deux mécanismes." }}>
          {null}
        </Figure>
      </Group>
      <Group name="Maturity">
        <Figure attributes={{ name: "maturity", caption: "Maturité de trois innovations." }}>{null}</Figure>
      </Group>
      <Group name="ZonesConduits">
        <Figure attributes={{ name: "zones-conduits", caption: "Un immeuble découpé en zones." }}>
          {null}
        </Figure>
      </Group>
    </ApplicabilityContext>
  );
}
