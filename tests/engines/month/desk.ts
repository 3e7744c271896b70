import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { putUnderGit } from "../../editor/publish/git-site.ts";
import { git } from "../../editor/publish/repositories.ts";
import { createPerson, type Person, waitUntil } from "../../support/engines/person.ts";
import type { Engine, Setting } from "../../support/engines/visitor.ts";
import { projectRoot } from "../../support/run-site.ts";

/** A thing that an editor does, on a day of the month. `name` is what they would say. */
export type Task = {
  readonly day: number;
  readonly name: string;
  /** Engines that cannot do an act of the task, with the reason. */
  readonly not?: Partial<Record<Engine["name"], string>>;
  run(desk: Desk): Promise<void>;
};

/** In the form beside the page. */
export const inForm = { within: { role: "dialog", name: "Fiche" } };

/** Among the tools of a text. */
export const inTools = { within: { role: "toolbar", name: "Outils du texte" } };

export type Desk = Awaited<ReturnType<typeof openDesk>>;

/** This site under Git with a remote, a second clone, the program `site edit`, and a window on it. */
export async function openDesk(engine: Engine, setting: Setting = {}) {
  const folder = mkdtempSync(join(tmpdir(), "charpente-month-"));
  const root = join(folder, "site");
  for (const name of ["content", "templates", "static", "package.json", "tsconfig.json"])
    cpSync(join(projectRoot, name), join(root, name), { recursive: true });
  const { remote, bob } = putUnderGit(root);
  bob.git("config", "user.email", "bob@firm.example");
  for (const clone of [root, bob.root]) prepareClone(clone);
  const programs: Program[] = [];
  const windows: (() => Promise<void>)[] = [];

  /** Starts `site edit` in a clone. */
  const start = async (clone: string, env: NodeJS.ProcessEnv = {}, port?: number): Promise<Program> => {
    const program = await startEditing(clone, env, port);
    programs.push(program);
    return program;
  };
  /** Opens one more window, in a profile of its own. */
  const openWindow = async (given: Setting = setting): Promise<Person> => {
    let close = () => {};
    const isClosed = new Promise<void>((resolve) => {
      close = resolve;
    });
    const person = await new Promise<Person>((resolve, reject) => {
      const visit = engine.visit(given, async (visitor) => {
        resolve(createPerson(visitor));
        await isClosed;
      });
      windows.push(async () => {
        close();
        await visit.catch(() => {});
      });
      visit.catch(reject);
    });
    return person;
  };

  const site = await start(root);
  const person = await openWindow();
  const desk = {
    engine: engine.name,
    folder,
    root,
    remote,
    /** The clone of the other editor. */
    bob,
    person,
    site,
    start,
    /** Starts the program of this site again, at the same address. */
    restart: () => start(root, {}, Number(new URL(site.origin).port)),
    prepareClone,
    openWindow,
    addressOf: (route: string) => site.origin + route,
    /** Opens a page by its address, and waits for the editor. */
    openPage: async (route: string): Promise<void> => {
      // A window that still saves would ask whether it may leave.
      await settle(person);
      await person.open(site.origin + route);
      await person.find("toolbar", "Modification");
    },
    /** Goes to a page by its address. */
    open: (route: string) => person.open(site.origin + route),
    /** Waits until something is so. */
    wait: (isSo: () => boolean | Promise<boolean>, what = "what was waited for") =>
      waitUntil(isSo, () => `never: ${what}`),
    /** The text of a file of the site. */
    file: (path: string) => readFileSync(join(root, path), "utf8"),
    hasFile: (path: string) => existsSync(join(root, path)),
    /** Waits until a file of the site says something. */
    fileSays: (path: string, words: string | RegExp) =>
      waitUntil(
        () => says(readFileSync(join(root, path), "utf8"), words),
        () => `${path} never says « ${words} »`,
      ),
    fileSaysNo: (path: string, words: string | RegExp) =>
      waitUntil(
        () => !says(readFileSync(join(root, path), "utf8"), words),
        () => `${path} still says « ${words} »`,
      ),
    /** The text of a file as the remote has it. */
    sent: (path: string) => git(remote, "show", `main:${path}`),
    git: (...args: readonly string[]) => git(root, ...args),
    close: async () => {
      for (const shut of windows) await shut();
      for (const program of programs) await program.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
  return desk;
}

/** Waits until what was typed is in its file. */
export const settle = (person: Person): Promise<void> => person.seesNo("Enregistrement…");

/** Types a day, as in 2027-01-11, into the field that has just been clicked. Each language of a browser has its own order. */
export async function typeDay(
  { engine, person }: Pick<Desk, "engine" | "person">,
  day: string,
): Promise<void> {
  const [year = "", month = "", date = ""] = day.split("-");
  const order = await person.visitor.ask(() =>
    new Intl.DateTimeFormat().formatToParts().map(({ type }) => String(type)),
  );
  // The click may have fallen on any part of the field.
  if (engine !== "WebKit") await person.press("ArrowLeft", "ArrowLeft");
  const parts: Readonly<Record<string, string>> = { year, month, day: date };
  await person.type(order.map((type) => parts[type] ?? "").join(""));
}

const says = (text: string, words: string | RegExp): boolean =>
  typeof words === "string" ? text.includes(words) : words.test(text);

/** Packages, and what builds of the real site remember: not what its editors did. */
function prepareClone(clone: string): void {
  symlinkSync(join(projectRoot, "node_modules"), join(clone, "node_modules"));
  const memory = join(projectRoot, ".site");
  if (!existsSync(memory)) return;
  cpSync(memory, join(clone, ".site"), {
    recursive: true,
    filter: (path) => !path.startsWith(join(memory, "edit")),
  });
}

type Program = {
  readonly origin: string;
  said(): string;
  /** Ends it as a computer that is switched off does. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

async function startEditing(clone: string, more: NodeJS.ProcessEnv, wanted?: number): Promise<Program> {
  const port = wanted ?? (await findFreePort());
  const args = [join(projectRoot, "bin/site"), "edit", "--no-open", "--root", clone, "--port", String(port)];
  const env = { ...process.env, NO_COLOR: "1", SITE_LANGUAGE: "fr", GIT_TERMINAL_PROMPT: "0", ...more };
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "pipe"], env, cwd: clone });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += String(chunk);
    });
  const find = () => /http:\/\/[^\s/]+/.exec(said)?.[0];
  await waitUntil(
    () => find() !== undefined || child.exitCode !== null,
    () => "",
    300_000,
  ).catch(() => {});
  const origin = find();
  if (origin === undefined) {
    await end(child, "SIGKILL");
    throw new Error(`site edit does not start:\n${said}`);
  }
  return {
    origin,
    said: () => said,
    kill: () => end(child, "SIGKILL"),
    stop: () => end(child, "SIGTERM"),
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill(signal);
  const timer = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await ended;
  clearTimeout(timer);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
    });
  });
}
