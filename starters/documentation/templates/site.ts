import { defineSite, type Entries, fileCollection, folderCollection } from "charpente";
import { alert } from "./alert.tsx";
import { linkTo, routeOf, toChapters } from "./chapters.ts";
import { deriveSearch } from "./derive-search.ts";
import { icon } from "./icon.ts";
import { MissingPage } from "./missing-page.tsx";
import { note } from "./note.tsx";
import { type Frame, type Page, pageSchema, type Section, sectionSchema, settings } from "./schemas.ts";
import { SearchPage } from "./search-page.tsx";
import { TextPage } from "./text-page.tsx";
import { generatorWords, language } from "./words.ts";

type Content = {
  readonly pages: Entries<Page["data"], "pages">;
  readonly sections: { readonly all: readonly Section[] };
};

export default defineSite({
  language,
  words: generatorWords,
  settings,
  collections: {
    pages: folderCollection({ folder: "pages", format: "markdown", schema: pageSchema }),
    sections: fileCollection({ file: "sections.yaml", schema: sectionSchema }),
  },
  directives: { note, alert },
  highlight: true,
  pages: {
    text: {
      template: TextPage,
      plan: (content, site) => {
        const frame = toFrame(content, site);
        return content.pages.all.map((page) => ({
          route: routeOf(page),
          entry: page,
          props: { frame, page, parent: page.data.parent && linkTo(content.pages.get(page.data.parent)) },
        }));
      },
    },
    search: {
      template: SearchPage,
      plan: (content, site) => [
        { route: "/search", props: { frame: toFrame(content, site) }, indexed: false },
      ],
      late: true,
    },
    missing: {
      template: MissingPage,
      plan: (content, site) => [{ route: "/404", props: { frame: toFrame(content, site) }, indexed: false }],
    },
  },
  summary: ({ sections }, { name, description }) => ({
    title: name,
    summary: description,
    titleEnd: ` – ${name}`,
    sections: sections.all.length > 0 ? [{ title: name, groups: ["text"] }] : [],
  }),
  app: ({ name }) => ({ name, shortName: name, ...icon }),
  derive: (pages, _, { name }) => deriveSearch(pages, name),
  styles: ["styles/site.css"],
  enhancers: ["enhancers/search.ts"],
});

function toFrame(
  { pages, sections }: Content,
  { name, navigation }: Pick<Frame, "name" | "navigation">,
): Frame {
  return { name, navigation, chapters: toChapters(pages.all, sections.all) };
}
