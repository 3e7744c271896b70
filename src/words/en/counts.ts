import { createFormat } from "../format.ts";

const { number, plural } = createFormat("en");

export function countPages(count: number): string {
  return `${number(count)} ${plural(count, { one: "page", other: "pages" })}`;
}

export function countFiles(count: number): string {
  return `${number(count)} ${plural(count, { one: "file", other: "files" })}`;
}

export function countErrors(count: number): string {
  return `${number(count)} ${plural(count, { one: "error", other: "errors" })}`;
}

export function countWarnings(count: number): string {
  return `${number(count)} ${plural(count, { one: "warning", other: "warnings" })}`;
}

/** Leaves out a count of zero. */
export function countFound(data: { errors: number; warnings: number }): readonly string[] {
  return [
    ...(data.errors > 0 ? [countErrors(data.errors)] : []),
    ...(data.warnings > 0 ? [countWarnings(data.warnings)] : []),
  ];
}

export function megabytes(bytes: number): string {
  return `${number(bytes / 1e6, 2)} MB`;
}

export function seconds(ms: number): string {
  return `${number(ms / 1000, 2)} s`;
}

export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : seconds(ms);
}
