import { FormField } from "../../forms/form-field.tsx";
import { reportPrice, type Tariff } from "../../pricing/report-price.ts";
import { formatEuros, formatSurface } from "../../words/french-number.ts";
import { type BuildingFiles, ReportBuilding } from "../report-building.tsx";
import type { CalculatorWords } from "./calculator-schema.ts";
import { PriceAnnouncement } from "./price-announcement.tsx";
import { PriceBox } from "./price-box.tsx";
import { TariffCurve } from "./tariff-curve.tsx";

type CalculatorProps = {
  readonly words: CalculatorWords;
  readonly tariff: Tariff;
  /** What is written in the field. */
  readonly text?: string;
  /** m². Undefined without a value: worked examples then replace the price. */
  readonly surface?: number | undefined;
  readonly files: BuildingFiles;
  /** Called with the text of the field at each change. */
  readonly onEnter?: (text: string) => void;
};

/** A field for the surface, and its price; the curve and the building follow. */
export function Calculator({ words, tariff, text = "", surface, files, onEnter }: CalculatorProps) {
  const price = reportPrice(surface, tariff);
  const displayed = price === undefined || surface === undefined ? words.example : surface;
  // While a number is being typed, it is valid at every key; zero may be its beginning.
  const isUnreadable = text.trim() !== "" && surface === undefined;
  return (
    <div className="calculator">
      <div className="calculator-field">
        <div className="needs-script">
          <FormField
            name="surface"
            words={words.field}
            large
            invalid={isUnreadable}
            input={{
              inputMode: "decimal",
              onInput: (event) => onEnter?.(event.currentTarget.value),
            }}
          />
          <PriceAnnouncement
            price={price}
            words={words.price}
            error={isUnreadable ? words.field.error : undefined}
          />
        </div>
        <div className="calculator-answer">
          {price === undefined ? (
            <Examples words={words.examples} tariff={tariff} />
          ) : (
            <PriceBox price={price} tariff={tariff} words={words.price} />
          )}
        </div>
      </div>
      <TariffCurve surface={displayed} tariff={tariff} words={words.curve} />
      <ReportBuilding surface={displayed} files={files} words={words.building} />
    </div>
  );
}

function Examples({
  words,
  tariff,
}: {
  readonly words: CalculatorWords["examples"];
  readonly tariff: Tariff;
}) {
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
            <td>{formatEuros(reportPrice(surface, tariff)?.price ?? 0)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
