import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { ServicesPageProps } from "../pages/services-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

export function planServices(
  { services, servicesPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ServicesPageProps>[] {
  const list = services.all.map(({ data }) => data).toSorted((a, b) => a.order - b.order);
  return [
    {
      route: "/services",
      entry: servicesPage,
      props: { settings, words: servicesPage.data, services: list },
    },
  ];
}
