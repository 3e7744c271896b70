import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { git } from "../../editor/publish/repositories.ts";
import { waitUntil } from "../../support/engines/person.ts";
import { type Desk, settle, type Task } from "./desk.ts";

/** Opens « Publier », and waits until the pages have been compared. */
async function openPublish({ person, openPage }: Desk): Promise<void> {
  await openPage("/blog");
  await person.click("link", "Publier");
  // Large photographs are prepared before.
  await person.sees("Ce que les visiteurs verront changer", 300_000);
  await person.seesNo("Comparaison des pages…", 120_000);
}

async function publish(desk: Desk): Promise<void> {
  await openPublish(desk);
  await desk.person.click("button", "Publier");
  await desk.person.sees("Envoyé.", 120_000);
}

/** What stands on the page « Publier », with everything folded. */
const holdsNoGit = (text: string): void => {
  const found = /\b(?:dépôts?|branches?|commits?|origin|SHA)\b/iu.exec(text);
  if (found)
    throw new Error(`« ${found[0]} » in: ${text.slice(Math.max(0, found.index - 80), found.index + 80)}`);
};

/** What leaves, and what the others have done meanwhile. */
export const publishing: readonly Task[] = [
  {
    day: 8,
    name: "Lire ce qui part : l’article à venir avec son jour, la photographie, le PDF",
    run: async (desk) => {
      const { person } = desk;
      await openPublish(desk);
      await person.sees("Ventiler la nuit");
      await person.sees(/2030/);
      await person.sees(/guide-de-la-nuit|Guide de la nuit/);
      await person.sees("Ne pas envoyer");
      holdsNoGit(await person.read());
    },
  },
  {
    day: 8,
    name: "Publier",
    run: async (desk) => {
      await publish(desk);
      if (!desk.sent("content/articles/ventiler-la-nuit.md").includes("Points clés"))
        throw new Error("The article is not in the shared repository.");
      holdsNoGit(await desk.person.read());
    },
  },
  {
    day: 9,
    name: "Renommer une page pendant qu’un collègue en change le titre : rien ne se perd",
    run: async (desk) => {
      const { person, bob } = desk;
      bob.git("pull", "--quiet");
      bob.edit("content/articles/labels-numeriques.md", "## ", "## Selon Bob, ");
      bob.git("commit", "--quiet", "--all", "-m", "Bob");
      bob.git("push", "--quiet");
      await desk.openPage("/labels-numeriques");
      await person.click("button", "Fiche");
      await person.click("button", "Renommer", { at: 0 });
      await person.fill("Adresse", "/trois-labels-numeriques", {
        within: { role: "dialog", name: "Renommer" },
      });
      await person.click("button", "Voir ce qui change");
      await person.click("button", "Renommer", { within: { role: "dialog", name: "Renommer" } });
      await waitUntil(
        async () => (await person.address()) === "/trois-labels-numeriques",
        () => "the page is never renamed",
      );
      await publish(desk);
      const files = git(desk.remote, "ls-tree", "-r", "--name-only", "main").split("\n");
      const renamed = files.filter((file) => file.includes("trois-labels-numeriques"));
      if (!renamed.some((file) => desk.sent(file).includes("Selon Bob, ")))
        throw new Error(`The words of the other are gone: ${renamed.join()}`);
    },
  },
  {
    day: 10,
    name: "Choisir entre mon titre et celui d’un collègue",
    run: async (desk) => {
      const { person, bob } = desk;
      bob.git("pull", "--quiet");
      const file = "content/pages/services.yaml";
      const title = /^title: (.*)$/m.exec(bob.read(file) ?? "")?.[1] ?? "";
      bob.edit(file, title, "Nos services, dit Bob");
      bob.git("commit", "--quiet", "--all", "-m", "Bob");
      bob.git("push", "--quiet");
      await desk.openPage("/services");
      await person.click("heading", /./);
      await person.press("Control+a");
      await person.type("Nos services, dit Ada");
      await person.press("Enter");
      await desk.fileSays(file, "dit Ada");
      await settle(person);
      await openPublish(desk);
      await person.click("button", "Publier");
      await person.sees("Nos services, dit Bob", 120_000);
      await person.sees("Bob");
      holdsNoGit(await person.read());
      await person.click("radio", /^Votre version/);
      await person.click("button", /^Publier/);
      await person.sees("Envoyé.", 120_000);
      if (!desk.sent(file).includes("dit Ada")) throw new Error("The chosen title is not sent.");
    },
  },
  {
    day: 11,
    name: "Publier quand le serveur demande un mot de passe : apprendre quoi faire",
    run: async (desk) => {
      const { person } = desk;
      const server = createServer((_, response) => {
        response.writeHead(401, { "www-authenticate": 'Basic realm="Git"' }).end();
      });
      await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
      const { port } = server.address() as AddressInfo;
      desk.git("remote", "set-url", "origin", `http://127.0.0.1:${port}/site.git`);
      try {
        await desk.openPage("/services");
        await person.click("heading", /./);
        await person.press("Control+End");
        await person.type(" !");
        await person.press("Enter");
        await settle(person);
        await openPublish(desk);
        if (await person.isThere("button", "Publier")) await person.click("button", "Publier");
        await person.sees(/mot de passe|clé|jeton|identif|reconna/i, 120_000);
        holdsNoGit(await person.read());
      } finally {
        desk.git("remote", "set-url", "origin", desk.remote);
        server.close();
      }
    },
  },
  {
    day: 11,
    name: "Faire la toute première publication, vers un serveur vide",
    run: async (desk) => {
      const { person } = desk;
      const empty = join(desk.folder, "empty.git");
      git(desk.folder, "init", "--quiet", "--bare", "--initial-branch=main", empty);
      desk.git("remote", "set-url", "origin", empty);
      desk.git("update-ref", "-d", "refs/remotes/origin/main");
      try {
        await openPublish(desk);
        await person.sees(/première publication/i);
        await person.click("button", /^Publier/);
        await person.sees("Envoyé.", 120_000);
        if (git(empty, "show", "main:content/pages/home.yaml") === "") throw new Error("Nothing is sent.");
      } finally {
        desk.git("remote", "set-url", "origin", desk.remote);
        desk.git("fetch", "--quiet", "origin");
      }
    },
  },
  {
    day: 12,
    name: "Supprimer un article, et renvoyer ses visiteurs vers un autre",
    run: async (desk) => {
      const { person } = desk;
      const within = { within: { role: "dialog", name: "Supprimer" } };
      await desk.openPage("/blog/proptech-europeennes");
      await person.click("button", "Fiche");
      await person.click("button", "Supprimer", { at: 0 });
      await person.sees("Page qui prend sa place");
      await person.click("button", /prend sa place/, within);
      await person.click("radio", /IA dans/);
      await person.click("field", /^Ce que devient le lien/, within);
      await person.type("Mène");
      await person.press("Enter");
      await person.click("button", "Voir ce qui change", within);
      await person.click("button", "Supprimer", within);
      await waitUntil(
        () => !desk.hasFile("content/articles/proptech-europeennes.md"),
        () => "the article is never removed",
      );
      await desk.fileSays("content/site.yaml", "/proptech-europeennes");
    },
  },
  {
    day: 12,
    name: "Reprendre la suppression : l’article revient",
    run: async (desk) => {
      const { person } = desk;
      await desk.openPage("/blog");
      await person.click("button", "Historique");
      await person.click("button", /^Rétablir ce qui précédait/, { at: 0 });
      await person.click("button", "Rétablir");
      await waitUntil(
        () => desk.hasFile("content/articles/proptech-europeennes.md"),
        () => "the article never comes back",
      );
    },
  },
];
