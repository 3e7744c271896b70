import { createHash } from "node:crypto";
import { appendFileSync, chmodSync, lstatSync, mkdirSync, readFileSync } from "node:fs";
import { homedir, hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import type { Git, GitRun } from "../../changes/git/git.ts";
import type { RebuildQueue } from "../../dev/watch/rebuild-queue.ts";
import { slugify } from "../../model/route.ts";
import { askGit, askGitOrNone, GitFailure } from "./ask-git.ts";
import type { Missing } from "./differences.ts";
import { findService, type GitService, readRemoteAddress, toSshAddress } from "./git-services.ts";
import { type RemoteTrouble, tryToSend } from "./remote.ts";
import { openRepository, type Repository } from "./repository.ts";

/** What a person does to connect this computer with the remote. Each step then tries whether it is. */
export type ConnectStep =
  | { readonly step: "try" }
  /** Makes a key of this computer for this folder alone. */
  | { readonly step: "key" }
  /** Trusts the host with one of the fingerprints that were shown. */
  | { readonly step: "trust"; readonly fingerprint: string }
  /** Changes the address of this clone to that of SSH. */
  | { readonly step: "ssh" }
  /** Gives a name and an access token to the helper of Git that keeps them. */
  | { readonly step: "sign-in"; readonly user: string; readonly secret: string };

/** How this computer and the remote stand to each other. */
export type Connection =
  | { readonly is: "missing"; readonly missing: Missing }
  /** The remote would take a publication. */
  | { readonly is: "open" }
  | ({ readonly is: "closed"; readonly trouble: RemoteTrouble } & Ways);

/** What can be done about it. */
type Ways = Found & {
  /** True if this step has made the key. */
  readonly isKeyNew: boolean;
  /** Why a key could not be made. */
  readonly noKey: "no-program" | "refused" | undefined;
};

type Found = {
  readonly service: GitService | undefined;
  readonly path: string;
  readonly kind: "ssh" | "https" | "other";
  /** The public half of the key that was made here for this folder. */
  readonly publicKey?: string | undefined;
  readonly hostKey?: HostKey | undefined;
  /** True if Git has a helper that keeps names and passwords. */
  readonly hasHelper?: boolean | undefined;
};

/** `host` is the real one. `check` says whether it has a key that its service publishes. */
type HostKey = {
  readonly host: string;
  readonly fingerprints: readonly string[];
  readonly check: "published" | "other" | "unknown";
  /** It had another key the last time. */
  readonly isChanged: boolean;
};

type ConnectDesk = {
  readonly root: string;
  readonly alone: RebuildQueue["alone"];
};

/** A try is shorter than a publication, because somebody waits for it. */
const tryMs = 30_000;

/** Takes a step, and tries whether the remote would take a publication. */
export async function connect({ root, alone }: ConnectDesk, asked: ConnectStep): Promise<Connection> {
  const look = await alone(() => openRepository(root));
  if (look.status === "missing") return { is: "missing", missing: look.missing };
  const { repository } = look;
  const noKey = await takeStep(repository, asked, root);
  const patience = { signal: new AbortController().signal, remoteMs: tryMs };
  const trouble = await tryToSend(repository, patience);
  if (trouble === undefined) return { is: "open" };
  return {
    is: "closed",
    trouble,
    noKey,
    isKeyNew: asked.step === "key",
    ...(await findWays(repository, trouble)),
  };
}

async function takeStep(repository: Repository, asked: ConnectStep, root: string): Promise<Ways["noKey"]> {
  const { git } = repository;
  switch (asked.step) {
    case "try":
      return undefined;
    case "key":
      return makeKey(git, root);
    case "trust":
      await trustHost(repository, asked.fingerprint);
      return undefined;
    case "ssh":
      await changeToSsh(repository);
      return undefined;
    case "sign-in":
      await keepCredentials(repository, asked);
      return undefined;
  }
}

async function findWays(repository: Repository, trouble: RemoteTrouble): Promise<Found> {
  const { git } = repository;
  const address = readRemoteAddress(await urlOf(repository));
  if (address.kind === "other") return { kind: "other", path: "", service: undefined };
  if (address.kind === "https") {
    const hasHelper = Boolean(await askGitOrNone(git, ["config", "--get-all", "credential.helper"]));
    return { kind: "https", path: address.path, service: findService(address.host), hasHelper };
  }
  const target = await readTarget(repository);
  const service = findService(target.host);
  const isHostKey = trouble.status === "trouble" && trouble.cause === "host-key";
  const hostKey = isHostKey ? await askHostKey(git, target, service, trouble.reason) : undefined;
  return { kind: "ssh", path: address.path, service, publicKey: await readPublicKey(git), hostKey };
}

async function urlOf({ git, remote }: Repository): Promise<string> {
  return askGit(git, ["remote", "get-url", remote]);
}

/** Where SSH connects to, by the configuration of this user. */
type Target = {
  readonly host: string;
  readonly port: string;
  /** The name of the host in the files of known hosts. */
  readonly name: string;
  readonly knownHosts: string;
};

async function readTarget(repository: Repository): Promise<Target> {
  const { git } = repository;
  const address = readRemoteAddress(await urlOf(repository));
  const { login = "", port: ownPort } = address.kind === "ssh" ? address : {};
  const portArgs = ownPort === undefined ? [] : ["-p", ownPort];
  const run = await runBeside(git, await readSshCommand(git), ["-G", ...portArgs, login]);
  const told = new Map<string, string>();
  for (const line of run.status === "done" ? run.bytes.toString().split("\n") : []) {
    const end = line.indexOf(" ");
    if (!told.has(line.slice(0, end))) told.set(line.slice(0, end), line.slice(end + 1));
  }
  const host = told.get("hostname") ?? login.replace(/^.*@/, "");
  const port = told.get("port") ?? ownPort ?? "22";
  const name = told.get("hostkeyalias") ?? (port === "22" ? host : `[${host}]:${port}`);
  const [file = "~/.ssh/known_hosts"] = told.get("userknownhostsfile")?.split(" ") ?? [];
  return { host, port, name, knownHosts: file.replace(/^~(?=\/)/, homedir()) };
}

/** The command with which Git starts SSH. */
async function readSshCommand(git: Git): Promise<string> {
  return process.env.GIT_SSH_COMMAND || (await askGitOrNone(git, ["config", "core.sshCommand"])) || "ssh";
}

/**
 * Runs a program as Git does, by the shell and the path of Git: on Windows, Git brings the programs of SSH, and no others
 * find them. `command` is a command of the shell.
 */
function runBeside(git: Git, command: string, args: readonly string[], silenceMs = tryMs): Promise<GitRun> {
  return git(["-c", `alias.beside=!${command}`, "beside", ...args], { silenceMs });
}

/** The keys with which the host answers. Nothing is known yet of who answers. */
async function scanHost(git: Git, { host, port }: Target): Promise<readonly ScannedKey[]> {
  const args = ["-T", "10", "-p", port, "-t", "ed25519,ecdsa,rsa", "--", host];
  const run = await runBeside(git, "ssh-keyscan", args);
  return run.status === "done" ? readScan(run.bytes.toString()) : [];
}

export type ScannedKey = { readonly type: string; readonly blob: string; readonly fingerprint: string };

/** Reads what `ssh-keyscan` prints: lines of host, type and key, and comments. */
export function readScan(printed: string): readonly ScannedKey[] {
  return printed.split("\n").flatMap((line) => {
    const [, type = "", blob = ""] = /^[^#\s]\S* ([a-z0-9@.-]+) ([A-Za-z0-9+/]+=*)\s*$/.exec(line) ?? [];
    return type === "" ? [] : [{ type, blob, fingerprint: fingerprintOf(blob) }];
  });
}

/** As OpenSSH and the services write it. */
function fingerprintOf(blob: string): string {
  const digest = createHash("sha256").update(Buffer.from(blob, "base64")).digest("base64");
  return `SHA256:${digest.replace(/=+$/, "")}`;
}

async function askHostKey(
  git: Git,
  target: Target,
  service: GitService | undefined,
  reason: string,
): Promise<HostKey> {
  const keys = await scanHost(git, target);
  return {
    host: target.host,
    ...judgeHostKeys(
      keys.map(({ fingerprint }) => fingerprint),
      service,
    ),
    isChanged: /IDENTIFICATION HAS CHANGED/i.test(reason),
  };
}

/** One key that the service does not publish is enough for a doubt. */
export function judgeHostKeys(
  fingerprints: readonly string[],
  service: Pick<GitService, "fingerprints"> | undefined,
): Pick<HostKey, "fingerprints" | "check"> {
  if (service === undefined || fingerprints.length === 0) return { fingerprints, check: "unknown" };
  const isPublished = fingerprints.every((one) => service.fingerprints.includes(one));
  return { fingerprints, check: isPublished ? "published" : "other" };
}

/** Asks the host again: only the key with the fingerprint that the author has seen is written down. */
async function trustHost(repository: Repository, fingerprint: string): Promise<void> {
  const target = await readTarget(repository);
  const service = findService(target.host);
  const key = (await scanHost(repository.git, target)).find((one) => one.fingerprint === fingerprint);
  if (key === undefined || (service && !service.fingerprints.includes(fingerprint))) return;
  const { knownHosts, name } = target;
  mkdirSync(dirname(knownHosts), { recursive: true, mode: 0o700 });
  const before = readOrEmpty(knownHosts);
  const separator = before === "" || before.endsWith("\n") ? "" : "\n";
  appendFileSync(knownHosts, `${separator}${name} ${key.type} ${key.blob}\n`, { mode: 0o600 });
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, "utf8");
  } catch {
    return "";
  }
}

