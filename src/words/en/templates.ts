import { createFormat } from "../format.ts";

const { number, plural } = createFormat("en");

/** Templates that are run, in English. */
export const templates = {
  "doing.draw-page": ({ page }: { page: string }) => `drawing ${page}`,
  "doing.draw-pages": ({ page, more }: { page: string; more: number }) =>
    `drawing ${page} and ${number(more)} more ${plural(more, { one: "page", other: "pages" })}`,
  "doing.draw-for-feed": ({ page, feed }: { page: string; feed: string }) =>
    `drawing ${page} for the feed “${feed}”`,
  "doing.draw-all-for-feed": ({ page, more, feed }: { page: string; more: number; feed: string }) =>
    `drawing ${page} and ${number(more)} more for the feed “${feed}”`,
  "doing.review": "reviewing the site",
  "doing.derive": "deriving files from the pages",
  "doing.load": "loading templates/site.ts",
  "template/throws": ({ doing, reason }: { doing: string; reason: string }) => `${doing} failed: ${reason}`,
  "template/throws.hint": "the templates have a mistake at this place",
  "template/throws.waits": "a component is async, or waits with use() or lazy()",
  "template/throws.waits.hint": "pages are drawn at once: put the data it waits for into content/",
  "template/throws.props": ({ what }: { what: string }) =>
    `its props hold a ${what}, whose changes cannot be detected; props are entries, texts, numbers, lists and objects of them`,
  "template/throws.island": ({ prop, island }: { prop: string; island: string }) =>
    `the prop ${prop} of the island “${island}” cannot be sent to the browser`,
  "template/throws.island.hint":
    "give it texts, numbers, lists and objects of them, and compute the rest in the island",
  "template/throws.no-list": "plan does not return a list of pages",
  "template/throws.no-route": "plan returns a page without a route",
  "template/throws.plan.hint": 'return a list at once, as in [{ route: "/about", props: {} }]',
  "template/throws.browser": ({ name }: { name: string }) => `${name} is not defined`,
  "template/throws.browser.hint":
    "pages and islands are drawn without a browser: ask for it in an effect or a handler of an island, or in an enhancer",
  "template/throws.no-definition": "its default export is not the result of defineSite",
  "template/throws.incomplete": ({ missing }: { missing: readonly string[] }) =>
    `the definition given to defineSite has no ${missing.join(", ")}`,
  "template/missing-asset.needed": ({ asset, doing }: { asset: string; doing: string }) =>
    `there is no asset “${asset}”, which ${doing} needs`,
  "noun.listed-assets": "assets that templates/site.ts lists",
  "template/missing-asset.font": ({ name, file }: { name: string; file: string }) =>
    `the font “${name}” of the cards, ${file}, is not there`,
  "template/missing-asset.font.hint": "put the TrueType file there, or correct its path under cards",
  "template/empty": ({ template, page }: { template: string; page: string }) =>
    `the template “${template}” draws nothing for ${page}`,
  "template/empty.hint": "a template returns a whole document, from <html> on",
  "template/no-site": "the file that declares the site is not there",
  "template/no-site.hint": "create it with: export default defineSite({ … })",
  "template/no-site.export": "the file exports no site",
  "template/no-site.export.hint": "write export default defineSite({ … })",
  "asset/duplicate": ({ path }: { path: string }) => `two assets have the path ${path}`,
  "asset/duplicate.hint":
    "a file that assets makes needs a path that no style, script, icon or file of the generator has",
  "asset/duplicate.derived": ({ path }: { path: string }) =>
    `derive gives a file the path ${path}, which another one has`,
  "asset/duplicate.derived.hint": "give each a path of its own",
  "template/throws.no-font": ({ name, known }: { name: string; known: readonly string[] }) =>
    `the cards have no font “${name}”; they have ${known.join(", ")}`,
  "template/throws.page-size": ({ size }: { size: number }) =>
    `paginate: a page holds at least one item, and size is ${size}`,
  "template/throws.no-feed": ({ name }: { name: string }) => `no feed is called “${name}”`,
  "template/throws.no-template": ({ name }: { name: string }) => `no template is called “${name}”`,
  "template/throws.no-image": ({ image }: { image: string }) =>
    `the image “${image}” is in no entry’s image() field`,
  "template/throws.no-directive": ({ name }: { name: string }) => `the directive “${name}” is not declared`,
  "template/throws.no-site": "this works only while the generator draws a page, not in the browser",
  "template/throws.no-entry": ({ id, collection, name }: { id: string; collection: string; name: string }) =>
    `“${id}” of ${collection} was requested from ${name}, which has no such entry`,
  "template/throws.no-first-language": ({ code, known }: { code: string; known: readonly string[] }) =>
    `“languages” lists ${known.join(", ")}, but not “${code}”, which “language” names`,
  "template/throws.no-words": ({ code }: { code: string }) => `“words” has none for the language “${code}”`,
  "template/throws.no-tag": ({ code }: { code: string }) =>
    `“${code}” of “languages” is no language tag, such as fr or pt-BR`,
  "template/throws.no-draw": "“assets” of templates/site.ts has no “draw”",
  "template/throws.no-view": "the icon has no viewBox to be widened",
} as const;
