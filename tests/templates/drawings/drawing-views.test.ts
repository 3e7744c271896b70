import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { catalogue } from "../../../templates/drawings/catalogue.ts";
import {
  cardView,
  featuredView,
  measureDrawing,
  sheetView,
  streetView,
  viewPath,
  viewSize,
} from "../../../templates/drawings/drawing-views.ts";
import { headCrop, towerBasement, towerFloors } from "../../../templates/drawings/page-views.ts";
import { levelsOf } from "../../../templates/engine/draw-marks.ts";
import { drawSection } from "../../../templates/engine/draw-section.ts";
import { layOutVolume } from "../../../templates/engine/lay-out-volume.ts";

const profiles = [
  "promoteur",
  "proprietaire",
  "entreprise",
  "asset-manager",
  "architecte",
  "amenageur",
] as const;
const articles = [
  "batiments-intelligents-cyber",
  "decret-bacs-2026",
  "flexibilite-electrique",
  "futur-bureau-intelligent",
  "ia-immobilier-hypes",
  "intensite-usage",
  "labels-numeriques",
  "proptech-europeennes",
  "smart-buildings-cyber-menace",
  "trophees-smart-building",
] as const;

const projects = ["energie-verte", "batiment-numerique", "immeuble-partage", "marque-employeur"] as const;

test("the six houses of the street have one width, scale and depth, so that they share a ground line", () => {
  const views = profiles.map((name) => streetView(name));
  expect(new Set(views.map(({ scale, crop }) => `${scale} ${crop?.width} ${crop?.y}`)).size).toBe(1);
});

test("no house of the street is cut at its sides or its top", () => {
  // The warehouse of the one and the trees of the other stand beyond their houses.
  const kept = profiles.filter((name) => name !== "asset-manager" && name !== "amenageur");
  for (const name of kept) {
    const { left, right, top } = measureDrawing(name);
    const { x, y, width, height } = crop(streetView(name));
    expect({ name, fits: x <= left + 0.1 && x + width >= right - 0.1 && y + height >= top - 0.1 }).toEqual({
      name,
      fits: true,
    });
  }
});

test("no tree of the featured article is cut by the edge of a drawing, on phones either", () => {
  const name = "proptech-europeennes";
  const trees = (catalogue[name].surroundings ?? []).filter((item) => item.kind === "tree");
  expect(trees).toHaveLength(2);
  const { x, width } = crop(featuredView(name));
  // The style sheet shows 25 m of a drawing 13 m high on phones, and a little more of a higher one.
  const [left, right] = [x + (width - 25.4) / 2, x + (width + 25.4) / 2];
  for (const { x: trunk, height } of trees) {
    const [from, to] = [trunk - 0.36 * height, trunk + 0.36 * height];
    expect({ name, isWhole: from >= x && to <= x + width }).toEqual({ name, isWhole: true });
    expect([to <= left, from >= right]).toContain(true);
  }
});

// The style sheet draws the ground line, so it must know how much earth a drawing shows below it.
const styles = readSheet("styles/article-head.css");
const sheets = readSheet("projects/projects.css");

test("the drawing at the top of every article shows its building from the roof to the deepest basement", () => {
  for (const name of articles) {
    const { top, bottom } = measureDrawing(name);
    const { crop } = headCrop(name);
    // A drawing leaves 0.4 m free around it.
    const fits = crop.y + crop.height >= top - 1e-9 && crop.y <= bottom + 0.4 + 1e-9;
    expect({ name, fits }).toEqual({ name, fits: true });
    expect(styles).toContain(`--earth: ${-crop.y};`);
    expect(crop.width).toBe(31);
  }
});

test("an article whose building reaches up beside its title leaves the title less width", () => {
  expect(articles.filter((name) => headCrop(name).isTall)).toEqual([
    "futur-bureau-intelligent",
    "intensite-usage",
    "labels-numeriques",
    "smart-buildings-cyber-menace",
  ]);
});

test("a section that continues past the edge of its drawing has no mark there", () => {
  expect(articles.filter((name) => headCrop(name).isOpen)).toEqual(["flexibilite-electrique"]);
  expect(styles).toContain(".article-head-open .section-line svg + svg {\n    display: none;");
});

test("the drawing of a project has no sky of its own, and fits its frame beside another project", () => {
  const [, width, height] = /aspect-ratio: (\d+) \/ (\d+);/.exec(sheets) ?? [];
  for (const name of projects) {
    const view = crop(sheetView(name));
    expect(view.y + view.height).toBeCloseTo(measureDrawing(name).top);
    expect([view.width, view.height <= Number(height)]).toEqual([Number(width), true]);
  }
});

test("the ground continues on both sides of the building of a project", () => {
  for (const name of projects) {
    const { x, width } = crop(sheetView(name));
    for (const volume of catalogue[name].volumes) {
      const { left, right } = layOutVolume(volume, 0);
      expect({ name, hasGround: left - x >= 1 && x + width - right >= 1 }).toEqual({ name, hasGround: true });
    }
  }
});

test("the foot of a card is the floor of a storey of its building", () => {
  for (const name of articles) {
    const { y } = crop(cardView(name));
    const [first] = catalogue[name].volumes;
    const levels = levelsOf(layOutVolume(first, 0), catalogue[name]);
    expect(levels.map(({ level }) => Number(level.toFixed(2)))).toContain(y);
  }
});

test("an image says the size that its file has", () => {
  for (const view of [cardView("decret-bacs-2026"), streetView("promoteur"), towerFloors]) {
    const { scale, marks = false } = view;
    const drawn = drawSection(catalogue[view.drawing], { scale, marks, mode: "file", crop: crop(view) });
    expect(viewSize(view)).toEqual({ width: drawn.width, height: drawn.height });
  }
});

test("two different uses of one drawing give two files", () => {
  expect(viewPath(towerFloors)).not.toBe(viewPath(towerBasement));
});

function readSheet(name: string): string {
  return readFileSync(new URL(`../../../templates/${name}`, import.meta.url), "utf8");
}

function crop(view: ReturnType<typeof cardView>) {
  if (view.crop === undefined) throw new Error(`${viewPath(view)} has no crop`);
  return view.crop;
}
