import { defineSite, deriveSearch, fileCollection, folderCollection } from "charpente";
import { alert } from "./alert.tsx";
import { ChangesPage } from "./changes-page.tsx";
import { listEditions, listVersions, routeIn, versionOf } from "./editions.ts";
import { toCurrentFrame, toFrame } from "./frame.ts";
import { icon } from "./icon.ts";
import { MissingPage } from "./missing-page.tsx";
import { pageSchema, sectionSchema, settings, toSiteWords, versionSchema } from "./schemas.ts";
import { SearchPage } from "./search-page.tsx";
import { TextPage } from "./text-page.tsx";
import { addresses, language, languages, words } from "./words.ts";

export default defineSite({
  language,
  languages,
  words,
  settings,
  collections: {
    pages: folderCollection({ folder: "pages", format: "markdown", schema: pageSchema }),
    sections: fileCollection({ file: "sections.yaml", schema: sectionSchema }),
    versions: fileCollection({ file: "versions.yaml", schema: versionSchema }),
  },
  directives: { alert },
  pages: {
    text: {
      template: TextPage,
      plan: (content, site, { code }) => {
        const editions = listEditions(content);
        return editions.flatMap((edition) => {
          const inOrder = edition.chapters.flatMap(({ links }) => links);
          return [...edition.pages].map(([path, page], place) => ({
            route: routeIn(edition, path),
            entry: page,
            props: {
              frame: toFrame(edition, editions, toSiteWords(site, code), path),
              page,
              edit: site.edit && `${site.edit}${page.id}.md`,
              before: inOrder[place - 1],
              next: inOrder[place + 1],
            },
          }));
        });
      },
    },
    changes: {
      template: ChangesPage,
      plan: (content, site, { code }) => {
        const frame = toCurrentFrame(content, site, code);
        const homes = new Map(listEditions(content).map(({ id, home }) => [id, home]));
        const versions = listVersions(content).map((version) => ({ version, home: homes.get(version.id) }));
        return frame ? [{ route: addresses.changes, props: { frame, versions } }] : [];
      },
    },
    search: {
      template: SearchPage,
      plan: (content, site, { code }) => {
        const editions = listEditions(content);
        return editions.map((edition) => ({
          route: edition.search,
          props: { frame: toFrame(edition, editions, toSiteWords(site, code)), index: edition.index },
          indexed: false,
        }));
      },
      late: true,
    },
    missing: {
      template: MissingPage,
      plan: (content, site, { code }) => {
        const frame = toCurrentFrame(content, site, code);
        return frame ? [{ route: "/404", props: { frame }, indexed: false }] : [];
      },
    },
  },
  review: (content) => {
    const known = new Set(listVersions(content).map(({ id }) => id));
    const folders = new Set(content.pages.all.map(versionOf));
    return [...folders]
      .filter((folder) => !known.has(folder))
      .map((folder) => ({
        message: `content/pages/${folder} is no version that content/versions.yaml lists`,
        hint: "list it there, or move its pages: they are not published",
      }));
  },
  app: ({ name }) => ({ name, shortName: name, ...icon }),
  // Each version has a search of its own.
  derive: (pages, content, site, { code, path }) => {
    const { name } = toSiteWords(site, code);
    const editions = listEditions(content);
    const older = editions.filter(({ isCurrent }) => !isCurrent);
    return editions.flatMap((edition) => {
      const { isCurrent, home, index } = edition;
      const isIn = (route: string, start: string) => route === start || route.startsWith(`${start}/`);
      return deriveSearch(
        pages.filter(({ route }) =>
          isCurrent ? !older.some(({ home }) => isIn(route, path + home)) : isIn(route, path + home),
        ),
        { file: index, titleEnd: ` – ${name}${isCurrent ? "" : ` ${edition.name}`}` },
      );
    });
  },
  styles: ["styles/site.css"],
  enhancers: ["enhancers/search.ts"],
});
