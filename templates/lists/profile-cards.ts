import type { Entries, Reference } from "charpente";
import type { Profile } from "../profiles/profiles-schema.ts";
import { orderAsAsked } from "./order-as-asked.ts";

/** A profile as the home page shows it. */
export type ProfileCard = {
  readonly title: string;
  readonly description: string;
  readonly href: string;
  readonly drawing: Profile["drawing"];
};

/** The cards of all profiles in the given order, followed by profiles that it does not name. */
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

export function profileRoute(id: string): string {
  return `/profil/${id}`;
}
