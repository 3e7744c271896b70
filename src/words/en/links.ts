/** Facts and links, in English. */
export const links = {
  // Facts.
  "content/unknown-fact": ({ name }: { name: string }) =>
    `{${name}} has no value: there is no fact “${name}”`,
  "content/unknown-fact.hint": ({ hint, name }: { hint: string; name: string }) =>
    `${hint}${hint.endsWith("?") ? " To" : "; to"} show the braces, write \\{${name}}`,
  "content/unknown-fact.open": ({ name }: { name: string }) =>
    `the settings leave “${name}” empty, so {${name}} has no value`,
  "content/unknown-fact.open.hint": ({ file, name }: { file: string; name: string }) =>
    `give it in ${file}, or remove {${name}}`,
  "noun.names": "names",

  // Links of pages.
  "link/broken": ({ link, page }: { link: string; page: string }) =>
    `the link to ${link} leads nowhere (on the page ${page})`,
  "link/broken.draft": ({ file }: { file: string }) => `${file} is a draft: take the link out until then`,
  "link/broken.future": ({ file, due }: { file: string; due: string }) =>
    `${file} is due on ${due}: take the link out until then`,
  "link/broken.unsearched": "too many links are broken to look for pages of similar names",
  "link/broken.below-base": ({ base }: { base: string }) =>
    `the site is below ${base}: get the address with href() of useSite()`,
  "link/broken.moved": ({ file, to }: { file: string; to: string }) =>
    `that page has moved, by redirects of ${file}: write ${to}`,
  "link/broken.no-scheme": ({ address }: { address: string }) =>
    `write https://${address}: without it, this is an address of the site itself`,
  "link/broken.file-name": ({ page }: { page: string }) =>
    `a link has the address of a page, not the name of its file: write ${page}`,
  "link/broken-anchor": ({ page, id, from }: { page: string; id: string; from: string }) =>
    `the page ${page} has no place called #${id} (linked from ${from})`,
  "template/missing-asset": ({ page, asset }: { page: string; asset: string }) =>
    `the page ${page} uses ${asset}, which is not published`,
  "template/missing-asset.hint": "put the file into static/, or get its address with asset() of useSite()",
} as const;