/**
 * Makes a key in the folder of the user’s own keys, under a name of its own, and tells this clone to use it. It has no
 * passphrase: Git works here without a terminal, and nobody could type one.
 */
async function makeKey(git: Git, root: string): Promise<Ways["noKey"]> {
  if ((await readPublicKey(git)) !== undefined) return undefined;
  const folder = join(homedir(), ".ssh");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const usual = join(folder, `site_${slugify(basename(root)) || "edit"}`);
  let path = usual;
  for (let number = 2; isThere(path) || isThere(`${path}.pub`); number += 1) path = `${usual}_${number}`;
  const comment = `site edit, ${hostname()}`;
  const args = ["-q", "-t", "ed25519", "-N", "", "-C", comment, "-f", toShellPath(path)];
  const run = await runBeside(git, "ssh-keygen", args);
  if (run.status !== "done")
    return run.status === "failed" && /cannot run|not found/.test(run.reason) ? "no-program" : "refused";
  chmodSync(path, 0o600);
  const command = (await askGitOrNone(git, ["config", "core.sshCommand"])) || "ssh";
  await askGit(git, ["config", "--local", "core.sshCommand", writeSshCommand(command, toShellPath(path))]);
  return undefined;
}

/** SSH offers no other key: a service would take the first that it knows, whatever may be done with it. */
export function writeSshCommand(command: string, key: string): string {
  return `${command} -i '${key.replaceAll("'", "'\\''")}' -o IdentitiesOnly=yes`;
}

