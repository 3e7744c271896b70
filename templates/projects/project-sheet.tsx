import { type Body, type BodyPart, Prose, useSite } from "charpente";
import { Photograph } from "../components/photograph.tsx";
import { sheetView } from "../drawings/drawing-views.ts";
import { DrawnImage } from "../drawings/drawn-image.tsx";
import type { Project, ProjectsPageWords } from "./projects-schema.ts";

type ProjectSheetProps = {
  readonly id: string;
  readonly project: Project;
  readonly body: Body | undefined;
  readonly words: ProjectsPageWords;
  /** False for cards that are visible at once. */
  readonly lazy: boolean;
};

/**
 * A drawing or a photograph on its line, a summary of the project, and a collapsible account. The id is inside the `details` element,
 * which browsers open for a link to it: `/projets#id` needs no script.
 */
export function ProjectSheet({ id, project, body, words, lazy }: ProjectSheetProps) {
  const { opensNewTab } = useSite().words;
  const { title, excerpt, drawing, photograph, alt, imageCredit, tags } = project;
  return (
    <article className="sheet" aria-labelledby={`${id}-titre`}>
      {photograph === undefined ? (
        <DrawnImage view={sheetView(drawing)} alt={alt} lazy={lazy} />
      ) : (
        <Photograph photograph={photograph} sizes="(min-width: 60em) 50vw, 100vw" priority={!lazy} />
      )}
      <div className="sheet-meta">
        <ul className="ticked">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <p>{imageCredit}</p>
      </div>
      <h2 id={`${id}-titre`}>{title}</h2>
      <p className="sheet-excerpt">{excerpt}</p>
      {body === undefined ? null : (
        <details>
          <summary>
            <span className="dimension-link">
              <span className="when-folded">{words.more}</span>
              <span className="when-open">{words.less}</span>
            </span>
            <span className="visually-hidden"> : {title}</span>
          </summary>
          <div className="sheet-text" id={id}>
            <Prose body={nestBody(body, { prefix: id, opensNewTab })} />
          </div>
        </details>
      )}
    </article>
  );
}

type Nesting = {
  /** Prefix of its heading ids, because several bodies may be on one page. */
  readonly prefix: string;
  /** The words that announce a new tab, as in `nouvel onglet`. */
  readonly opensNewTab: string;
};

/**
 * A body inside a card: its headings are one level lower, below the card’s title, with ids of their own, and its links
 * open in a new tab. Links to headings of the same body get the new ids.
 */
export function nestBody(body: Body, nesting: Nesting): Body {
  return { ...body, parts: body.parts.map((part) => nestPart(part, nesting)) };
}

function nestPart(part: BodyPart, nesting: Nesting): BodyPart {
  switch (part.kind) {
    case "html":
      return { ...part, html: nestHtml(part.html, nesting) };
    case "directive":
      return { ...part, parts: part.parts.map((inner) => nestPart(inner, nesting)) };
    case "image":
      return part;
  }
}

function nestHtml(html: string, { prefix, opensNewTab }: Nesting): string {
  const withPrefix = (opening: string) => opening.replace(/^<(?:h\d id="|a href="#)/, `$&${prefix}-`);
  let isLeaving = false;
  return html.replace(tag, (written: string, slash: string, name: string, rest: string) => {
    if (/^h[2-5]$/.test(name)) return withPrefix(`<${slash}h${Number(name[1]) + 1}${rest}>`);
    if (name !== "a") return withPrefix(written);
    if (slash !== "")
      return isLeaving ? `<span class="visually-hidden"> (${opensNewTab})</span></a>` : written;
    isLeaving = /^ href="(?!#|mailto:|tel:)/.test(rest) && !rest.includes(' target="');
    return isLeaving ? `<a${rest} target="_blank" rel="noopener">` : withPrefix(written);
  });
}

/** Compiled Markdown escapes "<" in texts but not in attributes, where it escapes quotation marks. */
const tag = /<(\/?)([a-z][a-z\d-]*)(?![a-z\d-])([^"<>]*(?:"[^"]*"[^"<>]*)*)>/g;
