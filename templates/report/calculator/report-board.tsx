import { Island } from "charpente";
import { reportPrice } from "../../pricing/report-price.ts";
import { formatSurface } from "../../words/french-number.ts";
import type { BoardProps } from "../../workbench/board.ts";
import { Group, Specimen, States } from "../../workbench/specimen.tsx";
import { OrderSteps } from "../order-steps.tsx";
import { ReportBuilding } from "../report-building.tsx";
import { ReportLimits } from "../report-limits.tsx";
import { ReportSheet } from "../report-sheet.tsx";
import { Calculator } from "./calculator.tsx";
import { PriceBox } from "./price-box.tsx";
import { ReportCalculator } from "./report-calculator.tsx";
import { TierTable } from "./tier-table.tsx";
import { useCalculatorProps } from "./use-calculator-props.ts";

/** One in each tier, one on a limit, one that calls for a quote. */
const surfaces = [350, 500, 1200, 4000, 12_000];

/** The tariff, the price of a surface, the building that is as long. */
export function Tariff({ report }: BoardProps) {
  const { words, files } = useCalculatorProps(report.calculator);
  return (
    <>
      <Group name="ReportSheet" className="report-hero">
        <ReportSheet words={report.hero.sheet} />
      </Group>
      <Group name="ReportLimits">
        <ReportLimits words={report.limits} />
      </Group>
      <Group name="OrderSteps">
        <OrderSteps words={report.order.process} delivery="none" />
      </Group>
      <Group name="TierTable">
        <TierTable words={report.tiers} />
      </Group>
      <Group name="PriceBox">
        <States>
          {surfaces.map((surface) => {
            const price = reportPrice(surface);
            return price === undefined ? null : (
              <Specimen key={surface} label={formatSurface(surface)}>
                <PriceBox price={price} words={words.price} />
              </Specimen>
            );
          })}
        </States>
      </Group>
      <Group name="ReportBuilding">
        {surfaces.map((surface) => (
          <Specimen key={surface} label={formatSurface(surface)}>
            <ReportBuilding surface={surface} files={files} words={words.building} />
          </Specimen>
        ))}
      </Group>
    </>
  );
}

/** As the build draws it and the browser makes it live. */
export function LiveCalculator({ report }: BoardProps) {
  return (
    <Group name="ReportCalculator">
      <Island
        name="ReportCalculator"
        component={ReportCalculator}
        props={useCalculatorProps(report.calculator)}
      />
    </Group>
  );
}

/** Something that is no number. */
export function RefusedCalculator({ report }: BoardProps) {
  return (
    <Group name="Calculator">
      <Calculator {...useCalculatorProps(report.calculator)} text="mille" />
    </Group>
  );
}

/** A surface that calls for a quote; only the visitor writes into the field. */
export function FilledCalculator({ report }: BoardProps) {
  return (
    <Group name="Calculator">
      <Calculator {...useCalculatorProps(report.calculator)} surface={12_000} />
    </Group>
  );
}
