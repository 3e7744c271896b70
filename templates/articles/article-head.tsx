import { InlineDrawing } from "../drawings/drawn-image.tsx";
import { headCrop, headScale } from "../drawings/page-views.ts";
import { Breadcrumb } from "../layout/breadcrumb.tsx";
import { SectionLine } from "../layout/section-line.tsx";
import type { Article } from "./articles-schema.ts";
import type { Blog } from "./blog-schema.ts";
import { TitleBlock } from "./title-block.tsx";

type ArticleHeadProps = {
  readonly article: Article;
  readonly author: string;
  readonly words: Blog["article"];
  readonly breadcrumb: Blog["breadcrumb"];
  /** Names the breadcrumb. */
  readonly label: string;
};

/** Title and title block at the left, the building at the right, all on one ground line with the marks of the section. */
export function ArticleHead({ article, author, words, breadcrumb, label }: ArticleHeadProps) {
  const { crop, depth, isTall, isOpen } = headCrop(article.drawing);
  return (
    <header
      className={`article-head article-head-${depth}${isTall ? " article-head-tall" : ""}${isOpen ? " article-head-open" : ""}`}
    >
      <Breadcrumb
        label={label}
        links={[
          { label: breadcrumb.home, href: "/" },
          { label: breadcrumb.blog, href: "/blog" },
        ]}
        here={article.label.text}
      />
      <h1>{article.title}</h1>
      <TitleBlock article={article} author={author} words={words} />
      <div className="head-drawing">
        <InlineDrawing drawing={article.drawing} scale={headScale} crop={crop} />
      </div>
      <SectionLine />
    </header>
  );
}
