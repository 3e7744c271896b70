import type { Board, BoardProps } from "../workbench/board.ts";
import { Group } from "../workbench/specimen.tsx";
import { ServiceEntry, ServicesPlan } from "./services-plan.tsx";

export const examples: readonly Board[] = [
  {
    id: "services",
    title: "Plan des services",
    note: "Le plan répond au survol et au clavier de la liste.",
    sheets: ["services"],
    component: Services,
  },
];

/** The plan of the services, and the entries of its list. */
function Services({ services, servicesPage }: BoardProps) {
  return (
    <Group name="ServicesPlan, ServiceEntry" className="services">
      <ServicesPlan services={services} words={servicesPage.plan} />
      <ol className="service-list">
        {services.map((service) => (
          <ServiceEntry key={service.title} service={service} words={servicesPage.list} />
        ))}
      </ol>
    </Group>
  );
}
