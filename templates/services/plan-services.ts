import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import { orderServices } from "../lists/order-services.ts";
import type { SiteSettings } from "../settings.ts";
import type { ServicesPageProps } from "./services-page.tsx";

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
