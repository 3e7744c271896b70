import type { Blog as BlogThing } from "schema-dts";
import { type Absolute, blogId, organisationId } from "../structured-data/identifiers.ts";
import type { Blog } from "./blog-schema.ts";

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
