import { parseDocument } from "yaml";
import { settingsFile } from "../../src/define/settings-file.ts";
import { newSiteOf } from "../../src/hosts/hosts.ts";
import type { HostName } from "../../src/hosts/names.ts";
import { type NewFile, readFile, toFile } from "./new-site.ts";
import type { PackageManager } from "./package-manager.ts";

type HostedSite = {
  readonly host: HostName;
  readonly manager: PackageManager;
  /** The name of the package. */
  readonly name: string;
  /** Reads a file of `docs/examples/`. */
  readonly readExample: (path: string) => string;
};

/** Adds to the files of a new site those with which its host builds and publishes it, and names the host in its settings. */
export function addHost(files: readonly NewFile[], site: HostedSite): readonly NewFile[] {
  const added = Object.entries(newSiteOf(site.host).files).map(([path, example]) =>
    toFile(path, adaptExample(site.readExample(example), site)),
  );
  return [...nameHost(files, site.host), ...added].sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Examples are whole files for npm and for any site. A new site builds with its own script, and its own package manager. */
export function adaptExample(
  text: string,
  { manager, name }: Omit<HostedSite, "host" | "readExample">,
): string {
  const own = text
    .replaceAll("my-site", name)
    // The report for programs is all that this command may print.
    .replaceAll(
      /npx site build(?! --strict --json)( (?=[-$"]))?/g,
      (_, more = "") => `${manager.run("build", more !== "")}${more}`,
    );
  if (manager.name === "npm") return own;
  return own
    .replaceAll(/npm ci .*/g, `npm install --global ${manager.spec} && ${manager.installExactly}`)
    .replaceAll("package-lock.json", manager.lockfile)
    .replace(/^ +cache: npm\n/m, "")
    .replace(", .npm/", "");
}

/** Names the host in the settings among the files of a new site, unless they name hosts. */
export function nameHost(files: readonly NewFile[], host: HostName): readonly NewFile[] {
  return files.map((file) => (file.path === settingsFile ? nameInSettings(file, host) : file));
}

function nameInSettings(file: NewFile, host: HostName): NewFile {
  const text = readFile(file);
  const document = parseDocument(text);
  // Written from the document, the whole file would lose its alignment.
  if (!document.has("output")) return toFile(file.path, `${text}output: { hosts: [${host}] }\n`);
  if (document.hasIn(["output", "hosts"])) return file;
  document.setIn(["output", "hosts"], [host]);
  return toFile(file.path, document.toString({ lineWidth: 0 }));
}
