import type { PagePlan } from "charpente";
import type { SiteContent } from "../collections.ts";
import type { StoryPageProps } from "../pages/story-page.tsx";
import type { SiteSettings } from "../schemas/settings.ts";

export function planStory(
  { storyPage }: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<StoryPageProps>[] {
  return [{ route: "/notre-histoire", entry: storyPage, props: { settings, words: storyPage.data } }];
}
