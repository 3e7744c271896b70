import { Link, Raised } from "charpente";
import { Photograph } from "../components/photograph.tsx";
import { cardView, featuredView } from "../drawings/drawing-views.ts";
import { DrawnImage } from "../drawings/drawn-image.tsx";
import type { ArticleCardData } from "../lists/to-card.ts";
import { FrenchDate } from "../words/french-date.tsx";

type ArticleCardProps = {
  readonly card: ArticleCardData;
  /** Before the day of its last update. */
  readonly updatedOn: string;
  /** Across the whole list, its drawing 400 px high. */
  readonly featured?: boolean;
};

/** A drawing or a photograph on its line, then what the article is about. */
export function ArticleCard({ card, updatedOn, featured = false }: ArticleCardProps) {
  const { route, title, excerpt, category, date, updated, readTime, drawing, photograph } = card;
  const time = `${readTime}\u00a0min`;
  return (
    <article className={featured ? "card card-featured" : "card"} data-category={category.id}>
      {photograph !== undefined ? (
        <Photograph
          photograph={photograph}
          sizes={featured ? "100vw" : "(min-width: 40em) 320px, 100vw"}
          priority={featured}
        />
      ) : featured ? (
        <DrawnImage view={featuredView(drawing)} alt="" lazy={false} />
      ) : (
        <DrawnImage view={cardView(drawing)} alt="" />
      )}
      <p className="meta ticked">
        <span>{category.name}</span>
        {featured ? <FrenchDate date={date} /> : null}
        <span>{time}</span>
      </p>
      <h3>
        <Link href={route}>{title}</Link>
      </h3>
      <p className="card-text">
        <Raised text={excerpt} />
      </p>
      <p className="meta card-dates">
        {featured ? null : <FrenchDate date={date} />}
        {updated === undefined ? null : (
          <span>
            {updatedOn} <FrenchDate date={updated} />
          </span>
        )}
      </p>
    </article>
  );
}
