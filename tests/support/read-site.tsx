import { defineSite, Head, siteSettings } from "charpente";
import type { Collections } from "../../src/define/define.ts";
import type { BuildOptions } from "../../src/pipeline/build.ts";
import { buildInMemory, type TestFiles } from "./build-in-memory.ts";
import { tell } from "./speech.ts";

/** Builds a site with these collections, and returns what templates get of each, and the problems in words. */
export async function readSite(
  collections: Collections,
  files: TestFiles,
  options: Partial<BuildOptions> = {},
) {
  const seen: Record<string, unknown> = {};
  const site = defineSite({
    language: "en",
    words: { opensNewTab: "new tab", footnotes: "Notes", backToText: "Back" },
    settings: siteSettings({}),
    collections,
    pages: {
      home: {
        template: () => (
          <html lang="en">
            <Head title="Home" description="…" />
            <body>
              <h1>Home</h1>
            </body>
          </html>
        ),
        plan: (
          content: Record<string, { all?: readonly { id: string; data: unknown }[]; data?: unknown }>,
        ) => {
          for (const [name, each] of Object.entries(content))
            seen[name] =
              each.all === undefined
                ? each.data
                : Object.fromEntries(each.all.map(({ id, data }) => [id, data]));
          return [{ route: "/", props: {} }];
        },
      },
    },
  });
  const { problems, outcome } = await buildInMemory(
    { "content/categories.yaml": undefined, "content/pages/accueil.md": undefined, ...files },
    options,
    site as never,
  );
  return {
    seen,
    problems,
    heldBack: outcome.heldBack,
    said: problems.map(({ code, file, at, message, hint }) =>
      [
        `${file}:${at?.line}:${at?.column}`,
        code,
        tell(message),
        ...(hint === undefined ? [] : [tell(hint)]),
      ].join(" | "),
    ),
  };
}
