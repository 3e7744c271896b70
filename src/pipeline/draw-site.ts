import type { Host } from "../define/settings.ts";
import type { Page, PageMarkup, RawFile, RenderedPage } from "../model/model.ts";
import { assembleManifest, extendManifest } from "./bundle/assemble-manifest.ts";
import { findMentioned, publishDrawings } from "./bundle/publish-drawings.ts";
import { registerWorker } from "./bundle/register-worker.ts";
import type { Endings } from "./check/read-elements.ts";
import { readFacts } from "./check/read-facts.ts";
import type { CompiledSite } from "./compile-site.ts";
import { deriveAssets } from "./finish/derive-assets.ts";
import { finishPages } from "./finish/finish-pages.ts";
import { readStyleNeeds } from "./finish/read-style-needs.ts";
import { createSealer } from "./finish/seal-page.ts";
import { askConnections } from "./plan/ask-connections.ts";
import type { PlannedSite } from "./plan-site.ts";
import type { ReadSite } from "./read-site.ts";
import { renderFeeds } from "./render/render-feeds.ts";
import { createTurnRenderer } from "./render/render-in-turns.ts";
import { renderPages } from "./render/render-pages.ts";
import type { Run } from "./run.ts";
import { drawBeside } from "./steps/beside.ts";

/** Draws pages, pictures and feeds, with all that pages point to. Undefined where a build ends for what they are made from. */
export async function drawSite(
  { io, options: { base }, findings, signal }: Run,
  { templates, available, settings, shown, bundling }: ReadSite,
  { steps, hasErrors }: CompiledSite,
  { images, content, pages, feeds, making, generated, app, cards }: PlannedSite,
) {
  const { note } = findings;
  const { audience } = io;
  const drawAll = () => io.measure("drawings", () => void [...generated.steps]);
  // Who waits for one page does not wait for what others show, nor for their cards.
  if (audience === undefined) {
    drawAll();
    await io.measure("cards", () => cards.plan(pages));
  }
  const listPictures = () => [...app.pictures, ...cards.pictures()];
  // Where all cards are planned by now, their pixels are made in other threads while pages are drawn.
  const draw: typeof io.drawPictures = (pictures, report) => io.drawPictures(pictures, report, signal);
  const beside = audience === undefined ? drawBeside(listPictures(), draw) : undefined;
  // Bundlers are still at work at a start: the letters of a card take a tenth of a second to load.
  if (audience !== undefined)
    await cards.plan(pages.filter(({ route }) => route === audience.waitedFor()[0]));
  const bundled = await bundling;
  const prepared = await io.measure("images", () => io.prepareImages(pick(available, images), note));
  // Every page that shows what could not be made would report it once more.
  if (bundled === undefined || Object.keys(prepared.images).length < images.length) {
    drawAll();
    return undefined;
  }
  const registering = registerWorker(settings.offline, io.readWorkerScripts);
  const assembled = assembleManifest(
    bundled,
    prepared,
    { ...generated, texts: [...generated.texts, ...app.assets, ...registering] },
    app.pictures,
    note,
  );
  const { manifest, files: assets, drawings } = assembled;

  const address = { origin: settings.url, base };
  const { output } = settings;
  const connections = askConnections(templates, shown, note);
  const policy = { ...output, connections, styles: output.hosts.length > 0 ? readStyleNeeds(assets) : {} };
  const endings: Endings = new Map();
  const drawing = {
    ...templates,
    ...address,
    settings: shown,
    manifest,
    cards: cards.images,
    readFacts: (page: PageMarkup) => readFacts(page, endings),
    seal: createSealer({
      ...address,
      ...output,
      assets,
      policy: output.hosts.some((host) => hostsOfOnePolicy.includes(host)) ? policy : undefined,
    }),
    memory: io.memory,
    progress: (done: number, total: number) => io.progress("render", done, total),
  };
  const isLate = ({ template }: Page) => templates.site.pages[template]?.late === true;
  const layOut = (page: RenderedPage) => [
    ...finishPages([page], output.pages),
    ...assets,
    ...publishDrawings(findMentioned(page.html, drawings)),
  ];
  const first = pages.filter((page) => !isLate(page));
  const isSound = () => !findings.hasErrors() && !hasErrors();
  const showing = audience && { audience, layOut, prepare: cards.plan, isSound };
  const turns = showing && createTurnRenderer(first, drawing, showing, note);
  if (turns !== undefined) await io.measure("markdown", () => turns.takeSteps(steps));
  if (findings.hasErrors("texts")) return undefined;
  if (turns !== undefined) await io.measure("drawings", () => turns.takeSteps(generated.steps));
  const soon = await io.measure("render", () => turns?.renderAll() ?? renderPages(first, drawing, note));
  const derived = io.measure("finish", () => deriveAssets(soon, { ...making, content, manifest }, note));
  if (derived === undefined) return undefined;
  const late = extendManifest(manifest, derived);
  if (audience !== undefined) await cards.plan(pages.filter(isLate));
  const last = io.measure("render", () =>
    renderPages(pages.filter(isLate), { ...drawing, manifest: late.manifest }, note),
  );
  const drawnFeeds = io.measure("render", () => renderFeeds(feeds, drawing, note));
  const pictures = listPictures();
  const painted = await io.measure("pictures", () => beside?.(note) ?? io.drawPictures(pictures, note));
  return {
    rendered: inOrderOf(pages, [...soon, ...last]),
    feeds: drawnFeeds,
    assets: [...assets, ...publishDrawings(drawings), ...late.files, ...painted, ...app.files],
    pictures,
    policy,
  };
}

/** Hosts that send no headers, or the same ones with every page. */
const hostsOfOnePolicy: readonly Host[] = ["github", "netlify", "cloudflare"];

function pick(files: ReadonlyMap<string, RawFile>, paths: readonly string[]): readonly RawFile[] {
  return paths.flatMap((path) => {
    const file = files.get(path);
    return file === undefined ? [] : [{ path, bytes: file.bytes }];
  });
}

/** All pages in the order in which they were planned. */
function inOrderOf(pages: readonly Page[], rendered: readonly RenderedPage[]): readonly RenderedPage[] {
  const byPage = new Map(rendered.map((one) => [one.page, one]));
  return pages.flatMap((page) => byPage.get(page) ?? []);
}
