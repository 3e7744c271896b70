import { expect, test } from "vitest";
import { findHeavyFiles } from "../../../src/dev/panel/weigh-page.ts";
import type { PageFacts } from "../../../src/model/model.ts";

const fileOf = (path: string, sizeBytes: number) => ({ path, sizeBytes, bytes: new Uint8Array() });

const files = [
  fileOf("assets/façade.jpg", 300_001),
  fileOf("assets/plan.png", 300_000),
  fileOf("docs/guide.pdf", 40_000_000),
  fileOf("docs/fiche.pdf", 5_000_000),
  fileOf("assets/ailleurs.jpg", 9_000_000),
];

const facts = {
  loads: [
    { kind: "image", url: "/sous/assets/fa%C3%A7ade.jpg?v=1" },
    { kind: "image", url: "/sous/assets/plan.png" },
    { kind: "image", url: "https://ailleurs.example/sous/assets/ailleurs.jpg" },
    { kind: "image", url: "/sous/assets/%c3.jpg" },
    { kind: "script", url: "/sous/assets/ailleurs.jpg" },
  ],
  links: { main: "/sous/docs/guide.pdf#page=2\n/sous/docs/fiche.pdf\n", layout: "" },
} as unknown as PageFacts;

test("images that a page loads, and PDF files that it links to, are heavy above the limits for phones", () => {
  expect(findHeavyFiles({ facts }, files, "/sous")).toEqual([
    { kind: "image", path: "assets/façade.jpg", bytes: 300_001, most: 300_000 },
    { kind: "pdf", path: "docs/guide.pdf", bytes: 40_000_000, most: 5_000_000 },
  ]);
});
