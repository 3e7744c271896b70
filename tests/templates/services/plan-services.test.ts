import { expect, test } from "vitest";
import type { SiteContent } from "../../../templates/collections.ts";
import { planServices } from "../../../templates/services/services-page.tsx";
import type { SiteSettings } from "../../../templates/settings.ts";

test("services are in the given order, whatever the names of their files", () => {
  const content = {
    services: { all: [10, 2, 1].map((order) => ({ data: { order } })) },
    servicesPage: { data: {} },
  } as unknown as SiteContent;
  const [page] = planServices(content, {} as SiteSettings);
  expect(page?.route).toBe("/services");
  expect(page?.props.services.map(({ order }) => order)).toEqual([1, 2, 10]);
});
