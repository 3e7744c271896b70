/** True for content: Markdown and YAML. Other files of `content/` are images or strays. */
export function isSource(path: string): boolean {
  return /\.(?:md|ya?ml)$/.test(path);
}