/** The path of the key that was made here for this clone. */
export function readKeyPath(command: string): string | undefined {
  const [, quoted] = / -i '((?:[^']|'\\'')+)' -o IdentitiesOnly=yes$/.exec(command) ?? [];
  return quoted?.replaceAll("'\\''", "'");
}

async function readPublicKey(git: Git): Promise<string | undefined> {
  const path = readKeyPath((await askGitOrNone(git, ["config", "--local", "core.sshCommand"])) ?? "");
  const text = path === undefined ? "" : readOrEmpty(`${path}.pub`).trim();
  // Never anything else than a public key.
  return /^ssh-\w+ [A-Za-z0-9+/]+=*(?: [^\n]*)?$/.test(text) ? text : undefined;
}

function isThere(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

/** The shell of Git on Windows takes a backslash for a sign of its own. */
function toShellPath(path: string): string {
  return process.platform === "win32" ? path.replaceAll("\\", "/") : path;
}

async function changeToSsh(repository: Repository): Promise<void> {
  const { git, remote } = repository;
  const address = readRemoteAddress(await urlOf(repository));
  const service = address.kind === "https" ? findService(address.host) : undefined;
  if (address.kind !== "https" || service === undefined) return;
  const url = toSshAddress(service, address.path);
  await askGit(git, ["remote", "set-url", remote, url]);
  if (await askGitOrNone(git, ["config", `remote.${remote}.pushurl`]))
    await askGit(git, ["remote", "set-url", "--push", remote, url]);
}

/** The helper of Git keeps the token where the system keeps passwords. Nothing here writes it down. */
async function keepCredentials(
  repository: Repository,
  { user, secret }: Extract<ConnectStep, { readonly step: "sign-in" }>,
): Promise<void> {
  const url = new URL(await urlOf(repository));
  const input = `protocol=${url.protocol.slice(0, -1)}\nhost=${url.host}\nusername=${user}\npassword=${secret}\n\n`;
  const args = ["credential", "approve"];
  const run = await repository.git(args, { input, silenceMs: tryMs });
  if (run.status !== "done") throw new GitFailure(run, args);
}
