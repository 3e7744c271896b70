import { Head, useSite } from "charpente";
import type { ReactNode } from "react";
import { sheetPath } from "../styles/sheets.ts";
import tokens from "../styles/tokens.css" with { type: "text" };
import bench from "./bench.css" with { type: "text" };
import { coloursOf, readTokens } from "./read-tokens.ts";
import specimens from "./specimens.css" with { type: "text" };

type BenchDocumentProps = {
  readonly title: string;
  readonly styles: readonly string[];
  /** A script of the workbench, as text. */
  readonly script: string;
  readonly children: ReactNode;
};

/** The head that pages of the workbench share. Their styles and scripts stand in the page: nothing of them is published. */
export function BenchDocument({ title, styles, script, children }: BenchDocumentProps) {
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
export function BenchStyles() {
  return (
    <style href="bench" precedence="bench">
      {bench + specimens + tokenRules}
    </style>
  );
}

export function BenchScript({ text }: { readonly text: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a file beside this one
  return <script type="module" dangerouslySetInnerHTML={{ __html: text }} />;
}

const all = readTokens(tokens);

/** One class per token, so that a specimen needs no style of its own. */
const tokenRules = [
  ...coloursOf(all).map(({ name }) => `.bench-colour-${name}{background:var(--${name})}`),
  ...[...new Set(all.map(({ name }) => name))].map((name) => `.bench-length-${name}{width:var(--${name})}`),
  ...["h1", "h2", "h3", "lead"].map((name) => `.bench-size-${name}{font-size:var(--${name})}`),
].join("");
