import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Exported, SettingsField } from "../../scripts/documentation/read-exports.mjs";
import { doorImports, splitImports } from "./find-type-errors.ts";
import { blocksIn, filesIn, type NamedFile } from "./read-blocks.ts";
import { projectRoot } from "./run-site.ts";

/**
 * One site of the examples of all fields of `defineSite` and of `content/site.yaml`: its templates and its content are
 * those of docs/templates.md.
 */
export function siteOfExamples(
  exported: readonly Exported[],
  settings: readonly SettingsField[],
): readonly NamedFile[] {
  const named = (name: string) => exported.find((one) => one.name === name);
  const definition = named("defineSite")
    ?.named()
    .find(({ name }) => name === "Definition");
  const fields = (definition?.members ?? []).flatMap(codeOf).map(splitImports);
  const shown = filesIn(readFileSync(join(projectRoot, "docs/templates.md"), "utf8"));
  return [
    ...shown.filter(({ path }) => !(path in ownFiles)),
    ...Object.entries(ownFiles).map(([path, text]) => ({ path, text })),
    {
      path: "templates/site.tsx",
      text: [
        doorImports,
        'import { ContactPage } from "./contact-page.tsx";\n',
        'import { HomePage, PlainPage, PostContent, PostPage, SearchPage } from "./pages.tsx";\n',
        'import { authorSchema, postSchema } from "./schemas.ts";\n',
        ...fields.map(({ own }) => own),
        ...(named("Term") ? codeOf(named("Term") as Exported) : []),
        "export default defineSite({\n",
        ...fields.map(({ rest }) => rest),
        "});\n",
      ].join(""),
    },
    { path: "content/site.yaml", text: `${settings.flatMap(codeOf).join("")}${ownSettings}` },
  ];
}

function codeOf({ examples }: Pick<Exported, "examples">): readonly string[] {
  return examples.flatMap((example) => blocksIn(example).map(({ text }) => text));
}

const ownSettings = `email: notes@example.org
founded: 1998
analytics: { key: "" }
mail: { origin: https://mail.example }
`;

const ownFiles: { readonly [path: string]: string } = {
  "content/site.yaml": "",
  "templates/site.tsx": "",
  "content/terms.yaml": "email: { write: e-mail, insteadOf: [E-Mail] }\n",
  "content/rates.csv": "code;name;price\nday;A day;1 234,5\n",
  "content/posts/first.fr.md":
    "---\ntitle: Premier\nauthor: ada\ndate: 2025-01-02\n---\nDes mots sur {email}.\n",
  "templates/styles/site.css":
    '@font-face { font-family: text; src: url("../fonts/text.woff2"); }\nbody { font-family: text; }\n',
  "templates/styles/compile.ts": `import type { StyleTransform } from "charpente";

const transform: StyleTransform = ({ text }) => ({ css: text, inputs: [] });
export default transform;
`,
};
