import type { BreadcrumbList, FAQPage, Offer, OrganizationLeaf, Service as ServiceThing } from "schema-dts";
import type { Question } from "./words/words.ts";

type Crumbs = {
  readonly links: readonly { readonly label: string; readonly href: string }[];
  readonly here: string;
};

/** The way to a page, as its breadcrumb shows it. The last step is no link there and has no address here. */
export function describeBreadcrumb({ links, here }: Crumbs, absolute: Absolute): BreadcrumbList {
  const steps = [
    ...links.map(({ label, href }) => ({ name: label, item: absolute(href) })),
    { name: here, item: undefined },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ name, item }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      ...(item !== undefined && { item }),
    })),
  };
}

/** The questions of a page, whose address is `canonical`, with their answers. */
export function describeQuestions(questions: readonly Question[], canonical: string): FAQPage {
  return {
    "@type": "FAQPage",
    "@id": `${canonical}#questions`,
    mainEntity: questions.map(({ question, answer, more }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: [answer, more].filter(Boolean).join(" ") },
    })),
  };
}

type Described = {
  readonly name: string;
  readonly description: string;
  readonly clients?: readonly string[];
  /** Where the service stands: a page, or a place of one. */
  readonly href: string;
  /** Where it has prices. */
  readonly offers?: readonly Offer[];
};

/** Something that the firm does for others. A service is the same wherever it stands at the same place. */
export function describeService(described: Described, absolute: Absolute): ServiceThing {
  const { name, description, clients, href, offers } = described;
  const id = href.includes("#") ? href : `${href}#service`;
  return {
    "@type": "Service",
    "@id": absolute(id),
    name,
    description,
    url: absolute(href),
    provider: { "@id": absolute(organisationId) },
    ...(clients !== undefined && { audience: { "@type": "Audience", audienceType: clients.join(", ") } }),
    ...(offers !== undefined && { offers }),
  };
}

/**
 * The ids by which pages name the same things. The full description is on the page that each id leads to; other pages
 * give its type, its name or its address with the id, because search engines read each page by itself.
 */
export const organisationId = "/#organisation";
export const webSiteId = "/#site";
export const blogId = "/blog#blog";
export const founderId = "/notre-histoire#fondateur";

/** The absolute address of a path of the site. */
export type Absolute = (path: string) => string;

/**
 * The firm, as every page but the home page names it: search engines read each page by itself, so that an id alone
 * would name nothing there.
 */
export function nameOrganisation(name: string, absolute: Absolute): OrganizationLeaf {
  return { "@type": "Organization", "@id": absolute(organisationId), name, url: absolute("/") };
}
