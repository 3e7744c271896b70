import { Prose } from "charpente";
import { FactList } from "../components/rows.tsx";
import { EarlierUpdates, LatestUpdate } from "../components/update-notes.tsx";
import { Contents, FoldedContents, PrintedAddress } from "../layout/contents.tsx";
import type { Board, BoardProps } from "../workbench/board.ts";
import { longText, longTitle, longWord } from "../workbench/fixtures.ts";
import { Group, Specimen, States } from "../workbench/specimen.tsx";
import { ArticleCard, ArticleHead, ShareButton, Sources, TitleBlock } from "./article-parts.tsx";
import { Categories, ListEnd } from "./blog-page.tsx";
import type { Blog } from "./blog-schema.ts";

export const examples: readonly Board[] = [
  {
    id: "liste-du-blog",
    title: "Liste du blog",
    note: "L’article à la une, le filtre, la fin de la liste.",
    sheets: ["blog"],
    component: BlogList,
  },
  {
    id: "articles",
    title: "Articles",
    note: "Cartes, cartouche, sommaires, mises à jour et texte courant.",
    sheets: ["article", "legal"],
    component: Articles,
  },
  {
    id: "tete-article",
    title: "Tête d’article",
    note: "Le bâtiment de l’article sur sa ligne de sol, avec un indice de mise à jour.",
    sheets: ["article"],
    component: RevisedHead,
    kind: "headed",
  },
];

/** The pieces of the list of articles. */
function BlogList({ blog, featured, photograph, counts }: BoardProps) {
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

/** What articles and their lists are made of, besides the head. */
function Articles({ blog, cards, photograph, articles, body, legal, settings }: BoardProps) {
  const { article: words } = blog;
  const headings = body?.headings ?? [];
  return (
    <>
      <Cards cards={cards} photograph={photograph} words={words} />
      <Group name="ShareButton">
        <Specimen label="Caché tant que son script n’a pas démarré, montré ici" className="bench-open">
          <ShareButton words={blog.article} />
        </Specimen>
      </Group>
      <Group name="TitleBlock">
        <States>
          <Specimen label="Avec une mise à jour">
            <TitleBlock article={articles.revised} author={settings.name} words={words} />
          </Specimen>
          <Specimen label="Signé et relu après sa mise à jour">
            <TitleBlock
              article={{ ...articles.revised, reviewed: "2099-01-01" }}
              author={longTitle.slice(0, 60)}
              words={words}
            />
          </Specimen>
          <Specimen label="Sans mise à jour">
            <TitleBlock article={articles.plain} author={settings.name} words={words} />
          </Specimen>
        </States>
      </Group>
      <Group name="FactList">
        <States>
          <Specimen label="Datée">
            <FactList rows={legal.sheet} dated={legal.inForce} />
          </Specimen>
          <Specimen label="Une ligne, texte long">
            <FactList rows={[{ term: "Dénomination", value: longTitle }]} />
          </Specimen>
        </States>
      </Group>
      <Group name="LatestUpdate, EarlierUpdates">
        <div className="prose">
          <LatestUpdate updates={articles.revised.updates} title={words.updateTitle} />
          <EarlierUpdates updates={articles.revised.updates} title={words.updateTitle} />
        </div>
      </Group>
      <Group name="Sources">
        <div className="prose">
          <Sources
            title={words.sources}
            sources={[
              { title: longTitle, publisher: settings.name, href: "https://www.example.org/texte" },
              { title: longWord, href: "https://www.example.org/mot" },
            ]}
          />
        </div>
      </Group>
      <Group name="PrintedAddress">
        {/* On paper alone. */}
        <div className="prose">
          <PrintedAddress text={settings.labels.printed} />
        </div>
      </Group>
      <Group name="FoldedContents">
        <Specimen label="Plié" className="prose">
          <FoldedContents title={words.contents} headings={headings} />
        </Specimen>
        <Specimen label="Ouvert" className="prose">
          <FoldedContents title={words.contents} headings={headings} open />
        </Specimen>
      </Group>
      <Group name="Prose" className="article-body">
        <Contents title={words.contents} headings={headings} />
        <div className="prose">{body === undefined ? null : <Prose body={body} />}</div>
      </Group>
    </>
  );
}

type CardsProps = Pick<BoardProps, "cards" | "photograph"> & { readonly words: Blog["article"] };

function Cards({ cards, photograph, words }: CardsProps) {
  const [card] = cards;
  if (card === undefined) return null;
  return (
    <>
      <Group name="ArticleCard">
        <div className="cards">
          {cards.map((each) => (
            <ArticleCard key={each.route} card={each} updatedOn={words.updatedOn} />
          ))}
          <ArticleCard card={{ ...card, title: longTitle, excerpt: longText }} updatedOn={words.updatedOn} />
          <ArticleCard card={{ ...card, title: longWord, excerpt: longWord }} updatedOn={words.updatedOn} />
        </div>
      </Group>
      <Group name="ArticleCard, seule, survol">
        <div className="cards" data-state="hover">
          <ArticleCard card={card} updatedOn={words.updatedOn} />
        </div>
      </Group>
      {photograph === undefined ? null : (
        <Group name="Photograph">
          <div className="cards">
            <ArticleCard card={{ ...card, photograph }} updatedOn={words.updatedOn} />
          </div>
        </Group>
      )}
    </>
  );
}

function RevisedHead({ settings, blog, articles }: BoardProps) {
  return (
    <ArticleHead
      article={articles.revised}
      author={settings.name}
      words={blog.article}
      breadcrumb={blog.breadcrumb}
      label={settings.labels.breadcrumb}
    />
  );
}
