import { createFormat } from "../format.ts";
import {
  countErrors,
  countFiles,
  countFound,
  countPages,
  countWarnings,
  duration,
  megabytes,
  seconds,
} from "./counts.ts";
import { entries } from "./entries.ts";
import { init } from "./init.ts";
import { kinds } from "./kinds.ts";
import { stages } from "./stages.ts";

const { number, plural } = createFormat("en");

type Written = { pages: number; files: number; bytes: number; folder: string; changed: number; ms: number };

/** What the command prints besides problems, in English: help, questions, reports. */
export const command = {
  error: ({ message }: { message: string }) => `error: ${message}`,
  hint: ({ hint }: { hint: string }) => `hint: ${hint}`,
  severities: { error: "error", warning: "warning" },
  unwritable: ({ reason }: { reason: string }) => `the output cannot be written: ${reason}`,
  /** A file of ours below `.site/` that is damaged, and its new name, if the disk allows one. */
  setAside: ({ file, aside, loss }: { file: string; aside: string | undefined; loss: string }) =>
    `${file} is damaged and ${aside === undefined ? "cannot be set aside" : `was set aside as ${aside}`}: ${loss}`,
  inTheWay: ({ file, aside }: { file: string; aside: string | undefined }) =>
    `${file} must be a folder: what has its name ${aside === undefined ? "cannot be set aside" : `was set aside as ${aside}`}`,

  help: {
    about: "Builds a static site from Markdown, YAML and React templates.",
    command: "print the help of a command",
    usage: "Usage:",
    arguments: "Arguments:",
    options: "Options:",
    commands: "Commands:",
    example: ({ line }: { line: string }) => `Example:\n  ${line}`,
    choices: ({ choices }: { choices: readonly string[] }) => `choices: ${choices.join(", ")}`,
    default: ({ value }: { value: string | number }) => `default: ${value}`,
  },

  /** Names of option values, printed between < and >. */
  values: {
    address: "address",
    collection: "collection",
    command: "command",
    entry: "entry",
    commit: "commit",
    field: "field=value",
    folder: "dir",
    host: "host",
    language: "code",
    name: "name",
    newName: "new-name",
    number: "n",
    origin: "origin",
    path: "path",
    shell: "shell",
    title: "title",
    value: "value",
    words: "words",
  },

  /** Options of several commands. */
  options: {
    help: "print this help",
    version: "print the version",
    language: "language of the tool",
    root: "folder of the site",
    base: "sub-path under which the site is deployed",
    url: "origin of the published site, instead of the one in content/site.yaml",
    cache: "recompute everything",
    json: "print one machine-readable report on standard output",
    quiet: "print problems only",
    port: "port to serve on; if it is taken, the next free one",
    host: "address to serve on: 0.0.0.0 lets other machines in",
    open: "open the site in the browser",
    out: "folder to write, relative to the site’s folder",
  },

  build: {
    about: "read content/, render templates/, copy static/, write dist/",
    drafts: "publish drafts and entries dated after today as well",
    strict: "let a warning fail the build",
    verbose: "print how long each stage took",
    written: (data: Written) =>
      `${countPages(data.pages)}, ${countFiles(data.files)}, ${megabytes(data.bytes)} in ${data.folder}/ (${number(data.changed)} changed), ${seconds(data.ms)}`,
    warnings: ({ count }: { count: number }) => countWarnings(count),
    refused: (data: { errors: number; warnings: number; ms: number }) =>
      `${countErrors(data.errors)}, ${countWarnings(data.warnings)}: nothing was written (${seconds(data.ms)})`,
    untouched: (data: { errors: number; warnings: number; ms: number; folder: string }) =>
      `${countErrors(data.errors)}, ${countWarnings(data.warnings)}: nothing was written, ${data.folder}/ is as it was (${seconds(data.ms)})`,
    reused: ({ kinds }: { kinds: readonly string[] }) => `reused ${kinds.join(", ")}`,
    reusedKind: ({ kind, reused, all }: { kind: string; reused: number; all: number }) =>
      `${number(reused)} of ${number(all)} ${kind}`,
    notRemembered: "nothing could be remembered: .site/ cannot be written",
    draftsLeft: ({ count, names }: { count: number; names: string }) =>
      `left out: ${number(count)} ${plural(count, { one: "draft", other: "drafts" })} (${names})`,
    entriesLeft: ({ count, names, next }: { count: number; names: string; next: string }) =>
      `left out: ${number(count)} ${plural(count, { one: "entry", other: "entries" })} of a later date (${names}); the next is due on ${next}`,
    itemsLeft: ({ count, names, next }: { count: number; names: string; next: string }) =>
      `left out: ${number(count)} ${plural(count, { one: "item", other: "items" })} of a later date (${names}); the next is due on ${next}`,
    htmlLeft: ({ names }: { names: string }) => `left out of the HTML in texts: ${names}`,
    dropped: ({ name, count }: { name: string; count: number }) => `${number(count)} ${name}`,
    off: ({ checks }: { checks: readonly string[] }) => `off in templates/: ${checks.join(", ")}`,
    offIn: ({ code, folders }: { code: string; folders: readonly string[] }) =>
      `${code} in ${folders.map((folder) => `${folder}/`).join(" and ")}`,
    part: ({ part, file }: { part: string; file: string }) => `${part} of ${file}`,
    names: ({ names, more }: { names: readonly string[]; more: number }) =>
      more > 0 ? `${names.join(", ")} and ${number(more)} more` : names.join(", "),
    tenths: ({ ms }: { ms: number }) => number(ms, 1),
    todo: ({ stage, count }: { stage: string; count: number }) => `${stage}: ${number(count)} to do`,
  },

  stages,
  kinds,

  check: {
    about: "check the content and the pages closely, and write nothing",
    drafts: "check drafts and entries dated after today as well",
    external: "ask other sites whether the addresses that pages link to still answer",
    watch: "check again after every save, until Ctrl-C",
    strict: "fail on a warning; answers of other sites never fail it",
    checking: "checking…",
    waiting: "waiting for a save (Ctrl-C ends it)",
    polling: ({ why }: { why: string }) => `${why}: polling for changes instead`,
    done: (data: { pages: number; heldBack: number; errors: number; warnings: number; ms: number }) => {
      const left = data.heldBack > 0 ? `, ${number(data.heldBack)} held back (--drafts checks them too)` : "";
      return `${countPages(data.pages)} checked${left}: ${countFound(data).join(", ") || "nothing found"} (${seconds(data.ms)})`;
    },
    fact: "fact not given",
    givenIn: "given in",
    waits: "waits for it",
    nothingWaits: "nothing",
    incomplete: "the pages themselves are checked once the errors are fixed",
  },

  serve: {
    busy: ({ port }: { port: number }) => `port ${port} is taken, trying the next one`,
    failed: ({ address, reason }: { address: string; reason: string }) =>
      `cannot serve on ${address}: ${reason}`,
    ready: ({ url }: { url: string }) => `${url}  (Ctrl-C ends it)`,
  },

  dev: {
    about: "build in memory, serve, and show every save at once",
    drafts: "show drafts and entries dated after today, marked as such",
    noDrafts: "show what site build would publish",
    editor: "what the panel opens files with: vscode, zed, idea…, a link or none",
    strict: "let a warning count as an error",
    poll: "poll for changes: for network disks and some containers",
    cache: "recompute everything at the start",
    mail: "Messages from forms come to /__mail and go nowhere else.",
    polling: ({ why }: { why: string }) => `${why}: polling for changes instead, which takes a moment longer`,
    changed: ({ file, more, message }: { file: string; more: number; message: string }) =>
      more > 0 ? `${file} and ${number(more)} more: ${message}` : `${file}: ${message}`,
    built: (data: { pages: number; ms: number; errors: number; warnings: number; old: number }) => {
      const all = data.errors + data.warnings;
      const known = data.old === all ? " as before" : `, ${number(data.old)} of them as before`;
      return `${[`${countPages(data.pages)} in ${duration(data.ms)}`, ...countFound(data)].join(", ")}${data.old > 0 ? known : ""}`;
    },
    notBuilt: (data: { errors: number; warnings: number; isKept: boolean }) =>
      `${["not built", ...countFound(data)].join(", ")}${data.isKept ? "; the last good version is still served" : ""}`,
  },

  edit: {
    about: "open the site in the browser, and edit it on its pages",
    noOpen: "do not open the browser",
    where:
      "Only browsers on this machine can edit. Changes go into the files of content/ once all checks have passed.",
  },

  preview: {
    about: "serve the built dist/ the way a static host does",
    out: "built folder, relative to the site’s folder",
    base: "sub-path under which the site was built",
    as: "whose rules to follow for extensions, slashes, missing pages and headers",
    missing: ({ folder }: { folder: string }) => `${folder}/ is not there: run site build first`,
    ignored: ({ file, line, why }: { file: string; line: number; why: string }) =>
      `${file}:${line} is ignored: ${why}`,
    serving: ({ folder, host, ready }: { folder: string; host: string; ready: string }) =>
      `${folder}/, as ${host} serves it: ${ready}`,
  },

  routes: {
    about: "list every route with its state, template, weight and source",
    json: "print the list as JSON",
    weights:
      "Weights are in KB of 1,000 bytes after brotli, and up to a quarter too high for pages far from their budgets.",
    route: "route",
    state: "state",
    template: "template",
    firstPaint: "first paint KB",
    total: "all KB",
    source: "source",
    published: "published",
    draft: "draft",
    workbench: "workbench",
    future: ({ due }: { due: string }) => `from ${due}`,
    kilobytes: ({ bytes }: { bytes: number }) => number(bytes / 1000, 1),
  },

  where: {
    about: "find where words of a page are written, and which pages show them",
    words: "words as readers see them",
    drafts: "look in drafts and entries dated after today as well",
    compared: "Case, the kinds of apostrophes and spaces, and Markdown’s marks do not count.",
    none: ({ words }: { words: string }) => `“${words}” is not found`,
    field: ({ label, path }: { label: string; path: string }) => (path === "" ? label : `${label} (${path})`),
    shown: ({ pages, more }: { pages: readonly string[]; more: number }) =>
      more > 0 ? `on ${pages.join(", ")} and ${number(more)} more` : `on ${pages.join(", ")}`,
    page: ({ route, template }: { route: string; template: string }) => `${route} (${template})`,
    nowhere: "on no page",
  },

  changes: {
    about: "say in sentences what visitors will see change, page by page",
    since:
      "version to compare with, as Git names it; by default the published one: the point where this branch left that of the server, or else the last commit",
    against: "built folder to compare with, relative to the site’s folder",
    drafts: "compare drafts and entries dated after today as well",
    markdown: "print Markdown for a pull request; with --url, names lead to the pages",
    compared: "Compares built pages, not files. Builds both versions in memory and publishes nothing.",
    broken: ({ commit }: { commit: string }) =>
      `the version ${commit} has these errors: compare with another, as in --since HEAD~1, or with a built folder by --against`,
  },

  schema: {
    about: "write JSON Schemas of the settings and of every collection, for editors",
    reference: ({ collection }: { collection: string }) => `The name of an entry of ${collection}.`,
    image: "The path of an image.",
    markdown: "Markdown.",
  },

  explain: {
    about: "explain a problem, with an example and its correction",
    code: "code of the problem, such as link/broken; without it, all codes are listed",
  },
  completion: {
    about: "print a script that completes commands, options and collections in a shell",
    collections: "print the names of the collections that take new entries",
    entries: "print the names of their entries instead",
    shell: "the shell",
    bash: ({ line }: { line: string }) => `Completion for bash. In ~/.bashrc: ${line}`,
    zsh: ({ line }: { line: string }) => `Completion for zsh. In ~/.zshrc, after compinit: ${line}`,
    fish: ({ line }: { line: string }) => `Completion for fish: ${line}`,
  },

  init,
  ...entries,
} as const;
