import { brotliCompressSync, gzipSync } from "node:zlib";
import type { SiteDefinition } from "../../src/define/define.ts";
import { digestOf } from "../../src/model/memory/hash.ts";
import type { BuildOptions } from "../../src/pipeline/build.ts";
import { build } from "../../src/pipeline/build.ts";
import { quick } from "../../src/pipeline/io/compress-file.ts";
import { createDiskIo } from "../../src/pipeline/io/disk-io.ts";
import type { Compress } from "../../src/pipeline/publish/compress-files.ts";
import { projectRoot } from "./run-site.ts";
import testAccount from "./test-account.json" with { type: "json" };
import { usualOptions } from "./usual-options.ts";

type Asked = Partial<Pick<BuildOptions, "base" | "workbench">> & {
  /** How its files are compressed, instead of as strongly as for hosts, which takes longer than all the rest. */
  readonly compressed?: "not at all" | "quickly";
  /** Variables of the environment besides those of the account. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Files of `static/` besides those that are there. */
  readonly files?: Readonly<Record<string, string>>;
  /** What `content/site.yaml` says instead. */
  readonly edit?: (settings: string) => string;
  /** What other files of `content/` say instead, by their paths. */
  readonly edits?: Readonly<Record<string, (text: string) => string>>;
  /** What the templates define instead. */
  readonly redefine?: (site: SiteDefinition) => SiteDefinition;
};

/** Builds the real site into `out`, here and now, with what earlier builds remember. */
export async function buildRealSite(out: string, asked: Asked = {}) {
  const {
    base = "",
    workbench = false,
    compressed,
    environment = {},
    files = {},
    edit = (settings) => settings,
    edits = {},
    redefine = (site) => site,
  } = asked;
  const changes = new Map(Object.entries({ "content/site.yaml": edit, ...edits }));
  const disk = createDiskIo({
    root: projectRoot.replace(/\/$/, ""),
    out,
    cache: true,
  });
  try {
    return await build(
      {
        ...disk,
        ...(compressed && { compress: compressed === "quickly" ? compressQuickly : undefined }),
        loadTemplates: async (report, now) => {
          const loaded = await disk.loadTemplates(report, now);
          return loaded && { ...loaded, site: redefine(loaded.site) };
        },
        readContent: () =>
          disk.readContent().map((file) => {
            const change = changes.get(file.path);
            return change
              ? { ...file, bytes: Buffer.from(change(Buffer.from(file.bytes).toString())) }
              : file;
          }),
        readStatic: async () => [
          ...(await disk.readStatic()),
          ...Object.entries(files).map(([path, text]) => ({ path, bytes: Buffer.from(text) })),
        ],
        // With an account, there is nothing to warn of.
        readEnvironment: () => ({ ...testAccount, ...environment }),
        progress: () => {},
        measure: (_stage, run) => run(),
      },
      { ...usualOptions, base, workbench },
    );
  } finally {
    disk.close();
  }
}

const compressQuickly: Compress = async ({ bytes }, format) => {
  const compressed = format === "br" ? brotliCompressSync(bytes, quick) : gzipSync(bytes, { level: 1 });
  return {
    facts: null,
    bytes: compressed,
    digest: digestOf(compressed),
    sizeBytes: compressed.byteLength,
  };
};
