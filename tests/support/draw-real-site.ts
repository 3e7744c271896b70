import { join } from "node:path";
import { settingsFile } from "../../src/define/settings-file.ts";
import { type BuildIo, type BuildOptions, build, type Drawn } from "../../src/pipeline/build.ts";
import { createDiskIo } from "../../src/pipeline/io/disk-io.ts";
import { giveFacts } from "./give-facts.ts";
import { projectRoot } from "./run-site.ts";
import testAccount from "./test-account.json" with { type: "json" };
import { usualOptions } from "./usual-options.ts";

/** What tests of one process ask for again and again. Nobody changes what is drawn, and templates stay as they are. */
const drawn = new Map<Drawing, Promise<Drawn>>();
let templates: ReturnType<BuildIo["loadTemplates"]> | undefined;

/** Builds the real site in memory, with what earlier builds remember, and compresses nothing. */
export function drawRealSite(asked?: Partial<BuildOptions>): Promise<Drawn> {
  return asked === undefined ? drawOnce("as it is", () => draw({}, () => ({}))) : draw(asked, () => ({}));
}

/** The real site with all the facts that the firm has not given. Pictures have no pixels. */
export function drawGiven(): Promise<Drawn> {
  return drawOnce("with all facts", () =>
    drawEdited((text, file) => (file === settingsFile ? giveFacts(text) : text)),
  );
}

/** The real site with other words in its content. Pictures have no pixels: their names say what they show. */
export function drawEdited(change?: (text: string, file: string) => string): Promise<Drawn> {
  const drawWith = (edit: (text: string, file: string) => string) =>
    draw({}, ({ readContent }) => ({
      readContent: (report) =>
        readContent(report).map((file) => {
          const text = Buffer.from(file.bytes).toString();
          const edited = edit(text, file.path);
          return edited === text ? file : { path: file.path, bytes: Buffer.from(edited) };
        }),
      drawPictures: async (pictures) =>
        pictures.map(({ path, digest }) => ({ path, bytes: Buffer.from(digest) })),
    }));
  return change === undefined ? drawOnce("without pixels", () => drawWith((text) => text)) : drawWith(change);
}

type Drawing = "as it is" | "with all facts" | "without pixels";

function drawOnce(how: Drawing, run: () => Promise<Drawn>): Promise<Drawn> {
  const begun = drawn.get(how) ?? run();
  drawn.set(how, begun);
  return begun;
}

async function draw(
  asked: Partial<BuildOptions>,
  edges: (io: Pick<BuildIo, "readContent">) => Partial<BuildIo>,
): Promise<Drawn> {
  const root = projectRoot.replace(/\/$/, "");
  const disk = createDiskIo({
    root,
    out: join(root, "dist"),
    cache: true,
  });
  let all: Drawn | undefined;
  const { problems } = await build(
    {
      ...disk,
      compress: undefined,
      loadTemplates: (report) => {
        templates ??= disk.loadTemplates(report);
        return templates;
      },
      readEnvironment: () => testAccount,
      publish: async () => ({ status: "written", changed: 0, removed: 0 }),
      progress: () => {},
      measure: (_stage, run) => run(),
      onDrawn: (pages) => {
        all = pages;
      },
      ...edges(disk),
    },
    { ...usualOptions, ...asked },
  );
  disk.close();
  if (all === undefined) throw new Error(`The real site does not build: ${JSON.stringify(problems)}`);
  return all;
}
