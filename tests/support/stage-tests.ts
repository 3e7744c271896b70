import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const tests = fileURLToPath(new URL("..", import.meta.url));

/** What replaces a module or measures its process, which others would feel: files that need a process of their own. */
const replaces =
  /\bvi\.(?:do)?[mM]ock\(|setFlagsFromString|process\.memoryUsage|\/growth\.ts|scripts\/fuzz|NAPI_RS_/;

/** What starts programs, builds a real site, or works on the disk or on a server of its own. */
const hasEdges =
  /\bvi\.(?!fn\b)|\bprocess\.|node:(?:child_process|fs|http|net)|src\/(?:store|http|bundle\/(?!assemble|publish)|media|sources|markdown\/(?:threads|load-)|pipeline\/io|changes\/git|dev|editor\/(?!model|requests))|create-charpente\/src\/starters|scripts\/|bench\/|scratch-folder|-folder\.ts|raw-server|support\/(?:(?:run|copy|build|draw)-(?:site|here|real-site|everything)|short-handles)/;

const files = readdirSync(tests, { recursive: true, encoding: "utf8" })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => /^(?!attacks|engines).*\.test\.tsx?$/.test(file))
  .map((file) => ({ path: `tests/${file}`, text: readFileSync(join(tests, file), "utf8") }));

type TestFile = (typeof files)[number];

/** Paths are from the root. */
const select = (...wanted: readonly ((file: TestFile) => boolean)[]) =>
  files.filter((file) => wanted.every((is) => is(file))).map(({ path }) => path);

const looksAtSite = ({ path, text }: TestFile) =>
  path.startsWith("tests/browser/") || text.includes('inject("realSite")');
const needsProcess = ({ text }: TestFile) => replaces.test(text);
const isPure = ({ text }: TestFile) => !hasEdges.test(text);
const not = (is: (file: TestFile) => boolean) => (file: TestFile) => !is(file);

/** The files whose tests look at the built real site, most of them in a browser. */
export const siteFiles = select(looksAtSite);

/** Those whose tests ask nothing but the code. */
export const pureFiles = select(not(looksAtSite), not(needsProcess), isPure);

/** Those whose tests work on folders, servers and programs of their own. */
export const edgeFiles = select(not(looksAtSite), not(needsProcess), not(isPure));

export const processFiles = select(not(looksAtSite), needsProcess);

/** Those that try a share of what a whole run tries. */
export const sharingFiles = select(({ text }) => /support\/is-whole\.ts|violationsAtWidths/.test(text));
