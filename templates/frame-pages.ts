import type { PagePlan, SharedCard } from "charpente";
import type { ComponentType } from "react";
import type { SectionCard } from "./cards/section-card.ts";
import type { SiteContent } from "./collections.ts";
import { profileCards } from "./lists/cards.ts";
import type { FileSettings, SiteSettings } from "./settings.ts";

type Group<Settings, Props> = {
  readonly template: ComponentType<Props>;
  readonly plan: (content: SiteContent, settings: Settings) => readonly PagePlan<Props, SectionCard>[];
  readonly workbench?: boolean;
  readonly late?: boolean;
};

type Groups<Settings, P> = { readonly [Name in keyof P]: Group<Settings, P[Name]> };

type Cards<P> = { readonly [Name in keyof P]?: (props: P[Name]) => SharedCard<SectionCard> };

/**
 * Adds to every plan the settings and the content that the layout shows (the profiles, for the footer), and to every
 * page its card.
 */
export function framePages<P>(
  cards: Cards<NoInfer<P>>,
  groups: Groups<SiteSettings, P>,
): Groups<FileSettings, P> {
  const framed: { -readonly [Name in keyof P]?: Group<FileSettings, P[Name]> } = {};
  for (const name of Object.keys(groups) as (keyof P)[]) framed[name] = frame(groups[name], cards[name]);
  return framed as Groups<FileSettings, P>;
}

function frame<Props>(
  group: Group<SiteSettings, Props>,
  card: ((props: Props) => SharedCard<SectionCard>) | undefined,
): Group<FileSettings, Props> {
  return {
    ...group,
    plan: (content, settings) =>
      group
        .plan(content, { ...settings, profiles: profileLinks(content) })
        .map((page) => ({ ...page, card: card?.(page.props) })),
  };
}

function profileLinks({ profiles, homePage }: SiteContent): SiteSettings["profiles"] {
  return profileCards(profiles, homePage.data.profiles.order).map(({ title, href }) => ({
    label: title,
    href,
  }));
}
