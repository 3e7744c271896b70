#!/usr/bin/env node
// node scripts/draw-rooms.mjs [--write]
// Draws the rooms of src/ as SVG: each room is right below the lowest room that imports from it. An arrow that follows
// from two others is left out. --write puts the drawing into docs/rooms.svg; without it, the exit status says whether
// that is up to date.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const source = fileURLToPath(new URL("../src", import.meta.url));
const drawing = fileURLToPath(new URL("../docs/rooms.svg", import.meta.url));
const box = { width: 108, height: 44, gapX: 28, gapY: 52, margin: 20 };

const modules = readdirSync(source, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => relative(source, join(entry.parentPath, entry.name)).replaceAll("\\", "/"));
const svg = draw(readRooms());

if (process.argv.includes("--write")) writeFileSync(drawing, svg);
else if (readFileSync(drawing, "utf8") !== svg) {
  console.error("docs/rooms.svg is not what src/ is now: run node scripts/draw-rooms.mjs --write");
  process.exitCode = 1;
}

/** For each room, the rooms that it imports from and its number of files. */
function readRooms() {
  const rooms = new Map();
  for (const file of modules) {
    const room = roomOf(file);
    if (room === undefined) continue;
    const known = rooms.get(room) ?? { files: 0, below: new Set() };
    rooms.set(room, known);
    known.files += 1;
    for (const [, specifier] of readFileSync(join(source, file), "utf8").matchAll(/\bfrom "(\.[^"]+)"/g)) {
      const target = roomOf(
        relative(source, resolve(source, dirname(file), specifier)).replaceAll("\\", "/"),
      );
      if (target !== undefined && target !== room) known.below.add(target);
    }
  }
  return rooms;
}

/** Undefined for the few files at the root, and for those of create-charpente. */
function roomOf(file) {
  return /^\w.*\//.test(file) ? file.split("/")[0] : undefined;
}

function draw(rooms) {
  const reach = new Map([...rooms.keys()].map((room) => [room, reachedFrom(room, rooms)]));
  const names = [...rooms.keys()].sort();
  const last = Math.max(...names.map((room) => rowOf(room, rooms)));
  const rows = Array.from({ length: last + 1 }, (_, row) =>
    names.filter((room) => rowOf(room, rooms) === row),
  );
  const widest = Math.max(...rows.map((row) => row.length));
  const width = 2 * box.margin + widest * box.width + (widest - 1) * box.gapX;
  const height = 2 * box.margin + rows.length * box.height + (rows.length - 1) * box.gapY;
  const places = new Map(
    rows.flatMap((row, number) => {
      const own = row.length * box.width + (row.length - 1) * box.gapX;
      return row.map((room, index) => [
        room,
        {
          x: (width - own) / 2 + index * (box.width + box.gapX),
          y: box.margin + number * (box.height + box.gapY),
        },
      ]);
    }),
  );
  const arrows = [...rooms].flatMap(([room, { below }]) =>
    [...below]
      .filter((target) => ![...below].some((other) => other !== target && reach.get(other).has(target)))
      .sort()
      .map((target) => arrow(places.get(room), places.get(target))),
  );
  const boxes = [...places].map(([room, { x, y }]) => {
    const middle = x + box.width / 2;
    return `<rect x="${x}" y="${y}" width="${box.width}" height="${box.height}" rx="4"/><text x="${middle}" y="${y + 19}">${room}/</text><text class="count" x="${middle}" y="${y + 34}">${rooms.get(room).files} files</text>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="The rooms of src/: each stands above those that it imports from">
<style>svg{color:#1d2b33;background:#fff}rect{fill:#fff;stroke:currentColor}path{stroke:currentColor;fill:none;opacity:.45}text{font:600 14px system-ui,sans-serif;text-anchor:middle;fill:currentColor}.count{font-weight:400;font-size:11px}@media (prefers-color-scheme:dark){svg{color:#d9e2e6;background:#11181c}rect{fill:#11181c}}</style>
<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto"><path d="M0 0 8 4 0 8" style="opacity:1"/></marker></defs>
${arrows.join("\n")}
${boxes.join("\n")}
</svg>
`;
}

function arrow(from, to) {
  const [x1, y1, x2, y2] = [from.x + box.width / 2, from.y + box.height, to.x + box.width / 2, to.y];
  const bend = (y2 - y1) / 2;
  return `<path d="M${x1} ${y1}C${x1} ${y1 + bend} ${x2} ${y2 - bend} ${x2} ${y2}" marker-end="url(#tip)"/>`;
}

function reachedFrom(room, rooms, seen = new Set()) {
  for (const target of rooms.get(room).below) {
    if (seen.has(target)) continue;
    seen.add(target);
    reachedFrom(target, rooms, seen);
  }
  return seen;
}

/** 0 for a room that no other imports from. */
function rowOf(room, rooms) {
  const above = [...rooms].filter(([, { below }]) => below.has(room)).map(([other]) => rowOf(other, rooms));
  return Math.max(-1, ...above) + 1;
}
