import { expect, test } from "vitest";
import type { z } from "zod";
import { articles } from "../../templates/articles/articles-schema.ts";
import { projects } from "../../templates/projects/projects-schema.ts";

test.each([
  ["article", articles],
  ["project", projects],
])("a photograph of an %s is left out, or has an alternative text", (_, { schema }) => {
  const { photograph } = (schema as unknown as z.ZodObject<{ photograph: z.ZodType }>).shape;
  const image = "/images/chantier.jpg";
  expect(photograph.safeParse(undefined).success).toBe(true);
  expect(photograph.safeParse({ image, alt: "Un chantier au soleil" }).success).toBe(true);
  expect(photograph.safeParse({ image }).success).toBe(false);
  expect(photograph.safeParse({ image, alt: " " }).success).toBe(false);
  expect(photograph.safeParse({ alt: "Un chantier au soleil" }).success).toBe(false);
});
