import { type Body, Prose, useSite } from "charpente";
import { Photograph } from "../components/photograph.tsx";
import { sheetView } from "../drawings/drawing-views.ts";
import { DrawnImage } from "../drawings/drawn-image.tsx";
import { nestBody } from "./nest-body.ts";
import type { ProjectsPageWords } from "./projects-page-schema.ts";
import type { Project } from "./projects-schema.ts";

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
