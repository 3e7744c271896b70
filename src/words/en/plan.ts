import { createFormat } from "../format.ts";

const { number } = createFormat("en");

type Lettered = Readonly<Record<"route" | "character" | "font" | "text", string>>;

/** References between entries, and plans of pages, feeds and cards, in English. */
export const plan = {
  // References between entries.
  "noun.collections": "collections",
  "noun.entries-of": ({ collection }: { collection: string }) => `entries of ${collection}`,
  "noun.images": "images of content/",
  "entry/dangling-reference": ({ id, collection }: { id: string; collection: string }) =>
    `there is no entry “${id}” in ${collection}`,
  "entry/dangling-reference.collection": ({ name }: { name: string }) =>
    `a schema has reference("${name}"), but the site has no such collection`,
  "entry/dangling-reference.draft": ({ file }: { file: string }) =>
    `${file} is a draft: take the reference out until then`,
  "entry/dangling-reference.future": ({ file, due }: { file: string; due: string }) =>
    `${file} is due on ${due}: take the reference out until then`,
  "entry/missing-image": ({ image }: { image: string }) => `the image ${image} is not there`,
  "entry/missing-image.field": ({ image, path }: { image: string; path: string }) =>
    `the image “${image}” is not there (looked for ${path})`,

  // Plans of pages, feeds and cards.
  "route/invalid": ({ route }: { route: string }) =>
    `“${route}” is not a route: it starts with /, is lower case, without accents, spaces or a slash at the end`,
  "route/invalid.workbench": ({ route }: { route: string }) =>
    `“${route}” is not a route of the workbench: it starts with /_ and has one segment`,
  "route/invalid.hint": ({ route }: { route: string }) => `write ${route}`,
  "route/invalid.rename": ({ name }: { name: string }) =>
    `the name of the file makes the route: rename the file to ${name}`,
  "route/invalid.copy": ({ name, original }: { name: string; original: string }) =>
    `the name of the file makes the route, and this one looks like a copy of ${original}: delete the file, or rename it to ${name}`,
  "route/invalid.index": ({ route, folder }: { route: string; folder: string }) =>
    `the page ${route} would be written over the page ${folder}: hosts serve index.html for the folder it is in`,
  "route/invalid.index.hint": ({ folder }: { folder: string }) =>
    `write ${folder}, or give the page another name than index`,
  "route/duplicate": ({ route, others }: { route: string; others: readonly string[] }) =>
    `the route ${route} is also claimed by ${others.join(", ")}`,
  "route/duplicate.copy": ({ copy, original }: { copy: string; original: string }) =>
    `${copy} looks like a copy of ${original}: delete it, or give it a route and a name of its own`,
  "route/duplicate.hint": "give one of them another route",
  "route/duplicate.page": ({ template }: { template: string }) =>
    `the page “${template}” of templates/site.ts`,

  "redirect/taken": ({ from }: { from: string }) => `${from} is the address of a page, so it cannot redirect`,
  "redirect/taken.hint": "remove the redirect, or give the page another route",
  "redirect/duplicate": ({ from }: { from: string }) => `${from} has two redirects`,
  "redirect/duplicate.hint": "keep one of them",
  "redirect/broken.chain": ({ to }: { to: string }) => `the redirect leads to ${to}, which redirects itself`,
  "redirect/broken.chain.hint": ({ to }: { to: string }) => `write to: ${to}`,
  "redirect/broken": ({ to }: { to: string }) => `the redirect leads to ${to}, where there is no page`,

  "feed/invalid-item.route": ({ feed, route }: { feed: string; route: string }) =>
    `the feed “${feed}” leads to ${route}, which is not a page`,
  "feed/invalid-item.page": ({ feed, route }: { feed: string; route: string }) =>
    `the feed “${feed}” has an item for ${route}, which is not a page`,
  "feed/invalid-item.date": ({ feed, route, date }: { feed: string; route: string; date: string }) =>
    `the feed “${feed}” dates ${route} “${date}”, which is not a calendar date`,
  "feed/invalid-item.hint": "give routes of pages, and dates such as 2025-09-01",

  "card/missing-character": ({ route, character, font, text }: Lettered) =>
    `the card of ${route} cannot show “${character}”: the font “${font}” of the cards has no “${character}”, which is in “${text}”`,
  "card/missing-character.hint": "say it in words, or give `cards` of templates/site.ts a font that has it",
  "asset/duplicate.planned": ({ count, path }: { count: number; path: string }) =>
    `assets gives ${number(count)} different files the path ${path}`,
  "asset/duplicate.planned.hint": "give each a path of its own",
  "entry/held-back.draft": "the file is a draft, but the templates need it",
  "entry/held-back.future": ({ due }: { due: string }) =>
    `the file is due on ${due}, but the templates need it`,
  "entry/held-back.hint": "publish it, or build with --drafts to see it",

  "doing.connections": "asking for the connections of islands",
  "doing.assets": "making the assets",
  "doing.draw": ({ path }: { path: string }) => `drawing ${path}`,
  "doing.draw-more": ({ path, more }: { path: string; more: number }) =>
    `drawing ${path} and ${number(more)} more`,
  "doing.app": "describing the app",
  "doing.draw-card": ({ route }: { route: string }) => `drawing the card of ${route}`,
  "doing.draw-cards": ({ route, more }: { route: string; more: number }) =>
    `drawing the card of ${route} and ${number(more)} more`,
  "doing.plan-feed": ({ feed }: { feed: string }) => `planning the feed “${feed}”`,
  "doing.plan-pages": ({ template }: { template: string }) => `planning the pages of “${template}”`,
  "doing.plan-summary": "planning llms.txt",
  "doing.check-content": "checking the content",
} as const;
