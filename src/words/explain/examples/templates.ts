// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the lines that are shown are code
import { article, type Examples, inFile, siteFile } from "../example.ts";

/** Problems of the declaration of a site and of its templates. */
export const templateExamples = {
  "feed/invalid-item": inFile(
    siteFile,
    "route: `/conseil/${advice.id}`,\n          title: advice.data.title,",
    "route: `/conseils/${advice.id}`,\n          title: advice.data.title,",
  ),
  "template/syntax": inFile(siteFile, "<p>Revenez à l’accueil.", "<p>Revenez à l’accueil.</p>"),
  "template/throws": inFile(
    siteFile,
    "<Frame title={workshop.data.words.title}",
    "<Frame title={workshop.data.title}",
  ),
  "template/empty": inFile(
    siteFile,
    "missing: { template: () => null, plan:",
    "missing: { template: MissingPage, plan:",
  ),
  "template/missing-asset": inFile(siteFile, 'asset("metier.txt")', 'asset("metiers.txt")'),
  "template/no-site": inFile(siteFile, "export const site = defineSite({", "export default defineSite({"),
  "asset/duplicate": {
    command: "build",
    changes: [
      {
        file: siteFile,
        instead: "    plan: ({ metiers }) => [\n",
        wrong:
          '    plan: ({ metiers }) => [\n      { path: "bois.txt", text: "Mélèze" },\n      { path: "bois.txt", text: "Douglas" },\n',
        mended:
          '    plan: ({ metiers }) => [\n      { path: "bois.txt", text: "Mélèze" },\n      { path: "autres-bois.txt", text: "Douglas" },\n',
      },
    ],
  },
  "asset/unfingerprinted": {
    command: "build",
    changes: [
      { file: "static/assets/bois.txt", wrong: "Mélèze, douglas, châtaignier.\n" },
      { file: "static/bois.txt", mended: "Mélèze, douglas, châtaignier.\n" },
    ],
  },
  "asset/invalid-picture": inFile(
    siteFile,
    'return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="${outline}"></svg>`;',
    'return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="${outline}"/></svg>`;',
  ),
  "card/missing-character": inFile(article, "title: Choisir un bardage 🌲", "title: Choisir un bardage"),
  "static/secret": { command: "build", changes: [{ file: "static/.env", wrong: "MAIL_PASSWORD=sapin\n" }] },
  "static/active-pdf": {
    command: "build",
    changes: [
      {
        file: "static/devis.pdf",
        wrong:
          "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >> >>\nendobj\n%%EOF\n",
        mended: "%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n%%EOF\n",
      },
    ],
  },
  "static/left-over": {
    command: "build",
    changes: [{ file: "static/tarifs.txt.bak", wrong: "Une journée : 400 €\n" }],
  },
} satisfies Examples;
