import type { Content } from "charpente";
import { articles } from "./schemas/articles.ts";
import { blogPage } from "./schemas/blog.ts";
import { categories } from "./schemas/categories.ts";
import { homePage } from "./schemas/home.ts";
import { notFoundPage } from "./schemas/not-found.ts";

/** Everything that the content of this site is made of, besides its settings. */
export const collections = { articles, blogPage, categories, homePage, notFoundPage };

export type SiteContent = Content<typeof collections>;
