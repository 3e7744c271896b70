import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { putUnderGit } from "../editor/publish/git-site.ts";
import { git, subjects } from "../editor/publish/repositories.ts";
import { copyEverything } from "../support/copy-everything.ts";
import { eventually } from "../support/eventually.ts";
import { violationsInThemes } from "../support/run-axe.ts";
import { scratchFolder } from "../support/scratch-folder.ts";
import { serveDev } from "../support/serve-dev.ts";
import { shareBrowser } from "../support/share-browser.ts";
import { at } from "../support/site-base.ts";

const sshd = ["/usr/sbin/sshd", "/usr/local/sbin/sshd"].find((path) => existsSync(path));
if (sshd === undefined) console.warn("There is no sshd on this machine: the first day is left out.");

/** A server of SSH on this machine, which lets in whoever has one of the keys in `authorized`. */
async function serveSsh(program: string, folder: string) {
  const port = await freePort();
  const [hostKey, authorized, config] = ["hostkey", "authorized", "sshd_config"].map((name) =>
    join(folder, name),
  );
  execFileSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-f", String(hostKey)]);
  writeFileSync(String(authorized), "");
  const lines = [
    `Port ${port}`,
    "ListenAddress 127.0.0.1",
    `HostKey ${hostKey}`,
    `AuthorizedKeysFile ${authorized}`,
    ...["StrictModes no", "PasswordAuthentication no", "PidFile none", "PermitRootLogin prohibit-password"],
  ];
  writeFileSync(String(config), `${lines.join("\n")}\n`);
  // For the separation of privileges, which a server of root insists on.
  if (userInfo().uid === 0) mkdirSync("/run/sshd", { recursive: true });
  const child = spawn(program, ["-D", "-e", "-f", String(config)], { stdio: ["ignore", "ignore", "pipe"] });
  onTestFinished(() => void child.kill());
  const said: string[] = [];
  child.stderr.on("data", (chunk) => said.push(String(chunk)));
  await eventually(() => expect(said.join("")).toContain("Server listening"));
  const printed = execFileSync("ssh-keygen", ["-lf", `${hostKey}.pub`], { encoding: "utf8" });
  return {
    port,
    fingerprint: printed.split(" ")[1] ?? "",
    allow: (key: string) => writeFileSync(String(authorized), `${key}\n`),
  };
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" ? (address?.port ?? 0) : 0));
    });
  });
}

/** The variables of this process are those of a user without any configuration. */
function beSomebodyNew(home: string): void {
  mkdirSync(home);
  const before = { HOME: process.env.HOME, GIT_CONFIG_GLOBAL: process.env.GIT_CONFIG_GLOBAL };
  Object.assign(process.env, { HOME: home, GIT_CONFIG_GLOBAL: join(home, ".gitconfig") });
  onTestFinished(() => {
    for (const [name, value] of Object.entries(before)) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  });
}

const state = (page: Page, text: string | RegExp) =>
  page.getByRole("status").filter({ hasText: text }).waitFor();

test.runIf(sshd)(
  "whoever has no name, no key and no known server publishes on the first day, by the browser alone",
  async () => {
    const folder = scratchFolder();
    const root = join(folder, "site");
    const ssh = await serveSsh(String(sshd), folder);
    await copyEverything(root);
    const { remote } = putUnderGit(root);
    beSomebodyNew(join(folder, "home"));
    const knownHosts = join(folder, "home/.ssh/known_hosts");
    writeFileSync(
      join(folder, "ssh_config"),
      `UserKnownHostsFile ${knownHosts}\nIdentityFile none\nIdentityAgent none\n`,
    );
    git(root, "config", "core.sshCommand", `ssh -F '${join(folder, "ssh_config")}'`);
    git(root, "remote", "set-url", "origin", `ssh://${userInfo().username}@127.0.0.1:${ssh.port}${remote}`);
    for (const name of ["user.name", "user.email"]) git(root, "config", "--unset", name);

    const server = await serveDev(root);
    onTestFinished(server.close);
    const context = await (await shareBrowser()).newContext({
      locale: "fr-FR",
      viewport: { width: 390, height: 800 },
    });
    onTestFinished(() => context.close());
    const page = await context.newPage();
    await page.goto(`${server.origin}/__publish`);
    await state(page, "Avant de publier, dites qui vous êtes.");
    await inOrder(page, "1-name");
    await page.getByLabel("Votre nom").fill("Zoé d’Été");
    await page.getByLabel("Votre adresse e-mail").fill("zoe@firm.example");
    await page.keyboard.press("Enter");
    await state(page, "Tout est publié.");
    expect(git(root, "config", "--local", "user.name")).toBe("Zoé d’Été");
    expect(existsSync(join(folder, "home/.gitconfig"))).toBe(false);

    await page.getByRole("button", { name: "Vérifier la liaison" }).click();
    await page.getByText("pour la première fois").waitFor();
    await inOrder(page, "2-host");
    await page.getByRole("button", { name: ssh.fingerprint }).click();
    await page.getByRole("button", { name: "Créer une clé pour cet ordinateur" }).waitFor();
    await inOrder(page, "3-key");
    expect(readFileSync(knownHosts, "utf8")).toMatch(/^\[127\.0\.0\.1\]:\d+ ssh-ed25519 \S+\n$/);
    await page.getByRole("button", { name: "Créer une clé pour cet ordinateur" }).click();
    const publicKey = await page.getByLabel("La clé à donner").inputValue();
    expect(publicKey).toMatch(/^ssh-ed25519 \S+ site edit, /);
    await inOrder(page, "4-give");
    const own = join(folder, "home/.ssh/site_site");
    expect(statSync(own).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, "home/.ssh")).mode & 0o777).toBe(0o700);
    // No answer has held the private half.
    expect(await page.content()).not.toContain("PRIVATE KEY");

    await page.getByRole("button", { name: "Essayer" }).click();
    await state(page, "Le serveur ne connaît pas encore la clé.");
    ssh.allow(publicKey);
    await page.getByRole("button", { name: "Essayer" }).click();
    await state(page, "La liaison est établie");
    await inOrder(page, "5-open");

    const index = join(root, "content/pages/index.md");
    writeFileSync(index, readFileSync(index, "utf8").replace(/^title: .*$/m, 'title: "Le premier jour"'));
    await eventually(async () => {
      await page.goto(`${server.origin}${at("/")}`);
      await page.getByRole("heading", { level: 1, name: "Le premier jour" }).waitFor({ timeout: 1000 });
    });
    await page.goto(`${server.origin}/__publish`);
    await page.getByRole("button", { name: "Publier" }).click();
    await state(page, "Envoyé. Le serveur l’a reçu.");
    expect(subjects(remote)[0]).toMatch(/by Zoé d’Été$/);
  },
);

/** Nothing is wider than the screen, and nothing hinders readers of the screen. */
async function inOrder(page: Page, name: string): Promise<void> {
  const folder = process.env.FIRST_DAY_PICTURES;
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violationsInThemes(page)).toEqual([]);
  if (folder !== undefined) await takePictures(page, join(folder, name));
}

async function takePictures(page: Page, path: string): Promise<void> {
  for (const [width, height, colorScheme] of [
    [390, 800, "light"],
    [1366, 768, "light"],
    [1366, 768, "dark"],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: `${path}-${width}-${colorScheme}.png`, fullPage: true });
  }
  await page.emulateMedia({ colorScheme: "light" });
  await page.setViewportSize({ width: 390, height: 800 });
}
