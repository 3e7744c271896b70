/** The packages that are not bundled with the command: they have native parts, or few builds load them. */
export const packagesBesideBundle = ["css-tree", "esbuild", "harfbuzzjs", "satteri", "sharp", "svgo"];
