import { figure } from "../../components/figure.tsx";
import { TariffCurve } from "../../report/calculator/tariff-curve.tsx";
import { PresencePlot } from "../../role/presence-plot.tsx";
import { ShareBar } from "../../trade/share-bar.tsx";
import type { BoardProps } from "../board.ts";
import { Group, Specimen } from "../specimen.tsx";

const { component: Figure } = figure;

/** Every plot, at the size of its page and at that of a small screen. */
export function Plots({ presence, report }: BoardProps) {
  return (
    <>
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
      <Group name="TariffCurve">
        <TariffCurve surface={2500} words={report.calculator.curve} />
      </Group>
      <Group name="PresencePlot">
        <figure className="plot presence">
          <PresencePlot {...presence} />
          <figcaption>{presence.caption}</figcaption>
        </figure>
      </Group>
      <Group name="ShareBar" className="owners">
        <Specimen label="De 1 à 3">
          <ShareBar from={1} to={3} whole="100 €" />
        </Specimen>
        <Specimen label="De 60 à 80">
          <ShareBar from={60} to={80} whole="100 €" />
        </Specimen>
        <Specimen label="De 103 à 107">
          <ShareBar from={103} to={107} whole="100 €" />
        </Specimen>
      </Group>
    </>
  );
}
