import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import type { StoryPageProps } from "./story-page.tsx";

export function planStory(
  { storyPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<StoryPageProps>[] {
  return [{ route: "/notre-histoire", entry: storyPage, props: { settings, words: storyPage.data } }];
}
