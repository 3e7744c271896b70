import { TariffCurve } from "../plots/tariff-curve.tsx";
import { formatEuros, formatSurface } from "../pricing/french-number.ts";
import { reportPrice } from "../pricing/report-price.ts";
import type { CalculatorWords } from "../schemas/report.ts";
import { FormField } from "./form-field.tsx";
import { PriceBox } from "./price-box.tsx";
import { type BuildingFiles, ReportBuilding } from "./report-building.tsx";

type CalculatorProps = {
  readonly words: CalculatorWords;
  /** m². Undefined: none given, then worked examples stand where the price would be. */
  readonly surface?: number | undefined;
  readonly files: BuildingFiles;
  /** True where something answers what is typed. Until then the field stays hidden: it would do nothing. */
  readonly isLive?: boolean;
};

/** Surface in, price out; the curve and the building follow. */
export function Calculator({ words, surface, files, isLive = false }: CalculatorProps) {
  const price = reportPrice(surface);
  const shown = price === undefined || surface === undefined ? words.example : surface;
  return (
    <div className="calculator">
      <div className="calculator-field">
        <div hidden={!isLive}>
          <FormField
            name="surface"
            words={words.field}
            large
            autoComplete="off"
            input={{ inputMode: "decimal" }}
          />
        </div>
        {price === undefined ? (
          <Examples words={words.examples} />
        ) : (
          <PriceBox price={price} words={words.price} />
        )}
      </div>
      <TariffCurve surface={shown} words={words.curve} />
      <ReportBuilding surface={shown} files={files} words={words.building} />
    </div>
  );
}

function Examples({ words }: { readonly words: CalculatorWords["examples"] }) {
  return (
    <table className="price-lines">
      <caption>{words.title}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{words.surface}</th>
          <th scope="col">{words.price}</th>
        </tr>
      </thead>
      <tbody>
        {words.surfaces.map((surface) => (
          <tr key={surface}>
            <th scope="row">{formatSurface(surface)}</th>
            <td>{formatEuros(reportPrice(surface)?.price ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
