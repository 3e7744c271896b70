import type { Building } from "../building.ts";

/** What stands on the ground below the links of the menu. */
export const menuStreet: Building = {
  seed: 11,
  title: "Passants",
  scale: 22,
  hour: 12,
  volumes: [],
  surroundings: [
    { kind: "person", x: 0.6, pose: "walking" },
    { kind: "bicycle", x: 2.4 },
    { kind: "person", x: 5, pose: "coat" },
    { kind: "person", x: 5.7, pose: "standing" },
    { kind: "tree", x: 8.6, height: 3.4 },
  ],
};

/** Metres. */
export const menuStreetCrop = { x: 0, y: 0, width: 11, height: 3.6 };
