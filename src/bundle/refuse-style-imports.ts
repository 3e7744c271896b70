import type { ImportKind, Plugin } from "esbuild";

/**
 * Refuses `import "./a.css"` in templates and scripts, because no page would load the style. A style sheet may be
 * imported as text, with `{ type: "text" }`.
 */
export const refuseStyleImports: Plugin = {
  name: "refuse style imports",
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ kind, path, with: attributes }) => {
      if (!isStyleImport(kind, path, attributes)) return undefined;
      return { errors: [{ text: `the style “${path}” cannot be imported from a script` }] };
    });
  },
};

/** The plugin’s message, with the style as written. */
export const importedStyle = /^the style “(.+)” cannot be imported from a script$/;

function isStyleImport(
  kind: ImportKind,
  path: string,
  attributes: Readonly<Record<string, string>> = {},
): boolean {
  return scriptImports.has(kind) && path.endsWith(".css") && attributes.type !== "text";
}

const scriptImports: ReadonlySet<string> = new Set(["import-statement", "dynamic-import", "require-call"]);
