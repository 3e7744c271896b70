import { useEffect, useRef } from "react";
import type { BuildingFiles } from "../report-building.tsx";
import { Calculator } from "./calculator.tsx";
import type { CalculatorWords } from "./calculator-schema.ts";
import { enterSurface, useEnteredSurface } from "./entered-surface.ts";

type ReportCalculatorProps = { readonly words: CalculatorWords; readonly files: BuildingFiles };

/** The calculator, answering each key. Without it worked examples stand in its place, and the field is not shown. */
export function ReportCalculator({ words, files }: ReportCalculatorProps) {
  const place = useRef<HTMLDivElement>(null);
  const { text, surface } = useEnteredSurface();
  const isFirst = useRef(true);
  useEffect(() => {
    const field = place.current?.querySelector("input");
    if (field === null || field === undefined) return;
    // What was typed before the script came counts; afterwards another island may ask for another surface.
    if (isFirst.current) enterSurface(field.value, true);
    else if (field.value !== text) field.value = text;
    isFirst.current = false;
  }, [text]);
  return (
    <div ref={place}>
      <Calculator
        words={words}
        text={text}
        surface={surface}
        files={files}
        onEnter={(text) => enterSurface(text)}
      />
    </div>
  );
}
