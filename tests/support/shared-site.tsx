import { type Content, defineSite, folderCollection, Head, siteSettings, text } from "charpente";
import { z } from "zod";

const page = z.strictObject({
  title: text("fr"),
  route: z.string(),
  shared: z.boolean().default(true),
  listed: z.boolean().default(true),
  published: z.iso.date().optional(),
});
const collections = { pages: folderCollection({ folder: "pages", format: "markdown", schema: page }) };

type SharedPageProps = {
  readonly title: string;
  readonly listed: boolean;
  readonly published?: string | undefined;
};

function SharedPage({ title, listed, published }: SharedPageProps) {
  const article = published === undefined ? undefined : { published };
  return (
    <html lang="fr">
      <Head
        title={`${title} | Essai`}
        description="Ce que dit la page."
        indexed={listed}
        sharing={{ title, siteName: "Essai", locale: "fr_FR", article }}
      />
      <body>
        <h1>{title}</h1>
      </body>
    </html>
  );
}

/** A site of pages that are shared: each has a card that shows its title, and the site is an app. */
export const sharedSite = defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour au texte" },
  settings: siteSettings({}),
  collections,
  pages: {
    page: {
      template: SharedPage,
      plan: ({ pages }: Content<typeof collections>) =>
        pages.all.map((entry) => {
          const { title, route, shared, listed, published } = entry.data;
          return {
            route,
            entry,
            indexed: listed,
            props: { title, listed, published },
            card: shared ? { alt: `Carte : ${title}`, art: { title } } : undefined,
          };
        }),
    },
  },
  cards: {
    fonts: { title: "fonts/essai.ttf" },
    width: 1200,
    height: 630,
    draw: ({ title }: { readonly title: string }, lettering) => {
      if (title === "Zut") throw new Error("no card can be drawn of that");
      const outline = lettering.outline(title, { font: "title", size: 60, x: 0, y: 100 });
      return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 630"><path d="${outline}"/></svg>`;
    },
  },
  app: ({ name }) => ({
    name,
    shortName: name,
    display: "browser",
    themeColour: "#f4f1ea",
    backgroundColour: "#ffffff",
    icon: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M0 0h10v10z"/></svg>',
    wideView: "-5 -5 20 20",
  }),
});

/** The content of a small site whose pages are these, by route: each with its title and further fields. */
export function sharedPages(pages: Readonly<Record<string, string>>) {
  const files = Object.entries(pages).map(([route, fields], index) => [
    `content/pages/p${index}.md`,
    `---\nroute: ${route}\n${fields}\n---\n`,
  ]);
  return {
    "content/categories.yaml": undefined,
    "content/pages/accueil.md": undefined,
    ...(Object.fromEntries(files) as Record<string, string>),
  };
}
