import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import type { RawFile } from "../../../src/model/model.ts";
import { build } from "../../../src/pipeline/build.ts";
import { createDiskIo } from "../../../src/pipeline/io/disk-io.ts";
import { projectRoot } from "../../support/run-site.ts";
import testAccount from "../../support/test-account.json" with { type: "json" };
import { usualOptions } from "../../support/usual-options.ts";
import { directivesOf, markdownOf } from "../vectors/text-vectors.ts";
import { filledImage, fillFiles } from "./fill-fields.ts";
import { createPlanter, type Field } from "./plant-vectors.ts";

export type Attacked = {
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly routes: readonly string[];
  /** Places that took the vector, and those that refused it: a schema, a reference, an unsafe address. */
  readonly taken: number;
  readonly refused: number;
};

/**
 * Builds the real site again and again with a vector in every place that takes it. Nothing is written but `.site/` of a
 * scratch folder.
 */
export async function createAttackedSite() {
  const root = projectRoot.replace(/\/$/, "");
  const out = mkdtempSync(join(tmpdir(), "charpente-attacked-"));
  const disk = createDiskIo({ root, out, cache: true });
  const image = sharp({ create: { width: 40, height: 30, channels: 3, background: "#888" } });
  const content = [
    ...fillFiles(disk.readContent()),
    { path: `content${filledImage}`, bytes: await image.png().toBuffer() },
  ];
  const planter = createPlanter(content, (vector) => [...markdownOf(vector), ...directivesOf(vector)]);
  const keyOf = ({ file, at }: Field) => `${file}#${at}`;

  async function run(sources: readonly RawFile[]) {
    const files = new Map<string, Uint8Array>();
    const outcome = await build(
      {
        ...disk,
        readContent: () => sources,
        readEnvironment: () => testAccount,
        // Words are outlines in them, and long ones take minutes to draw.
        drawPictures: async (pictures) =>
          pictures.map(({ path }) => ({ path, bytes: Buffer.from("picture") })),
        // What would go out is looked at, though its links lead nowhere.
        audit: async (made) => {
          for (const { path, bytes } of made.files) files.set(path, bytes);
        },
        publish: async (output) => ({ status: "written", changed: output.length, removed: 0 }),
        progress: () => {},
        measure: (_stage, run) => run(),
      },
      usualOptions,
    );
    return { outcome, files };
  }

  return {
    /** The site as it is. */
    async build(): Promise<Attacked> {
      const { outcome, files } = await run(content);
      if (files.size === 0) throw new Error(JSON.stringify(outcome.problems.slice(0, 20), undefined, 1));
      return { files, routes: outcome.pages.map(({ route }) => route), taken: 0, refused: 0 };
    },
    async attack(vector: string): Promise<Attacked> {
      // Chosen anew for each: a place that refuses markup may take an address.
      const spared = new Set<string>();
      for (let round = 0; round < 12; round += 1) {
        const {
          files: sources,
          planted,
          placesAt,
        } = planter.plant(vector, (field) => spared.has(keyOf(field)));
        const { outcome, files } = await run(sources);
        if (files.size > 0)
          return {
            files,
            routes: outcome.pages.map(({ route }) => route),
            taken: planted,
            refused: spared.size,
          };
        const errors = outcome.problems.filter(({ severity }) => severity === "error");
        const before = spared.size;
        for (const { file, at } of errors)
          for (const field of placesAt(file, at)) {
            spared.add(keyOf(field));
          }
        if (spared.size === before)
          throw new Error(
            `Refused for another reason than what was planted: ${JSON.stringify(errors.slice(0, 3))}`,
          );
      }
      throw new Error("The site still has errors after twelve rounds.");
    },
    close(): void {
      disk.close();
      rmSync(out, { recursive: true, force: true });
    },
  };
}
