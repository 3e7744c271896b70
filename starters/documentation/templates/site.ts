import { defineSite, deriveSearch, type Entries, fileCollection, folderCollection } from "charpente";
import { alert } from "./alert.tsx";
import { linkTo, pagesOf, routeOf, toChapters } from "./chapters.ts";
import { createContents, listAll } from "./contents.ts";
import { icon } from "./icon.ts";
import { MissingPage } from "./missing-page.tsx";
import { note } from "./note.tsx";
import {
  type Chapter,
  type Frame,
  type Page,
  pageSchema,
  type Section,
  type Settings,
  sectionSchema,
  settings,
  toSiteWords,
} from "./schemas.ts";
import { SearchPage } from "./search-page.tsx";
import { TextPage } from "./text-page.tsx";
import { addresses, type Language, language, languages, words } from "./words.ts";

type Content = {
  readonly pages: Entries<Page["data"], "pages">;
  readonly sections: { readonly all: readonly Section[] };
};

export default defineSite({
  language,
  languages,
  words,
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
      plan: (content, site, { code }) => {
        const { name, navigation } = toSiteWords(site, code);
        const chapters = toChaptersOf(content);
        const contentsOf = createContents(chapters, code);
        const inOrder = chapters.flatMap(({ groups }) => pagesOf(groups));
        const places = new Map(inOrder.map((page, place) => [page.id, place]));
        return content.pages.all.map((page) => {
          const { parent } = page.data;
          const place = places.get(page.id);
          const neighbours = place === undefined ? [] : [inOrder[place - 1], inOrder[place + 1]];
          const [before, next] = neighbours.map((each) => each && linkTo(each));
          return {
            route: routeOf(page),
            entry: page,
            props: {
              frame: { name, navigation, contents: contentsOf(page) },
              page,
              parent: parent && linkTo(content.pages.get(parent)),
              before,
              next,
            },
          };
        });
      },
    },
    search: {
      template: SearchPage,
      plan: (content, site, { code }) => [
        {
          route: addresses.search,
          props: { frame: toFrame(content, site, code), all: listAll(toChaptersOf(content)) },
          indexed: false,
        },
      ],
      late: true,
    },
    missing: {
      template: MissingPage,
      plan: (content, site, { code }) => [
        { route: "/404", props: { frame: toFrame(content, site, code) }, indexed: false },
      ],
    },
  },
  summary: ({ sections }, site, { code }) => {
    const { name, description } = toSiteWords(site, code);
    return {
      title: name,
      summary: description,
      titleEnd: ` – ${name}`,
      sections: sections.all.length > 0 ? [{ title: name, groups: ["text"] }] : [],
    };
  },
  app: ({ name }) => ({ name, shortName: name, ...icon }),
  derive: (pages, _, site, { code }) =>
    deriveSearch(pages, { titleEnd: ` – ${toSiteWords(site, code).name}` }),
  styles: ["styles/site.css"],
  enhancers: ["enhancers/search.ts"],
});

function toChaptersOf({ pages, sections }: Content): readonly Chapter[] {
  return toChapters(pages.all, sections.all);
}

/** The frame of a page that is in no section. */
function toFrame(content: Content, site: Settings, code: Language): Frame {
  const { name, navigation } = toSiteWords(site, code);
  return { name, navigation, contents: createContents(toChaptersOf(content), code)() };
}
