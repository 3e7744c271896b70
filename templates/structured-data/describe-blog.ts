import type { Blog as BlogThing } from "schema-dts";
import type { Blog } from "../schemas/blog.ts";
import { type Absolute, blogId, organisationId } from "./identifiers.ts";

/** The blog that all articles are part of. */
export function describeBlog({ title, seo }: Blog, language: string, absolute: Absolute): BlogThing {
  return {
    "@type": "Blog",
    "@id": absolute(blogId),
    name: title,
    description: seo.description,
    inLanguage: language,
    publisher: { "@id": absolute(organisationId) },
  };
}
