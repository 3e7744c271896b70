// Writes articles of two kinds. `plain` ones have about 700 words with headings, lists, tables, quotes and links in
// simple Markdown, `written` ones have the lengths and the Markdown of texts that people write. The same seed gives the
// same bytes. Article i depends on (kind, seed, i) alone, so the first 30 of 10,000 are the 30 of a corpus of 30.
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createRandom } from "../scripts/create-random.mjs";
import { writeText } from "./written-text.mjs";

export const kinds = ["plain", "written"];

const words =
  "accord acier adresse air ampoule année appareil architecte atelier automate avance bail balcon banc baie béton bilan bois boîte bouche budget bureau câble cadre capteur carte cave chaleur chantier charge chaudière chauffage circuit clé client climat cloison code collège compteur conduite confort console contrat contrôle copie couloir coupe courant cour crête cuivre dalle débit degré délai demande dessin devis donnée durée eau écart échelle écran éclairage économie effort énergie ensemble entrée équipe espace essai étage état étude façade facture fenêtre fibre fichier filtre flux fonction fuite gaine garde gestion goutte graphe gril groupe hall hausse heure hiver horaire hôte idée image immeuble indice isolant journée lampe lieu ligne limite local loyer lumière maçon mairie maison marge marque masse matin mesure métier meuble minute mode moteur mur niveau nombre nuit objet offre ombre ordre outil page palier panneau parc part pause pente personne phase pièce pierre place plan plafond pompe porte poste poutre prise prix profil projet quai quart question radiateur rayon réseau réglage relevé rendu repère réserve retour rive rue saison salle seuil signal site sol solde sonde sortie source store surface système table tâche taux température terrain test titre toit tour trait travaux tube usage usine valeur vanne vent vitre voie volet volume zone".split(
    " ",
  );
const links = [
  "et",
  "avec",
  "sans",
  "pour",
  "dans",
  "sur",
  "sous",
  "entre",
  "selon",
  "depuis",
  "vers",
  "chez",
];
const verbs = [
  "règle",
  "mesure",
  "suit",
  "tient",
  "coupe",
  "ouvre",
  "ferme",
  "compare",
  "réduit",
  "déplace",
  "montre",
];
const categories = ["energie", "confort", "reglage", "chantier", "donnees", "maintenance"];

/** @returns {{ name: string, text: string }} file name and content of article `index` of the corpus `seed` */
export function makeArticle(index, seed, kind = "plain") {
  const random = createRandom((seed ^ Math.imul(index + 1, 2654435761)) | 0);
  const whole = (from, to) => from + Math.floor(random() * (to - from + 1));
  const pick = (list) => list[Math.floor(random() * list.length)];
  const capital = (text) => text[0].toUpperCase() + text.slice(1);
  const phrase = (length) => Array.from({ length }, (_, at) => pick(at % 3 === 2 ? links : words)).join(" ");
  const inline = () => {
    const kind = random();
    if (kind < 0.07) return `**${pick(words)} ${pick(words)}**`;
    if (kind < 0.12) return `*${pick(words)}*`;
    if (kind < 0.15) return `[${pick(words)} ${pick(words)}](/blog)`;
    if (kind < 0.17) return `[${pick(words)}](https://example.org/${whole(1, 999)})`;
    if (kind < 0.185) return `\`${whole(1, 99)}.${whole(1, 99)}\``;
    return pick(random() < 0.3 ? links : words);
  };
  const sentence = () =>
    `${capital(`${pick(words)} ${pick(verbs)}`)} ${Array.from({ length: whole(7, 15) }, inline).join(" ")}${pick([".", ".", ".", " ?", " !"])}`;
  const paragraph = (length) => Array.from({ length }, sentence).join(" ");
  const list = () => Array.from({ length: whole(4, 6) }, () => `- ${capital(phrase(5))}`).join("\n");
  const row = () => `| ${capital(pick(words))} | ${whole(1, 48)} h | ${whole(100, 9000)} € |`;
  const table = () =>
    ["| Poste | Durée | Prix |", "| --- | :---: | ---: |", ...Array.from({ length: whole(3, 6) }, row)].join(
      "\n",
    );
  const day = new Date(Date.UTC(2026, 0, 1) - (index % 3650) * 86_400_000).toISOString().slice(0, 10);
  const head = [
    "---",
    `title: ${JSON.stringify(`${capital(phrase(4))} n° ${index + 1}`)}`,
    `date: ${day}`,
    `category: ${pick(categories)}`,
    `excerpt: ${JSON.stringify(`${capital(phrase(20))}.`)}`,
    `readTime: ${whole(3, 5)}`,
    "---",
  ];
  const plainBody = () => [
    paragraph(4),
    `## ${capital(phrase(4))}`,
    paragraph(5),
    paragraph(4),
    `### ${capital(phrase(3))}`,
    paragraph(4),
    list(),
    `## ${capital(phrase(5))}`,
    paragraph(5),
    `> ${sentence()}\n> ${sentence()}`,
    table(),
    `### ${capital(phrase(3))}`,
    paragraph(4),
    paragraph(4),
    `## ${capital(phrase(3))}`,
    paragraph(5),
    paragraph(4),
  ];
  const articleRoute = (other) => `/blog/${articleName(other)}`;
  const body =
    kind === "written"
      ? writeText({ random, whole, pick, capital, phrase, words, links, index, articleRoute })
      : plainBody().join("\n\n");
  return { name: `${articleName(index)}.md`, text: `${head.join("\n")}\n\n${body}\n` };
}

function articleName(index) {
  return `article-${String(index).padStart(6, "0")}`;
}

/** Writes `count` articles into `folder`, which it makes. */
export function writeCorpus(folder, count, { seed = 2050, kind = "plain" } = {}) {
  mkdirSync(folder, { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const { name, text } = makeArticle(index, seed, kind);
    writeFileSync(join(folder, name), text);
  }
}
