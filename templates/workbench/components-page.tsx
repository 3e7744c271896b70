import { Head, Link, type PagePlan, useSite } from "charpente";
import type { ReactNode } from "react";
import type { SiteContent } from "../collections.ts";
import type { SiteSettings } from "../settings.ts";
import { sheetPath } from "../styles/sheets.ts";
import bench from "./bench.css" with { type: "text" };
import { type Board, type BoardProps, collectProps } from "./board.ts";
import { boards } from "./boards.ts";
import fitFrames from "./fit-frames.js" with { type: "text" };
import previewStates from "./preview-states.js" with { type: "text" };
import specimens from "./specimens.css" with { type: "text" };

export type ComponentsPageProps = BoardProps & {
  /** The id of the board to draw. Undefined: the page that frames all of them. */
  readonly board: string | undefined;
};

/** The page of all components, and each of its boards by itself. */
export function planComponents(
  content: SiteContent,
  settings: SiteSettings,
): readonly PagePlan<ComponentsPageProps>[] {
  const props = collectProps(content, settings);
  return [
    { route: "/_composants", props: { ...props, board: undefined } },
    ...boards.map((board) => ({ route: boardRoute(board), props: { ...props, board: board.id } })),
  ];
}

function boardRoute({ id }: Board): string {
  return `/_composants-${id}`;
}

/** Every component in every state, for those who write templates. `site build` never draws it. */
export function ComponentsPage({ board: id, ...props }: ComponentsPageProps) {
  const board = boards.find((candidate) => candidate.id === id);
  return board === undefined ? <Workbench /> : <BoardPage board={board} {...props} />;
}

/**
 * All boards, each framed twice: a document in a frame takes the theme of the frame’s own `color-scheme`, so that both
 * themes show at once with the tokens as they are.
 */
function Workbench() {
  return (
    <BenchDocument title="Composants" styles={[]} script={fitFrames}>
      <div className="bench-shell">
        <header>
          <h1>Composants</h1>
          <p>
            Chaque planche montre les composants d’une famille dans tous leurs états, en thème clair puis en
            thème sombre. Cette page n’existe que pendant l’écriture du site : elle n’est jamais publiée.
          </p>
        </header>
        <nav className="bench-index" aria-label="Planches">
          <ul>
            {boards.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`}>{title}</a>
              </li>
            ))}
          </ul>
        </nav>
        <main>
          {boards.map((board) => (
            <FramedBoard key={board.id} board={board} />
          ))}
        </main>
      </div>
    </BenchDocument>
  );
}

function FramedBoard({ board }: { readonly board: Board }) {
  const { id, title, note, kind } = board;
  const route = boardRoute(board);
  return (
    <section className="bench-board" id={id} aria-labelledby={`${id}-titre`}>
      <h2 id={`${id}-titre`}>{title}</h2>
      <p>
        {note} <Link href={route}>Ouvrir la planche « {title} »</Link>
      </p>
      <div className={kind === undefined ? "bench-frames bench-beside" : "bench-frames"}>
        <Frame route={route} title={`${title}, thème clair`} theme="light" />
        <Frame route={route} title={`${title}, thème sombre`} theme="dark" />
      </div>
    </section>
  );
}

type FrameProps = { readonly route: string; readonly title: string; readonly theme: "light" | "dark" };

function Frame({ route, title, theme }: FrameProps) {
  const { href } = useSite();
  return <iframe className={`bench-${theme}`} src={href(route)} title={title} loading="lazy" />;
}

function BoardPage({ board, ...props }: BoardProps & { readonly board: Board }) {
  const { title, note, sheets, component: Component, kind } = board;
  // A document of its own cannot be asked for styles and scripts: they come in with what it shows.
  if (kind === "whole") {
    return (
      <Component {...props}>
        <BenchStyles />
        <BenchScript text={previewStates} />
      </Component>
    );
  }
  return (
    <BenchDocument title={title} styles={sheets.map(sheetPath)} script={previewStates}>
      <main id="contenu">
        {kind === "headed" ? null : (
          <header className="storey bench-title">
            <h1 id="planche">{title}</h1>
            <p>{note}</p>
          </header>
        )}
        <Component {...props} />
      </main>
    </BenchDocument>
  );
}

type BenchDocumentProps = {
  readonly title: string;
  readonly styles: readonly string[];
  /** A script of the workbench, as text. */
  readonly script: string;
  readonly children: ReactNode;
};

/** The head that pages of the workbench share. Their styles and scripts stand in the page: nothing of them is published. */
function BenchDocument({ title, styles, script, children }: BenchDocumentProps) {
  const { language, asset } = useSite();
  return (
    <html lang={language}>
      <Head
        title={title}
        description="Établi des composants, jamais publié."
        indexed={false}
        styles={["styles/site.css", sheetPath("end"), ...styles]}
      >
        <link rel="icon" type="image/svg+xml" href={asset("icon.svg")} />
      </Head>
      <body className="bench">
        <BenchStyles />
        {children}
        <BenchScript text={script} />
      </body>
    </html>
  );
}

/** React moves a style with a precedence to the head. */
function BenchStyles() {
  return (
    <style href="bench" precedence="bench">
      {bench + specimens}
    </style>
  );
}

function BenchScript({ text }: { readonly text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file beside this one
  return <script type="module" dangerouslySetInnerHTML={{ __html: text }} />;
}
