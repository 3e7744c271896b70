import { readFileSync } from "node:fs";
import { transform } from "esbuild";

export const commandFile = /[\\/]src[\\/]cli[\\/]commands[\\/][\w-]+\.ts$/;
const seam = "\n// Below this line: what is loaded when the command runs.\n";

/**
 * Makes esbuild bundle each file of a command twice: its options and the words of its help for the program, and the
 * whole file, with all that it imports, for the moment when one of its functions `run…` is called.
 */
export const loadWhenRun = {
  name: "load-when-run",
  setup: ({ onLoad, onResolve }) => {
    onResolve({ filter: /^whole:/ }, ({ path }) => ({ path: path.slice("whole:".length), suffix: "?whole" }));
    onLoad({ filter: commandFile }, async ({ path, suffix }) => {
      const text = readFileSync(path, "utf8");
      if (suffix === "?whole") return { contents: text, loader: "ts" };
      // By itself, esbuild leaves out the imports of what is not used.
      const { code } = await transform(leaveRuns(text, `whole:${path}`), { loader: "ts" });
      return { contents: code };
    });
  },
};

/** The text above the seam, with a function for each `run…` below it that loads `whole` and calls that one. */
export function leaveRuns(text, whole) {
  const [above, below = ""] = text.split(seam);
  const later = [...below.matchAll(/^export (?:async )?function (run\w+)/gm)].map(
    ([, name]) =>
      `export const ${name} = async (...given) => (await import(${JSON.stringify(whole)})).${name}(...given);`,
  );
  return [above, ...later].join("\n");
}
