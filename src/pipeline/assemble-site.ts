import { assembleManifest } from "../bundle/assemble-manifest.ts";
import { registerWorker } from "../bundle/register-worker.ts";
import { chooseHosts } from "../hosts/hosts.ts";
import type { Manifest, OutputFile, Picture, PlannedAsset, RawFile } from "../model/model.ts";
import type { Work } from "../model/schedule.ts";
import type { PolicySite } from "./finish/page-policies.ts";
import { readStyleNeeds } from "./finish/read-style-needs.ts";
import { createSealer, type SealPage } from "./finish/seal-page.ts";
import { askConnections } from "./plan/ask-connections.ts";
import type { PlannedSite } from "./plan-site.ts";
import type { ReadSite } from "./read-site.ts";
import type { Run } from "./run.ts";
import { drawPicturesInParallel, type PictureJob, takeSteps } from "./steps/take-steps.ts";

/** The files that pages point to. */
export type AssembledSite = {
  readonly manifest: Manifest;
  /** All files that the manifest names, except `drawings` and pictures. */
  readonly assets: readonly OutputFile[];
  /** Each is drawn when a page first shows it, or by `makeDrawings`. */
  readonly drawings: readonly PlannedAsset[];
  /** Makes the remaining drawings, and reports those that cannot be drawn. */
  readonly makeDrawings: Work;
  readonly pictureJob: PictureJob;
  /** The pictures planned so far. */
  listPictures(): readonly Picture[];
  /** The inputs of the pages’ policies. */
  readonly policy: PolicySite;
  readonly seal: SealPage;
};

/** Collects everything that pages point to. Undefined when a part of it could not be made. */
export async function assembleSite(
  { io, options: { base }, findings: { note }, signal, refusal }: Run,
  { templates, files, settings: { published, drawnWith }, bundling }: ReadSite,
  { images, pages, generated, app, cards }: PlannedSite,
): Promise<AssembledSite | undefined> {
  const listPictures = () => [...app.pictures, ...cards.pictures()];
  const pictureJob = drawPicturesInParallel(listPictures, (pictures, report) =>
    io.drawPictures(pictures, report, refusal),
  );
  const makeDrawings: Work = (letOthers) =>
    io.measure("drawings", () => takeSteps(generated.steps, letOthers, signal));
  await io.schedule.prepare({
    pages,
    makeDrawings,
    planCards: (some) => io.measure("cards", () => cards.plan(some)),
    beginPictures: pictureJob.begin,
  });
  const bundled = await bundling;
  const prepared = await io.measure("images", () => io.prepareImages(pick(files, images), note));
  // Otherwise every page that shows a missing file would report it again.
  if (bundled === undefined || Object.keys(prepared.images).length < images.length) {
    await makeDrawings(() => undefined);
    return undefined;
  }

  const texts = [
    ...generated.texts,
    ...app.assets,
    ...registerWorker(published.offline, io.readWorkerScripts),
  ];
  const { drawings } = generated;
  const assembled = assembleManifest(bundled, prepared, { texts, drawings }, app.pictures, note);
  const { hosts: names, trustedTypes, integrity } = published.output;
  const chosen = chooseHosts(names);
  const policy = {
    trustedTypes,
    connections: askConnections(templates, drawnWith, note),
    styles: chosen.length > 0 ? readStyleNeeds(assembled.files, io.memory) : {},
  };
  const seal = createSealer({
    base,
    integrity,
    assets: assembled.files,
    policy: chosen.every(({ sendsPolicies }) => sendsPolicies) ? undefined : policy,
  });
  return {
    manifest: assembled.manifest,
    assets: assembled.files,
    drawings: assembled.drawings,
    makeDrawings,
    pictureJob,
    listPictures,
    policy,
    seal,
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
