import { createFormat } from "../format.ts";

const { number, plural, list, day } = createFormat("en");

type Count = { readonly count: number };
type Text = { readonly text: string };
type Both = { readonly before: string; readonly after: string };
type What = { readonly what: string };

/** The sentences of `site changes` in English, the reference for the other languages. */
export const changes = {
  replaced: ({ before, after }: Both) => `“${before}” becomes “${after}”`,
  added: ({ text }: Text) => `added: “${text}”`,
  removed: ({ text }: Text) => `removed: “${text}”`,
  "added.within": ({ text, within }: Text & { readonly within: string }) =>
    `added: “${text}”, in “${within}”`,
  "removed.within": ({ text, within }: Text & { readonly within: string }) =>
    `removed: “${text}”, from “${within}”`,
  phone: ({ text }: Text) => `new telephone number: ${text}`,
  email: ({ text }: Text) => `new e-mail address: ${text}`,
  "block-added": {
    heading: ({ text }: Text) => `new heading: “${text}”`,
    text: ({ text }: Text) => `new text: “${text}”`,
    item: ({ text }: Text) => `new entry: “${text}”`,
    row: ({ text }: Text) => `new row of a table: “${text}”`,
    image: ({ text }: Text) => `new image: “${text}”`,
  },
  "block-removed": {
    heading: ({ text }: Text) => `heading removed: “${text}”`,
    text: ({ text }: Text) => `text removed: “${text}”`,
    item: ({ text }: Text) => `entry removed: “${text}”`,
    row: ({ text }: Text) => `row of a table removed: “${text}”`,
    image: ({ text }: Text) => `image removed: “${text}”`,
  },
  "block-moved": {
    heading: ({ text }: Text) => `heading in another place: “${text}”`,
    text: ({ text }: Text) => `text in another place: “${text}”`,
    item: ({ text }: Text) => `entry in another place: “${text}”`,
    row: ({ text }: Text) => `row of a table in another place: “${text}”`,
    image: ({ text }: Text) => `image in another place: “${text}”`,
  },
  "section-added": ({ text }: Text) => `new section: “${text}”`,
  "section-removed": ({ text }: Text) => `section removed: “${text}”`,
  link: ({ text, before, after }: Text & Both) => `“${text}” leads to ${after} instead of ${before}`,
  image: ({ text }: Text) => `another image: “${text}”`,
  "image.unnamed": ({ before, after }: Both) => `another image: ${after} instead of ${before}`,
  alternative: ({ before, after }: Both) =>
    after === ""
      ? `an image has no description any more: “${before}”`
      : `description of an image: “${after}”${before === "" ? "" : ` instead of “${before}”`}`,
  markup: "no word changes, but the code of the page does",

  "in.row": ({ row, what }: What & { readonly row: string }) => `row “${row}”: ${what}`,
  "in.title": ({ what }: What) => `title in search engines: ${what}`,
  "in.description": ({ what }: What) => `description in search engines: ${what}`,
  "in.label": ({ what }: What) => `text for screen readers: ${what}`,
  "in.data": ({ what }: What) => `in data for scripts and search engines: ${what}`,
  "in.header": ({ what }: What) => `top of the page: ${what}`,
  "in.footer": ({ what }: What) => `foot of the page: ${what}`,

  "page.added": "new page",
  "page.removed": "this page is removed",
  "page.moved": ({ from }: { readonly from: string }) => `moved, it was ${from}`,
  more: ({ count }: Count) =>
    plural(count, { one: "and one more change", other: `and ${number(count)} more changes` }),
  join: ({ parts }: { readonly parts: readonly string[] }) => parts.join("; "),
  line: ({ name, what }: What & { readonly name: string }) => `${name}: ${what}`,
  "on.all": ({ count }: Count) => `On all ${number(count)} pages`,
  "on.some": ({ names, more }: { readonly names: readonly string[]; readonly more: number }) =>
    more > 0
      ? `On ${names.join(", ")} and ${plural(more, { one: "one more page", other: `${number(more)} more pages` })}`
      : `On ${list(names)}`,

  "entry.name": ({ kind, name }: { kind: string; name: string }) => `${kind} “${name}”`,
  "entry.due": ({ due }: { due: string }) => `appears on ${day(due)}`,
  "entry.due.changed": ({ due }: { due: string }) => `changed, appears on ${day(due)}`,
  "entry.due.part": ({ due }: { due: string }) => `an item appears on ${day(due)}`,
  "entry.draft": "draft, visible to those with access to the files",
  "entry.draft.changed": "draft changed, visible to those with access to the files",
  "entry.added": "new, on no page",
  "entry.changed": "changed, no page changes with it",
  "entry.removed": "removed, was on no page",

  redirects: "Redirects",
  "redirect.to": ({ from, to }: { readonly from: string; readonly to: string }) => `${from} leads to ${to}`,
  "redirect.gone": ({ from }: { readonly from: string }) => `${from} has no page any more`,
  looks: "Appearance and behaviour",
  "asset.style": ({ count }: Count) => `the appearance of ${pagesOf(count)}`,
  "asset.script": ({ count }: Count) => `the scripts of ${pagesOf(count)}`,
  "asset.font": ({ count }: Count) => `the fonts of ${pagesOf(count)}`,
  "asset.image": ({ name, count }: Count & { readonly name: string }) =>
    `the image ${name} on ${pagesOf(count)}`,
  "asset.card": ({ count }: Count) => `the picture for social networks of ${pagesOf(count)}`,
  "asset.other": ({ name, count }: Count & { readonly name: string }) => `${name} on ${pagesOf(count)}`,
  files: "Also",
  "files.feed": ({ paths }: { readonly paths: readonly string[] }) => `feeds (${paths.join(", ")})`,
  "files.sitemap": ({ paths }: { readonly paths: readonly string[] }) => `sitemap (${paths.join(", ")})`,
  "files.host": ({ paths }: { readonly paths: readonly string[] }) => `files for hosts (${paths.join(", ")})`,
  "file.added": ({ path }: { readonly path: string }) => `new file ${path}`,
  "file.removed": ({ path }: { readonly path: string }) => `${path} is removed`,
  "file.changed": ({ path }: { readonly path: string }) => path,

  none: ({ pages }: { readonly pages: number }) => `Visitors will see no change on any of ${pagesOf(pages)}.`,
  some: ({ changed, pages }: { readonly changed: number; readonly pages: number }) =>
    `${number(changed)} of ${pagesOf(pages)} ${plural(changed, { one: "changes", other: "change" })}.`,
  "some.gone": ({
    changed,
    pages,
    removed,
  }: {
    readonly changed: number;
    readonly pages: number;
    readonly removed: number;
  }) =>
    `${number(changed)} of ${pagesOf(pages)} ${plural(changed, { one: "changes", other: "change" })}, and ${number(removed)} ${plural(removed, { one: "goes", other: "go" })} away.`,
  "no-page": "No page changes.",
  title: "What visitors will see change",
  since: ({ commit, subject }: { readonly commit: string; readonly subject: string }) =>
    `Since ${commit}, “${subject}”`,
  against: ({ folder }: { readonly folder: string }) => `Compared with ${folder}`,
  "more-pages": ({ count }: Count) =>
    plural(count, { one: "and one more line", other: `and ${number(count)} more lines` }),
} as const;

function pagesOf(count: number): string {
  return plural(count, { one: "one page", other: `${number(count)} pages` });
}
