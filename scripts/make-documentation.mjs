// node scripts/make-documentation.mjs [--repository <address>] [--out <folder>] [--serve]
// Makes the site of the documentation in documentation/: the starter of that name with the pages of docs/, a page for
// each function of the package and one for each command. Links to code lead to the repository at this address. --serve
// shows the site in the browser, and each save of docs/.
import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  watch,
  writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { parse, stringify } from "yaml";
import { listCommands } from "./documentation/list-commands.mjs";
import { listFunctions } from "./documentation/list-functions.mjs";
import { placePages } from "./documentation/place-pages.mjs";
import { readDocuments } from "./documentation/read-documents.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const docs = join(root, "docs");
const { values } = parseArgs({
  options: {
    out: { type: "string", default: join(root, "documentation") },
    repository: { type: "string", default: "https://git.example.org/charpente" },
    serve: { type: "boolean", default: false },
  },
});
const out = resolve(values.out);
const content = join(out, "content");

for (const folder of ["content", "templates"]) rmSync(join(out, folder), { recursive: true, force: true });
cpSync(join(root, "starters/documentation/templates"), join(out, "templates"), { recursive: true });
execFileSync(process.execPath, [join(root, "scripts/write-problem-pages.mjs")], { stdio: "inherit" });
const reference = [...listFunctions(root), ...(await listCommands(root))];
writeContent();
if (values.serve) serve();

function serve() {
  watch(docs, { recursive: true }, () => {
    try {
      writeContent();
    } catch (error) {
      console.error(error.message);
    }
  });
  const server = spawn(process.execPath, [join(root, "bin/site"), "dev", "--root", out, "--open"], {
    stdio: "inherit",
  });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  const pass = (signal) => void server.kill(signal);
  for (const signal of signals) process.on(signal, pass);
  // The server says when it has ended, and so does this program.
  server.on("exit", (status, signal) => {
    for (const name of signals) process.off(name, pass);
    if (signal === null) process.exit(status);
    process.kill(process.pid, signal);
  });
}

function writeContent() {
  const sections = parse(readFileSync(join(docs, "contents.yaml"), "utf8"));
  const settings = parse(readFileSync(join(docs, "site.yaml"), "utf8"));
  settings.navigation.push({ label: "Source", href: values.repository });
  const made = reference.map(({ path }) => path);
  const documents = readDocuments(root, made, (path) => `${values.repository}/blob/HEAD/${path}`);
  write("site.yaml", stringify(settings));
  write("sections.yaml", stringify(mapValues(sections, ({ title }) => ({ title }))));
  for (const { path, body, ...head } of placePages([...documents, ...reference], sections))
    write(`pages/${path}`, `---\n${stringify(head)}---\n${body}`);
  for (const picture of readdirSync(docs).filter((name) => name.endsWith(".svg")))
    write(`pages/${picture}`, readFileSync(join(docs, picture), "utf8"));
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([name, value]) => [name, change(value)]));
}

/** Writes only changed files, so that `site dev` does not build without need. */
function write(path, text) {
  const file = join(content, path);
  if (existsSync(file) && readFileSync(file, "utf8") === text) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
