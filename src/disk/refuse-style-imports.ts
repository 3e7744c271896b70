import type { Plugin } from "esbuild";

/**
 * Refuses `import "./a.css"` in templates and scripts: nothing would load the style on the pages that need it. As text,
 * with `{ type: "text" }`, a style sheet is as good as any other file.
 */
export const refuseStyleImports: Plugin = {
  name: "refuse style imports",
  setup(build) {
    build.onResolve({ filter: /\.css$/ }, ({ kind, path, with: attributes }) => {
      if (attributes.type === "text") return undefined;
      if (kind !== "import-statement" && kind !== "dynamic-import" && kind !== "require-call")
        return undefined;
      return {
        errors: [
          {
            text: `the style “${path}” cannot be imported from a script`,
            notes: [
              {
                text: "list it under styles in templates/site.ts, and name it in Head where a page needs it",
              },
            ],
          },
        ],
      };
    });
  },
};
