import type { BuildIo } from "../pipeline/build-io.ts";

/** The edges of a build that publishes nothing and shows nobody how far it is. */
export const inMemory: Pick<BuildIo, "publish" | "progress" | "measure"> = {
  publish: async () => ({ status: "written", changed: 0, removed: 0 }),
  progress: () => {},
  measure: (_stage, run) => run(),
};

/** The same, where nobody looks at pictures either: their names say what they show. */
export const inMemoryWithoutPixels: Pick<BuildIo, keyof typeof inMemory | "drawPictures" | "compress"> = {
  ...inMemory,
  drawPictures: async (pictures) =>
    pictures.map(({ path, digest }) => ({ path, bytes: Buffer.from(digest) })),
  compress: undefined,
};
