import type { Speech } from "../../catalogue/speech.ts";
import { contentTypeOf } from "../../http/content-types.ts";

type ToolPage = {
  readonly title: string;
  /** Names the styles and the script below `/__dev/` that the page has besides those of all. */
  readonly name?: "mail" | "todo" | "publish";
  /** By which its script proves its requests. */
  readonly token?: string;
  /** What stands in `main`, as HTML. */
  readonly body: string;
};

/** A page of the tool itself, in the reader’s language. */
export function drawToolPage(
  { title, name, token, body }: ToolPage,
  { language }: Pick<Speech, "language">,
): string {
  const own =
    name === undefined
      ? ""
      : `<link rel="stylesheet" href="/__dev/${name}.css">\n<script src="/__dev/${name}.js" defer${token === undefined ? "" : ` data-token="${token}"`}></script>\n`;
  return `<!DOCTYPE html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${title} – site dev</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/__dev/error.css">
${own}</head>
<body>
<main>
${body}
</main>
</body>
</html>
`;
}

/**
 * The headers of a page that shows what somebody else has written, in a form or in the files of the site: nothing of it may run,
 * and no other site may frame its buttons. `forms` says whether it sends any.
 */
export function toolPageHeaders({ forms }: { readonly forms: boolean }): Readonly<Record<string, string>> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "connect-src 'self'",
    "img-src data:",
    `form-action ${forms ? "'self'" : "'none'"}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  return { "Content-Type": contentTypeOf(".html"), "Content-Security-Policy": policy.join("; ") };
}
