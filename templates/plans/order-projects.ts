import type { Reference } from "charpente";

/** Projects in the order asked for. Those that it does not name come last, as they were. */
export function orderProjects<Project extends { readonly id: string }>(
  projects: readonly Project[],
  order: readonly Reference[],
): readonly Project[] {
  const places = new Map(order.map(({ id }, place) => [id, place]));
  const place = ({ id }: Project) => places.get(id) ?? order.length;
  return projects.toSorted((a, b) => place(a) - place(b));
}
