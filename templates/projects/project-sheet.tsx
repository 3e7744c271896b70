import { type Body, Prose, useSite } from "charpente";
import { sheetView } from "../drawings/views/drawing-views.ts";
import { DrawnImage } from "../drawings/views/drawn-image.tsx";
import { nestBody } from "./nest-body.ts";
import type { ProjectsPageWords } from "./projects-page-schema.ts";
import type { Project } from "./projects-schema.ts";

type ProjectSheetProps = {
  readonly id: string;
  readonly project: Project;
  readonly body: Body | undefined;
  readonly words: ProjectsPageWords;
  /** False in the first row, which is in sight at once. */
  readonly lazy: boolean;
};

/**
 * A drawing on its line, what the project is about, and its account, which unfolds. The id stands inside the fold:
 * browsers open a fold whose content an address names, so `/projets#id` needs no script.
 */
export function ProjectSheet({ id, project, body, words, lazy }: ProjectSheetProps) {
  const { opensNewTab } = useSite().words;
  const { title, excerpt, drawing, alt, imageCredit, tags, example } = project;
  return (
    <article className="sheet" aria-labelledby={`${id}-titre`}>
      <DrawnImage view={sheetView(drawing)} alt={alt} lazy={lazy} />
      <div className="sheet-meta">
        <ul className="ticked">
          {tags.map((tag) => (
            <li key={tag}>{tag}</li>
          ))}
        </ul>
        <p>{imageCredit}</p>
      </div>
      {example ? <p className="sheet-example">{words.example}</p> : null}
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
