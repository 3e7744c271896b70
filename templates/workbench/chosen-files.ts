import type { ChosenFiles } from "../forms/files/use-chosen-files.ts";

/** The files of a field as a form holds them, each of so many bytes; nothing can be added or taken off. */
export function chosenFiles(sizes: Readonly<Record<string, number>>): ChosenFiles {
  return {
    input: { current: null },
    files: Object.entries(sizes).map(([name, bytes]) => ({ ...noFile, name, size: bytes }) as File),
    change: undefined,
    add: () => {},
    remove: () => {},
    clear: () => {},
    showFault: () => {},
  };
}

// A list shows names and sizes: no board holds megabytes for that.
const noFile = { lastModified: 0, type: "" };
