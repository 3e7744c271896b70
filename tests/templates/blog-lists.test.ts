import { expect, test } from "vitest";
import { countByCategory } from "../../templates/articles/blog-page.tsx";
import { orderArticles } from "../../templates/lists/order.ts";

const category = (id: string, name: string) => ({
  collection: "categories",
  id,
  file: "content/categories.yaml",
  digest: "",
  data: { name },
  body: undefined,
});
const article = (id: string, date: string, categoryId = "cyber") => ({
  id,
  data: { date, category: { collection: "categories", id: categoryId } },
});
const reference = (id: string) => ({ collection: "articles", id });

test("the filter counts the articles of each category, all of them first, and shows empty ones with 0", () => {
  const articles = [
    article("a", "2025-01-01", "cyber"),
    article("b", "2025-01-02", "innovation"),
    article("c", "2025-01-03", "cyber"),
  ];
  const categories = [
    category("innovation", "Innovation"),
    category("cyber", "Cyber"),
    category("labels", "Labels & Certifications"),
  ];
  expect(countByCategory(articles, categories, "Tous")).toEqual([
    { id: undefined, name: "Tous", count: 3 },
    { id: "innovation", name: "Innovation", count: 1 },
    { id: "cyber", name: "Cyber", count: 2 },
    { id: "labels", name: "Labels & Certifications", count: 0 },
  ]);
});

test("cards are in the order that the editor gives, whatever their dates", () => {
  const articles = [article("old", "2023-01-12"), article("new", "2025-10-30")];
  const ordered = orderArticles(articles, [reference("old"), reference("new")]);
  expect(ordered.map(({ id }) => id)).toEqual(["old", "new"]);
});

test("articles that the order does not name come first, the newest at the top", () => {
  const articles = [
    article("named", "2025-10-30"),
    article("older", "2026-01-05"),
    article("newer", "2026-02-05"),
  ];
  const ordered = orderArticles(articles, [reference("named")]);
  expect(ordered.map(({ id }) => id)).toEqual(["newer", "older", "named"]);
});
