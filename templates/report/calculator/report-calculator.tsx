import { useEffect, useRef } from "react";
import type { Tariff } from "../../pricing/report-price.ts";
import type { BuildingFiles } from "../report-building.tsx";
import { Calculator } from "./calculator.tsx";
import type { CalculatorWords } from "./calculator-schema.ts";
import { enterSurface, useEnteredSurface } from "./entered-surface.ts";

type ReportCalculatorProps = {
  readonly words: CalculatorWords;
  readonly tariff: Tariff;
  readonly files: BuildingFiles;
};

/**
 * The calculator, which updates at each key. Without its script worked examples replace it, and the field is hidden.
 */
export function ReportCalculator({ words, tariff, files }: ReportCalculatorProps) {
  const place = useRef<HTMLDivElement>(null);
  const { text, surface } = useEnteredSurface();
  const isFirst = useRef(true);
  useEffect(() => {
    const field = place.current?.querySelector("input");
    if (field === null || field === undefined) return;
    // Text typed before hydration counts; later, another island may set another surface.
    if (isFirst.current) enterSurface(field.value, true);
    else if (field.value !== text) field.value = text;
    isFirst.current = false;
  }, [text]);
  return (
    <div ref={place}>
      <Calculator
        words={words}
        tariff={tariff}
        text={text}
        surface={surface}
        files={files}
        onEnter={(text) => enterSurface(text)}
      />
    </div>
  );
}
