import type { BoardProps } from "../workbench/board.ts";
import { Group, Specimen } from "../workbench/specimen.tsx";
import { ArticleCard } from "./article-card.tsx";
import { Categories, ListEnd } from "./blog-page.tsx";

/** The pieces of the list of articles. */
export function BlogList({ blog, featured, photograph, counts }: BoardProps) {
  return (
    <>
      <Group name="ArticleCard, à la une">
        <div className="blog-list">
          {featured === undefined ? null : (
            <ArticleCard card={featured} updatedOn={blog.article.updatedOn} featured />
          )}
          {featured === undefined || photograph === undefined ? null : (
            <ArticleCard card={{ ...featured, photograph }} updatedOn={blog.article.updatedOn} featured />
          )}
        </div>
      </Group>
      <Group name="Categories">
        <Categories title={blog.categories.title} counts={counts} />
      </Group>
      <Group name="ListEnd">
        <Specimen label="Sans script, ou quand tout est montré">
          <ListEnd words={blog} total={10} />
        </Specimen>
        <Specimen label="Un seul article">
          <ListEnd words={blog} total={1} />
        </Specimen>
        <Specimen label="Quand il en reste" className="bench-open">
          <ListEnd words={blog} total={10} />
        </Specimen>
      </Group>
    </>
  );
}
