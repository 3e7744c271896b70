import { article, type Examples, inFile, inText, sentence, settings } from "../example.ts";

const prices = "content/pages/tarifs.md";
const drawing = "content/images/combles.svg";

/** Problems of entries, settings, and words of the content. */
export const contentExamples = {
  "entry/missing-file": {
    command: "build",
    changes: [
      {
        file: "content/termes.yaml",
        mended: "claire-voie:\n  write: claire-voie\n  insteadOf: [claire voie]\n",
      },
    ],
  },
  "entry/held-back": inFile("content/atelier.md", "title: L’atelier\ndraft: true", "title: L’atelier"),
  "entry/empty": {
    command: "build",
    changes: [
      {
        file: "content/conseils/volets.md",
        wrong: "",
        mended:
          "---\ntitle: Volets\ndescription: Des volets à lames.\ndate: 2025-11-03\ncategory: menuiserie\n---\n",
      },
    ],
  },
  "entry/unknown-field": inFile(
    "content/conseils/isolation.md",
    "photos: ../images/combles.svg",
    "photo: ../images/combles.svg",
  ),
  "entry/missing-field": inFile(article, "category: menuiserie", "date: 2025-09-01\ncategory: menuiserie"),
  "entry/invalid-field": inFile(article, "date: 1er septembre 2025", "date: 2025-09-01"),
  "entry/dangling-reference": inFile(article, "category: menuisier", "category: menuiserie"),
  "entry/missing-image": inFile(
    "content/conseils/isolation.md",
    "photo: ../images/comble.svg",
    "photo: ../images/combles.svg",
  ),
  "entry/invalid-image": inFile(drawing, '<path d="M0 30 20 0 40 30z">', '<path d="M0 30 20 0 40 30z"/>'),
  "entry/cleaned-image": inFile(
    drawing,
    '<path d="M0 30 20 0 40 30z" onclick="alert(1)"/>',
    '<path d="M0 30 20 0 40 30z"/>',
  ),
  "entry/reading-time": {
    command: "build",
    changes: [
      {
        file: article,
        instead: "category: menuiserie",
        wrong: "category: menuiserie\nreadTime: 12",
        mended: "category: menuiserie\nreadTime: 1",
      },
    ],
  },
  "settings/invalid-origin": inFile(
    settings,
    "url: https://www.atelier-duval.example/accueil",
    "url: https://www.atelier-duval.example",
  ),
  "settings/refused-variable": { command: "build", situation: true },
  "content/placeholder": inFile(
    prices,
    "À compléter.",
    "Une journée de travail, déplacement compris.",
    "check",
  ),
  "content/missing-fact": inFile(settings, 'phone: ""', "phone: 02 99 00 00 00"),
  "content/spelling": inText(
    "Un bardage à claire voie laisse passer l’air.",
    "Un bardage à claire-voie laisse passer l’air.",
    "check",
  ),
  "content/review-due": {
    command: "check",
    changes: [
      {
        file: article,
        instead: "date: 2025-09-01",
        wrong: "date: 2023-09-01",
        mended: "date: 2023-09-01\nreviewed: 2025-11-03",
      },
    ],
  },
  "content/typed-fact": inFile(
    "content/pages/contact.md",
    "Écrivez à contact@atelier-duval.example.",
    "Écrivez à {email}.",
    "check",
  ),
  "content/unknown-fact": inFile("content/pages/contact.md", "Écrivez à {mail}.", "Écrivez à {email}."),
  "content/unused-image": {
    command: "check",
    changes: [
      {
        file: article,
        instead: sentence,
        wrong: sentence,
        mended: `${sentence}\n\n![Une façade](../images/facade.svg)`,
      },
      {
        file: "content/images/facade.svg",
        wrong:
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M4 4h32v26H4z"/></svg>\n',
        mended:
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><path d="M4 4h32v26H4z"/></svg>\n',
      },
    ],
  },
} satisfies Examples;
