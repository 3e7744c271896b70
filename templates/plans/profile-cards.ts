import type { Entries, Reference } from "charpente";
import type { Profile, ProfileCard } from "../schemas/profiles.ts";
import { orderAsAsked } from "./order-as-asked.ts";
import { profileRoute } from "./plan-profiles.ts";

/** The cards of all profiles: in the order asked for, those that it does not name at the end. */
export function profileCards(
  profiles: Pick<Entries<Profile>, "all">,
  order: readonly Reference[],
): readonly ProfileCard[] {
  return orderAsAsked(profiles.all, order).map(({ id, data }) => ({
    title: data.name,
    description: data.card,
    href: profileRoute(id),
    drawing: data.drawing,
  }));
}
