import { setImmediate as letOthers } from "node:timers/promises";
import { type FileEdit, withEdits } from "../../editor/model/entries/known-site.ts";
import type { LocatedSite } from "../../editor/server/page-locator.ts";
import type { OutputFile } from "../../model/model.ts";
import type { Route } from "../../model/route.ts";
import type { BuildIo, DrawingInputs, Drawn } from "../../pipeline/build.ts";
import { lookedAtFirst } from "./looked-at-first.ts";
import { toBuiltFiles } from "./site-state.ts";

const withoutBytes = (path: string) => ({ path, bytes: new Uint8Array() });

/** A page that is drawn before the others and shown before anything is checked. */
export type EarlyPage = {
  readonly route: Route;
  /** Not called if an error is known by then. */
  show(page: LocatedSite): void;
};

/**
 * The `BuildIo` of a build with some files edited, added or removed. Its result is kept apart, so that the served site
 * does not change.
 */
export function createTrial(io: BuildIo, edits: readonly FileEdit[], early?: EarlyPage) {
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
