import type { BreadcrumbList } from "schema-dts";
import type { Absolute } from "./identifiers.ts";

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
