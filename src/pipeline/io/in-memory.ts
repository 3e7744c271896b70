import type { BuildIo } from "./build-io.ts";

/** The part of `BuildIo` for a build that publishes nothing and shows no progress. */
export const inMemory: Pick<BuildIo, "publish" | "progress" | "measure"> = {
  publish: async () => ({ status: "written", changed: 0, removed: 0 }),
  progress: () => {},
  measure: (_stage, run) => run(),
};

/** Like `inMemory`, for a build that draws no pictures: their digests identify what they show. */
export const inMemoryWithoutPixels: Pick<BuildIo, keyof typeof inMemory | "drawPictures" | "compress"> = {
  ...inMemory,
  drawPictures: async (pictures) =>
    pictures.map(({ path, digest }) => ({ path, bytes: Buffer.from(digest) })),
  compress: undefined,
};
