import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { ServicesPageProps } from "../pages/services-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";
import { orderServices } from "./order-services.ts";

export function planServices(
  { services, servicesPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ServicesPageProps>[] {
  const list = orderServices(services.all).map(({ data }) => data);
  return [
    {
      route: "/services",
      entry: servicesPage,
      props: { settings, words: servicesPage.data, services: list },
    },
  ];
}
