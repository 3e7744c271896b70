import type { PagePlan } from "charpente";
import type { ComponentType } from "react";
import type { SiteContent } from "../collections.ts";
import type { FileSettings, SiteSettings } from "../schemas/settings.ts";
import { profileCards } from "./profile-cards.ts";

type Group<Settings, Props> = {
  readonly template: ComponentType<Props>;
  readonly plan: (content: SiteContent, settings: Settings) => readonly PagePlan<Props>[];
  readonly workbench?: boolean;
  readonly late?: boolean;
};

type Groups<Settings, P> = { readonly [Name in keyof P]: Group<Settings, P[Name]> };

/** Gives every plan the settings with what the layout shows of the content: the profiles, for the footer. */
export function framePages<P>(groups: Groups<SiteSettings, P>): Groups<FileSettings, P> {
  const framed: { -readonly [Name in keyof P]?: Group<FileSettings, P[Name]> } = {};
  for (const name of Object.keys(groups) as (keyof P)[]) framed[name] = frame(groups[name]);
  return framed as Groups<FileSettings, P>;
}

function frame<Props>(group: Group<SiteSettings, Props>): Group<FileSettings, Props> {
  return {
    ...group,
    plan: (content, settings) => group.plan(content, { ...settings, profiles: profileLinks(content) }),
  };
}

function profileLinks({ profiles, homePage }: SiteContent): SiteSettings["profiles"] {
  return profileCards(profiles, homePage.data.profiles.order).map(({ title, href }) => ({
    label: title,
    href,
  }));
}
