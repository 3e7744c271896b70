import { defineSite, deriveSearch, fileCollection, folderCollection, singleEntry } from "charpente";
import { alert } from "./alert.tsx";
import { HomePage } from "./home-page.tsx";
import { icon } from "./icon.ts";
import { AboutPage, ContactPage, MissingPage, PlainPage } from "./plain-pages.tsx";
import {
  homeSchema,
  pageSchema,
  personSchema,
  type Service,
  serviceSchema,
  settings,
  toFirm,
  type Work,
  workSchema,
} from "./schemas.ts";
import { SearchPage } from "./search-page.tsx";
import { ServicePage, ServicesPage } from "./service-pages.tsx";
import { addresses, language, languages, words } from "./words.ts";
import { AllWorkPage, WorkPage } from "./work-pages.tsx";

export default defineSite({
  language,
  languages,
  words,
  settings,
  facts: (site, { code }) => {
    const { name, telephone, email, hours } = toFirm(site, code);
    return { name, telephone, email, hours };
  },
  collections: {
    home: singleEntry({ file: "home.yaml", schema: homeSchema }),
    services: folderCollection({ folder: "services", format: "markdown", schema: serviceSchema }),
    work: folderCollection({ folder: "work", format: "markdown", schema: workSchema }),
    people: fileCollection({ file: "people.yaml", schema: personSchema }),
    about: singleEntry({ file: "about.md", schema: pageSchema }),
    contact: singleEntry({ file: "contact.md", schema: pageSchema }),
    pages: folderCollection({ folder: "pages", format: "markdown", schema: pageSchema }),
  },
  directives: { alert },
  pages: {
    home: {
      template: HomePage,
      plan: ({ home, services, work }, site, { code }) => [
        {
          route: "/",
          entry: home,
          props: {
            firm: toFirm(site, code),
            home,
            services: inOrder(services.all),
            works: newestFirst(work.all).slice(0, 2),
          },
        },
      ],
    },
    services: {
      template: ServicesPage,
      plan: ({ services }, site, { code }) => [
        { route: addresses.services, props: { firm: toFirm(site, code), services: inOrder(services.all) } },
      ],
    },
    service: {
      template: ServicePage,
      plan: ({ services }, site, { code }) =>
        services.all.map((service) => ({
          route: `${addresses.services}/${service.id}`,
          entry: service,
          props: {
            firm: toFirm(site, code),
            service,
            others: inOrder(services.all).filter(({ id }) => id !== service.id),
          },
        })),
    },
    allWork: {
      template: AllWorkPage,
      plan: ({ work }, site, { code }) => [
        { route: addresses.work, props: { firm: toFirm(site, code), works: newestFirst(work.all) } },
      ],
    },
    work: {
      template: WorkPage,
      plan: ({ work }, site, { code }) =>
        work.all.map((each) => ({
          route: `${addresses.work}/${each.id}`,
          entry: each,
          props: { firm: toFirm(site, code), work: each },
        })),
    },
    about: {
      template: AboutPage,
      plan: ({ about, people }, site, { code }) => [
        {
          route: addresses.about,
          entry: about,
          props: { firm: toFirm(site, code), page: about, people: people.all },
        },
      ],
    },
    contact: {
      template: ContactPage,
      plan: ({ contact }, site, { code }) => [
        { route: addresses.contact, entry: contact, props: { firm: toFirm(site, code), page: contact } },
      ],
    },
    page: {
      template: PlainPage,
      plan: ({ pages }, site, { code }) =>
        pages.all.map((each) => ({
          route: `/${each.id}`,
          entry: each,
          props: { firm: toFirm(site, code), page: each },
        })),
    },
    search: {
      template: SearchPage,
      plan: (_, site, { code }) => [
        { route: addresses.search, props: { firm: toFirm(site, code) }, indexed: false },
      ],
      late: true,
    },
    missing: {
      template: MissingPage,
      plan: (_, site, { code }) => [{ route: "/404", props: { firm: toFirm(site, code) }, indexed: false }],
    },
  },
  app: ({ name }) => ({ name, shortName: name, ...icon }),
  derive: (pages, _, site, { code }) => deriveSearch(pages, { titleEnd: ` – ${toFirm(site, code).name}` }),
  styles: ["styles/site.css"],
  enhancers: ["enhancers/search.ts"],
});

function inOrder(services: readonly Service[]): readonly Service[] {
  return services.toSorted((a, b) => a.data.order - b.data.order);
}

function newestFirst(works: readonly Work[]): readonly Work[] {
  return works.toSorted((a, b) => b.data.year.localeCompare(a.data.year));
}
