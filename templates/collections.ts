import type { Content } from "charpente";
import { articles } from "./schemas/articles.ts";
import { auditPage } from "./schemas/audit-page.ts";
import { blogPage } from "./schemas/blog.ts";
import { categories } from "./schemas/categories.ts";
import { homePage } from "./schemas/home.ts";
import { notFoundPage } from "./schemas/not-found.ts";
import { profilePage } from "./schemas/profile-page.ts";
import { profiles } from "./schemas/profiles.ts";
import { rolePage } from "./schemas/role.ts";
import { storyPage } from "./schemas/story.ts";
import { tradePage } from "./schemas/trade.ts";
import { services } from "./schemas/services.ts";
import { servicesPage } from "./schemas/services-page.ts";

/** Everything that the content of this site is made of, besides its settings. */
export const collections = { articles, auditPage, blogPage, categories, homePage, notFoundPage, profilePage, profiles, rolePage, services, servicesPage, storyPage, tradePage };

export type SiteContent = Content<typeof collections>;
