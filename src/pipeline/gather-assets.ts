import {
  type AssembledAssets,
  assembleManifest,
  type BundledAssets,
  extendManifest,
  findMentioned,
  publishDrawings,
  registerWorker,
} from "../bundle/assemble-manifest.ts";
import type { GeneratedAsset } from "../define/define.ts";
import { chooseHosts } from "../hosts/hosts.ts";
import type { Manifest, OutputFile, Picture, RawFile, Stage } from "../model/model.ts";
import type { Work } from "../model/schedule.ts";
import type { Run } from "./io/build-io.ts";
import { askConnections } from "./plan/generate-assets.ts";
import type { SitePlan } from "./plan-site.ts";
import type { CheckedContent } from "./read-content.ts";
import { createSealer, type PolicySite, readStyleNeeds, type SealPage } from "./render/policies.ts";
import { drawPicturesInParallel, takeSteps } from "./steps.ts";

/** The files that pages point to. Drawings and pictures among them are made when they are needed. */
export type SiteAssets = {
  readonly manifest: Manifest;
  /** The manifest of `late` pages: after `addDerived`, with the files that a site derives from its other pages. */
  lateManifest(): Manifest;
  /** Returns these files under their published names. */
  addDerived(derived: readonly GeneratedAsset[]): readonly OutputFile[];
  /** Makes the remaining drawings, and reports those that cannot be drawn. */
  readonly makeDrawings: Work;
  /** The pictures planned so far. Some may not be drawn yet. */
  pictures(): readonly Picture[];
  /** What a page with this HTML may load, without pictures. */
  filesFor(html: string): readonly OutputFile[];
  /** All files. Waits for the pictures, and reports those that cannot be drawn. */
  finish(): Promise<readonly OutputFile[]>;
  /** The inputs of the pages’ policies. */
  readonly policy: PolicySite;
  readonly seal: SealPage;
};

/** Collects everything that pages point to. Undefined when a part of it could not be made. */
export async function gatherAssets(
  { io, findings: { note }, signal, refusal }: Run,
  contentFiles: ReadonlyMap<string, RawFile>,
  { templates, settings }: CheckedContent,
  { images, pages, generated, app, cards }: SitePlan,
  bundling: Promise<BundledAssets | undefined>,
): Promise<SiteAssets | undefined> {
  const progress = (stage: Stage) => (done: number, total: number) => io.progress(stage, done, total);
  const pictures = () => [...app.pictures, ...cards.pictures()];
  const painting = drawPicturesInParallel(pictures, (planned, report) =>
    io.drawPictures(planned, report, refusal, progress("pictures")),
  );
  let drawn = 0;
  const countDrawing = () => {
    drawn += 1;
    io.progress("drawings", drawn, generated.drawings.length);
  };
  const makeDrawings: Work = (letOthers) =>
    io.measure("drawings", () => takeSteps(generated.steps, letOthers, signal, countDrawing));
  await io.schedule.prepare({
    pages,
    makeDrawings,
    planCards: (some) => io.measure("cards", () => cards.plan(some)),
    beginPictures: painting.begin,
  });
  const bundled = await bundling;
  const prepared = await io.measure("images", () =>
    io.prepareImages(pick(contentFiles, images), note, progress("images")),
  );
  // Otherwise every page that shows a missing file would report it again.
  if (bundled === undefined || Object.keys(prepared.images).length < images.length) {
    await makeDrawings(() => undefined);
    return undefined;
  }

  const texts = [
    ...generated.texts,
    ...app.assets,
    ...registerWorker(settings.offline, io.readWorkerScripts),
  ];
  const { drawings: planned } = generated;
  const { manifest, files, drawings } = assembleManifest(
    bundled,
    prepared,
    { texts, drawings: planned },
    app.pictures,
    note,
  );
  let late: Pick<AssembledAssets, "manifest" | "files"> = { manifest, files: [] };
  const { hosts: names, trustedTypes, integrity } = settings.output;
  const hosts = chooseHosts(names);
  const policy = {
    trustedTypes,
    connections: askConnections(templates),
    styles: hosts.length > 0 ? readStyleNeeds(files, io.memory) : {},
  };
  return {
    manifest,
    lateManifest: () => late.manifest,
    addDerived: (derived) => {
      late = extendManifest(manifest, derived);
      return late.files;
    },
    makeDrawings,
    pictures,
    filesFor: (html) => [...files, ...publishDrawings(findMentioned(html, drawings))],
    finish: async () => {
      const painted = await io.measure("pictures", () => painting.finish(note));
      return [...files, ...publishDrawings(drawings), ...late.files, ...painted, ...app.files];
    },
    policy,
    seal: createSealer({
      base: templates.base,
      integrity,
      assets: files,
      policy: hosts.every(({ sendsPolicies }) => sendsPolicies) ? undefined : policy,
    }),
  };
}

/** The bytes of each are read at each access: those of all images may not fit in memory. */
function pick(files: ReadonlyMap<string, RawFile>, paths: readonly string[]): readonly RawFile[] {
  return paths.flatMap((path) => {
    const file = files.get(path);
    if (file === undefined) return [];
    return {
      path,
      get bytes() {
        return file.bytes;
      },
    };
  });
}
