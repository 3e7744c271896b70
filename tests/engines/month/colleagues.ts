import { join } from "node:path";
import { git } from "../../editor/publish/repositories.ts";
import { type Desk, settle, type Task } from "./desk.ts";

type Window = Desk["person"];

/** Long: pages are built and drawn before and after. */
const patience = 180_000;

async function openPublish(person: Window, origin: string): Promise<void> {
  await person.open(`${origin}/__publish`);
  await person.sees("Ce que les visiteurs verront changer", patience);
  await person.seesNo("Comparaison des pages…", patience);
}

/** Changes the heading of a page. */
async function writeHeading(person: Window, address: string, words: string): Promise<void> {
  await person.open(address);
  await person.find("toolbar", "Modification");
  await person.click("heading", /./);
  await person.press("Control+a");
  await person.type(words);
  await person.press("Enter");
  await person.sees("Enregistré");
  await settle(person);
}

/** What several people do to one site. */
export const colleagues: readonly Task[] = [
  {
    day: 13,
    name: "Publier sans envoyer la page qui n’est pas prête",
    run: async (desk) => {
      const { person, sent } = desk;
      await writeHeading(person, desk.addressOf("/notre-histoire"), "Pas encore prêt");
      await writeHeading(person, desk.addressOf("/blog"), "Le journal du cabinet");
      await openPublish(person, desk.site.origin);
      await person.click("checkbox", /^Ne pas envoyer : .*Notre histoire/);
      await person.sees("Reste ici tel quel");
      await person.click("button", "Publier");
      await person.sees("Envoyé. Le serveur l'a reçu.", patience);
      if (!sent("content/pages/blog.yaml").includes("Le journal du cabinet"))
        throw new Error("the blog stays");
      if (sent("content/pages/notre-histoire.yaml").includes("Pas encore prêt")) throw new Error("it leaves");
      await desk.fileSays("content/pages/notre-histoire.yaml", "Pas encore prêt");
    },
  },
  {
    day: 14,
    name: "Demander à Bob de relire",
    run: async ({ person, site, remote }) => {
      await openPublish(person, site.origin);
      await person.fill("Un mot pour la personne qui relira", "Le titre n’est-il pas trop court ?");
      await person.click("button", "Demander une relecture");
      await person.sees("Envoyé. Les autres le trouvent", patience);
      if (!git(remote, "for-each-ref", "--format=%(refname)").includes("review/"))
        throw new Error("nothing is sent");
    },
  },
  {
    day: 14,
    name: "Relire pour Ada, corriger sur la page, et accepter",
    run: async (desk) => {
      const { bob, sent } = desk;
      const site = await desk.start(bob.root);
      const person = await desk.openWindow();
      await person.open(`${site.origin}/__publish`);
      await person.click("button", /^Relire les modifications d.Ada$/);
      await person.find("heading", "Relecture");
      await person.find("button", "Accepter et publier");
      await person.sees("trop court");
      await person.click("link", "Corriger sur la page");
      await writeHeading(person, await person.visitor.ask(() => location.href), "Bientôt prêt");
      await person.click("link", "Relecture : Ada");
      await person.click("button", "Accepter et publier");
      await person.sees("Envoyé. Le serveur l'a reçu.", patience);
      await person.click("button", "Fermer la relecture");
      await person.find("heading", "Publier");
      if (!sent("content/pages/notre-histoire.yaml").includes("Bientôt prêt")) throw new Error("not sent");
    },
  },
  {
    day: 14,
    name: "Recevoir ce que Bob a accepté",
    run: async (desk) => {
      const { person, site } = desk;
      await openPublish(person, site.origin);
      await person.sees("acceptées et publiées");
      await person.click("button", "Les recevoir");
      await person.sees("ce dossier a reçu", patience);
      await desk.fileSays("content/pages/notre-histoire.yaml", "Bientôt prêt");
    },
  },
  {
    day: 15,
    name: "Publier quand le serveur n’existe plus, et lire ce qu’il faut faire",
    run: async (desk) => {
      const { person, site, remote, file } = desk;
      await writeHeading(person, desk.addressOf("/blog"), "Le journal de l’agence");
      desk.git("remote", "set-url", "origin", `${remote}-gone`);
      try {
        await openPublish(person, site.origin);
        await person.click("button", "Publier");
        await person.sees("aucun site à l'adresse du serveur", patience);
        await person.sees("rien n'est perdu");
        if (/dépôt|branche|commit/i.test(await person.read())) throw new Error("it speaks as Git does");
        await person.clickWords("Détails");
        await person.sees("gone");
        if (!file("content/pages/blog.yaml").includes("agence")) throw new Error("the words are lost");
      } finally {
        desk.git("remote", "set-url", "origin", remote);
      }
    },
  },
  {
    day: 15,
    name: "Publier de nouveau, une fois le serveur revenu",
    run: async ({ person, site, sent }) => {
      await openPublish(person, site.origin);
      await person.click("button", "Publier");
      await person.sees("Envoyé. Le serveur l'a reçu.", patience);
      if (!sent("content/pages/blog.yaml").includes("agence")) throw new Error("not sent");
    },
  },
  {
    day: 16,
    name: "Publier depuis une fenêtre de la largeur d’un téléphone",
    run: async (desk) => {
      const { person, site, sent } = desk;
      await person.visitor.resize(390, 780);
      try {
        await writeHeading(person, desk.addressOf("/blog"), "Le journal");
        await openPublish(person, site.origin);
        const isWide = await person.visitor.ask(() => document.documentElement.scrollWidth > innerWidth);
        if (isWide) throw new Error("the page is wider than the window");
        await person.click("button", "Publier");
        await person.sees("Envoyé. Le serveur l'a reçu.", patience);
        if (!/^title: .?Le journal.?$/m.test(sent("content/pages/blog.yaml"))) throw new Error("not sent");
      } finally {
        await person.visitor.resize(1366, 768);
      }
    },
  },
  {
    day: 17,
    name: "Publier pour la première fois d’un ordinateur neuf, qui ne sait pas qui l’on est",
    run: async (desk) => {
      const { folder, remote } = desk;
      const root = join(folder, "new");
      git(folder, "clone", "--quiet", remote, root);
      desk.prepareClone(root);
      const site = await desk.start(root, { GIT_CONFIG_GLOBAL: "/dev/null", GIT_CONFIG_SYSTEM: "/dev/null" });
      const person = await desk.openWindow();
      await writeHeading(person, `${site.origin}/blog`, "Le journal, vu d’ailleurs");
      await person.open(`${site.origin}/__publish`);
      await person.sees("dites qui vous êtes", patience);
      await person.fill("Votre nom", "Chloé Durand");
      await person.fill("Votre adresse e-mail", "chloe@firm.example");
      await person.click("button", "Enregistrer");
      await person.seesNo("dites qui vous êtes", patience);
      await person.seesNo("Comparaison des pages…", patience);
      await person.click("button", "Publier");
      await person.sees("Envoyé. Le serveur l'a reçu.", patience);
      if (git(remote, "log", "-1", "--format=%an <%ae>", "main") !== "Chloé Durand <chloe@firm.example>")
        throw new Error("somebody else has sent it");
    },
  },
  {
    day: 18,
    name: "Rétablir toute une journée",
    run: async (desk) => {
      const root = join(desk.folder, "new");
      const site = await desk.start(root);
      const person = await desk.openWindow();
      await writeHeading(person, `${site.origin}/contact`, "Un essai");
      await writeHeading(person, `${site.origin}/projets`, "Un autre essai");
      await person.click("button", "Historique");
      await person.click("button", /^Rétablir cette journée/);
      await person.click("button", "Rétablir", { within: { role: "dialog", name: "Historique" } });
      // What was published on that day is taken back as well, here.
      await desk.wait(() => git(root, "diff", "HEAD~1", "--", "content") === "", "the day is taken back");
    },
  },
];
