import { createHash } from "node:crypto";
import type { EntryName, FieldPath, Value } from "../../../src/editor/model/edit.ts";

/** One entry of the small site that the editor is tried on, and the file that holds it. */
export type Entry = {
  readonly name: EntryName;
  readonly label: string;
  readonly file: string;
  data: { [key: string]: Value };
  body?: string;
};

/** A site of two pages and their settings, anew for each test. */
export function createEntries(): readonly Entry[] {
  return [
    {
      name: { collection: "pages", id: "home" },
      label: "Accueil",
      file: "content/pages/home.yaml",
      data: {
        title: "L'immeuble utile",
        pitch: "Nous ne vendons ni matériel ni logiciel.",
        action: { label: "Nos services", href: "/services" },
        opened: "2024-05-02",
        accent: "#1b3fab",
        every: "P1Y",
        visit: "2026-01-15 09:00:30 -0500",
        rooms: 12,
        isOpen: true,
        isDraft: true,
        tone: "calm",
        author: "ada",
        picture: "/coupe.svg",
        pictureAlt: "Coupe d'un immeuble",
        faq: [
          { question: "Est-ce cher ?", answer: "Non." },
          { question: "Est-ce long ?", answer: "Quatre mois." },
        ],
        steps: ["Mesurer", "Dessiner", "Suivre"],
        extra: { a: [1, 2] },
      },
      body: `## Un premier titre

Un paragraphe avec du *poids*, un [lien](/services) et une note[^1].

- un point
- un autre

| Usage | Part |
| ----- | ---: |
| Chauffage | 60 % |

:::callout{title="À relever"}
Le débit d'air.
:::

[^1]: La note elle-même.
`,
    },
    {
      name: { collection: undefined, id: "site" },
      label: "Réglages",
      file: "content/site.yaml",
      data: { name: "Bâti Essai" },
    },
  ];
}

export function find(entries: readonly Entry[], { collection, id }: EntryName): Entry {
  const found = entries.find(({ name }) => name.collection === collection && name.id === id);
  if (found === undefined) throw new Error(`no entry ${collection}/${id}`);
  return found;
}

export function digestOf({ data, body }: Entry): string {
  return createHash("sha256")
    .update(JSON.stringify([data, body]))
    .digest("hex")
    .slice(0, 12);
}

export function valueAt(entry: Entry, path: FieldPath): Value | undefined {
  if (path.length === 0) return entry.body;
  let value: unknown = entry.data;
  for (const step of path) value = (value as Record<string, unknown> | undefined)?.[step];
  return value as Value | undefined;
}
