/** The packages that are not bundled with the command: they have parts in machine code. */
export const packagesBesideBundle = ["esbuild", "harfbuzzjs", "satteri", "sharp"];
