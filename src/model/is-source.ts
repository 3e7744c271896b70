/** True for what is read as content: Markdown and YAML. All else in `content/` is an image, or a stray. */
export function isSource(path: string): boolean {
  return /\.(?:md|ya?ml)$/.test(path);
}
