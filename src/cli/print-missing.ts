import type { MissingFact, Waiting } from "../model/model.ts";
import { writePlace } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { formatTable } from "./format-table.ts";
import { printable } from "./printable.ts";

/** Prints the facts that are not given as a table: the fact, where it is given, and what waits for it. */
export function printMissing(
  missing: readonly MissingFact[],
  terminal: { write(text: string): unknown },
  { command: { check } }: Speech,
): void {
  if (missing.length === 0) return;
  const rows = missing.flatMap((fact) => {
    const waiting = fact.waiting.length === 0 ? [check.nothingWaits] : fact.waiting.map(describeWaiting);
    return waiting.map((each, index) => [
      index === 0 ? fact.name : "",
      index === 0 ? placeOf(fact) : "",
      each,
    ]);
  });
  const head = [check.fact, check.givenIn, check.waits];
  terminal.write(`\n${printable(formatTable([head, ...rows]))}\n`);
}

function placeOf({ file, at, field }: MissingFact): string {
  const place = at && { line: at.line, column: at.column };
  return at === undefined && field !== undefined
    ? `${file} ${field.join(".")}`
    : writePlace({ file, at: place });
}

/** A page by its address, a part of one by its first words. */
function describeWaiting({ file, at, routes, text }: Waiting): string {
  const place = at === undefined ? file : `${file}:${at.line}`;
  const name = routes.length > 0 ? routes.join(" ") : text;
  return name === "" ? place : `${place} ${name}`;
}
