import { type Examples, inFile, inText, settings, siteFile } from "../example.ts";

const home = "content/pages/index.md";
const prices = "content/pages/tarifs.md";
const back = "<p>Revenez à l’accueil.</p>";

const routeOfPrices = (wrong: string) =>
  ({
    command: "build",
    changes: [
      {
        file: prices,
        instead: "title: Nos tarifs",
        wrong: `title: Nos tarifs\nroute: ${wrong}`,
        mended: "title: Nos tarifs\nroute: /tarifs",
      },
    ],
  }) as const;

/** Problems of finished pages, of their addresses, and of the links between them. */
export const pageExamples = {
  "route/invalid": routeOfPrices("/Nos tarifs"),
  "route/duplicate": routeOfPrices("/contact"),
  "route/output-clash": {
    command: "build",
    changes: [
      { file: "static/contact.html", wrong: "<!DOCTYPE html>\n<title>Contact</title>\n" },
      { file: "static/ancien-contact.html", mended: "<!DOCTYPE html>\n<title>Contact</title>\n" },
    ],
  },
  "link/broken": inText("Voyez [nos tarifs](/tarif).", "Voyez [nos tarifs](/tarifs)."),
  "link/broken-anchor": {
    command: "build",
    changes: [
      {
        file: home,
        instead: "[nos tarifs](/tarifs)",
        wrong: "[nos tarifs](/tarifs#pose)",
        mended: "[nos tarifs](/tarifs#la-pose)",
      },
      {
        file: prices,
        instead: "Une journée de travail, déplacement compris.",
        wrong: "## La pose\n\nUne journée de travail, déplacement compris.",
        mended: "## La pose\n\nUne journée de travail, déplacement compris.",
      },
    ],
  },
  "link/external": { command: "check --external", situation: true },
  "site/finding": inFile(
    settings,
    "phone: 02 99 00 00 00\n",
    "phone: 02 99 00 00 00\nhours: du lundi au vendredi\n",
  ),
  "page/headings": inText("#### Le mélèze", "## Le mélèze"),
  "page/title": inFile(siteFile, '<Head title="" description', "<Head title={title} description"),
  "page/language": inFile(siteFile, "<html>\n      <Head", '<html lang="fr">\n      <Head'),
  "page/alternative-text": inFile(
    siteFile,
    '<img src="/plan.svg" width="40" height="30" />',
    '<img src="/plan.svg" alt="Plan de l’atelier" width="40" height="30" />',
  ),
  "page/duplicate-id": {
    command: "build",
    changes: [
      {
        file: siteFile,
        instead: back,
        wrong: '<p id="retour">Revenez à l’accueil.</p>\n      <p id="retour">Ou écrivez-nous.</p>',
        mended: '<p id="retour">Revenez à l’accueil.</p>\n      <p id="ecrire">Ou écrivez-nous.</p>',
      },
    ],
  },
  "page/budget": inFile(settings, "preloadedFonts: 0", "preloadedFonts: 1"),
  "page/policy": {
    command: "build",
    changes: [
      {
        file: siteFile,
        instead: back,
        wrong: '<p style={{ color: "green" }}>Revenez à l’accueil.</p>',
        mended: '<p className="back">Revenez à l’accueil.</p>',
      },
    ],
  },
  "page/orphan": inFile(
    home,
    "Voyez [l’atelier](/atelier) et [comment nous joindre](/contact).",
    "Voyez [l’atelier](/atelier), [nos tarifs](/tarifs) et [comment nous joindre](/contact).",
    "check",
  ),
  "page/duplicate-title": inFile(
    "content/conseils/isolation.md",
    "title: Choisir un bardage",
    "title: Isoler les combles",
    "check",
  ),
  "page/duplicate-description": inFile(
    "content/conseils/isolation.md",
    "description: Trois bois pour une façade.",
    "description: Par où commencer.",
    "check",
  ),
  "page/accessibility": {
    command: "check",
    changes: [
      {
        file: siteFile,
        instead: back,
        wrong: '<p><Link href="/contact"><img src="/plan.svg" alt="" width="40" height="30" /></Link></p>',
        mended:
          '<p><Link href="/contact"><img src="/plan.svg" alt="Contact" width="40" height="30" /></Link></p>',
      },
    ],
  },
  "redirect/taken": inFile(settings, "  - from: /tarifs\n", "  - from: /nous-joindre\n"),
  "redirect/broken": inFile(settings, "    to: /contacts\n", "    to: /contact\n"),
  "redirect/duplicate": inFile(
    settings,
    "    to: /contact\n  - from: /nous-joindre\n    to: /atelier\n",
    "    to: /contact\n",
  ),
} satisfies Examples;
