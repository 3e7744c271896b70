import { setImmediate as letOthers } from "node:timers/promises";
import type { OutputFile } from "../../model/model.ts";
import type { Route } from "../../model/route.ts";
import type { BuildIo, DrawingInputs, Drawn } from "../../pipeline/build.ts";
import type { Exchange } from "../../store/exchange.ts";
import { compareText } from "../../words/problem.ts";
import { lookedAtFirst } from "./looked-at-first.ts";
import { type BuiltFiles, toBuiltFiles } from "./site-state.ts";

const withoutBytes = (path: string) => ({ path, bytes: new Uint8Array() });

/** Some or all pages of a site as published, and the data that they are drawn from. */
export type DrawnSite = {
  readonly files: Pick<BuiltFiles, "get">;
  readonly drawn?: (DrawingInputs & Pick<Drawn, "pages">) | undefined;
};

/** A page that is drawn before the others and shown before anything is checked. */
export type EarlyPage = {
  readonly route: Route;
  /** Not called if an error is known by then. */
  show(page: DrawnSite): void;
};

/**
 * The `BuildIo` of a build with some files edited, added or removed. Its result is kept apart, so that the served site
 * does not change.
 */
export function createTrial(io: BuildIo, edits: readonly Exchange[], early?: EarlyPage) {
  let published: readonly OutputFile[] = [];
  let inputs: DrawingInputs | undefined;
  let drawn: Drawn | undefined;
  const ofStatic = edits.flatMap(({ file, ...bytes }) =>
    file.startsWith("static/") ? [{ file: file.slice("static/".length), ...bytes }] : [],
  );
  const ofContent = edits.filter(({ file }) => file.startsWith("content/"));
  const trial: BuildIo = {
    ...io,
    readContent: (report) => withEdits(io.readContent(report), ofContent),
    listStatic: () => withEdits(io.listStatic().map(withoutBytes), ofStatic).map(({ path }) => path),
    readStatic: async (report) => withEdits(await io.readStatic(report), ofStatic),
    schedule: early === undefined ? io.schedule : earlyPageFirst(early, () => inputs),
    onPlanned: (planned) => {
      inputs = planned;
    },
    onDrawn: (pages) => {
      drawn = pages;
    },
    publish: async (output) => {
      published = output;
      return { status: "written", changed: 0, removed: 0 };
    },
  };
  return { io: trial, published: () => published, drawn: () => drawn };
}

function earlyPageFirst({ route, show }: EarlyPage, inputs: () => DrawingInputs | undefined) {
  let isShown = false;
  return lookedAtFirst({
    waitedFor: () => [route],
    show: (files, page) => {
      const from = inputs();
      if (from !== undefined) show({ files: toBuiltFiles(files), drawn: { ...from, pages: [page] } });
      isShown = true;
    },
    // Node sends what was written to a connection in the next turn of the event loop.
    rest: () => {
      if (!isShown) return undefined;
      isShown = false;
      return letOthers();
    },
  });
}

/** Applies edits to the files of a folder. The result is in the order in which a build reads them. */
export function withEdits<File extends { readonly path: string; readonly bytes: Uint8Array }>(
  files: readonly File[],
  edits: readonly Exchange[],
): readonly (File | { readonly path: string; readonly bytes: Uint8Array })[] {
  const left = new Map(edits.map(({ file, after }) => [file, after]));
  const kept = files.flatMap((file) => {
    const name = file.path.normalize("NFC");
    if (!left.has(name)) return [file];
    const bytes = left.get(name);
    left.delete(name);
    return bytes === undefined ? [] : [{ path: file.path, bytes }];
  });
  const added = [...left].flatMap(([path, bytes]) => (bytes === undefined ? [] : [{ path, bytes }]));
  return added.length === 0 ? kept : [...kept, ...added].sort((a, b) => compareText(a.path, b.path));
}
