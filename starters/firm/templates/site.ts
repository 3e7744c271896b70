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
import { addresses, generatorWords, language } from "./words.ts";
import { AllWorkPage, WorkPage } from "./work-pages.tsx";

export default defineSite({
  language,
  words: generatorWords,
  settings,
  facts: ({ name, telephone, email, hours }) => ({ name, telephone, email, hours }),
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
      plan: ({ home, services, work }, site) => [
        {
          route: "/",
          entry: home,
          props: {
            firm: toFirm(site),
            home,
            services: inOrder(services.all),
            works: newestFirst(work.all).slice(0, 2),
          },
        },
      ],
    },
    services: {
      template: ServicesPage,
      plan: ({ services }, site) => [
        { route: addresses.services, props: { firm: toFirm(site), services: inOrder(services.all) } },
      ],
    },
    service: {
      template: ServicePage,
      plan: ({ services }, site) =>
        services.all.map((service) => ({
          route: `${addresses.services}/${service.id}`,
          entry: service,
          props: {
            firm: toFirm(site),
            service,
            others: inOrder(services.all).filter(({ id }) => id !== service.id),
          },
        })),
    },
    allWork: {
      template: AllWorkPage,
      plan: ({ work }, site) => [
        { route: addresses.work, props: { firm: toFirm(site), works: newestFirst(work.all) } },
      ],
    },
    work: {
      template: WorkPage,
      plan: ({ work }, site) =>
        work.all.map((each) => ({
          route: `${addresses.work}/${each.id}`,
          entry: each,
          props: { firm: toFirm(site), work: each },
        })),
    },
    about: {
      template: AboutPage,
      plan: ({ about, people }, site) => [
        {
          route: addresses.about,
          entry: about,
          props: { firm: toFirm(site), page: about, people: people.all },
        },
      ],
    },
    contact: {
      template: ContactPage,
      plan: ({ contact }, site) => [
        { route: addresses.contact, entry: contact, props: { firm: toFirm(site), page: contact } },
      ],
    },
    page: {
      template: PlainPage,
      plan: ({ pages }, site) =>
        pages.all.map((each) => ({
          route: `/${each.id}`,
          entry: each,
          props: { firm: toFirm(site), page: each },
        })),
    },
    search: {
      template: SearchPage,
      plan: (_, site) => [{ route: addresses.search, props: { firm: toFirm(site) }, indexed: false }],
      late: true,
    },
    missing: {
      template: MissingPage,
      plan: (_, site) => [{ route: "/404", props: { firm: toFirm(site) }, indexed: false }],
    },
  },
  app: ({ name }) => ({ name, shortName: name, ...icon }),
  derive: (pages, _, { name }) => deriveSearch(pages, { titleEnd: ` – ${name}` }),
  styles: ["styles/site.css"],
  enhancers: ["enhancers/search.ts"],
});

function inOrder(services: readonly Service[]): readonly Service[] {
  return services.toSorted((a, b) => a.data.order - b.data.order);
}

function newestFirst(works: readonly Work[]): readonly Work[] {
  return works.toSorted((a, b) => b.data.year.localeCompare(a.data.year));
}
