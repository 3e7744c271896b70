import {
  defineSite,
  directive,
  Enhancer,
  Head,
  Island,
  Link,
  Picture,
  Prose,
  Raised,
  RawHtml,
  SpeculationRules,
  useSite,
} from "charpente";
import { type ReactNode, useId, useState } from "react";
import { expect, test } from "vitest";
import { z } from "zod";
import type { RenderSettings } from "../../src/define/renderer.ts";
import { siteSettings } from "../../src/define/settings.ts";
import {
  type Body,
  type BodyPart,
  type ImageAsset,
  joinMarkup,
  type Manifest,
  type Page,
} from "../../src/model/model.ts";
import type { Route } from "../../src/model/route.ts";
import { renderPage } from "../../src/runtime/render-page.tsx";
import { mistakeOf } from "../support/mistake-of.ts";

const photo: ImageAsset = {
  width: 800,
  height: 600,
  placeholder: "#a1b2c3",
  fallback: "assets/p.1.jpg",
  sources: [
    {
      type: "image/avif",
      variants: [
        { path: "assets/p-400.2.avif", width: 400 },
        { path: "assets/p-800.3.avif", width: 800 },
      ],
    },
    { type: "image/webp", variants: [{ path: "assets/p-400.4.webp", width: 400 }] },
  ],
};

const manifest: Manifest = {
  assets: {
    "placeholders.css": "assets/placeholders.5.css",
    "styles/site.css": "assets/site.1.css",
    "styles/forms.css": "assets/forms.5.css",
    "fonts/figtree.woff2": "assets/figtree.2.woff2",
    "enhancers/menu.ts": "assets/menu.3.js",
    "islands/Counter": "assets/counter.4.js",
  },
  images: { "content/images/p.jpg": photo },
  imports: {},
  digest: "",
};

/** Draws `content` as a page of a small site and gives its HTML. */
function draw(content: ReactNode, settings: Partial<RenderSettings> = {}, route = "/services"): string {
  const site = defineSite({
    language: "fr",
    words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour" },
    settings: siteSettings({}),
    collections: {},
    directives: {
      callout: directive({
        attributes: z.strictObject({ title: z.string() }),
        body: "blocks",
        component: ({ attributes, children }) => <aside aria-label={attributes.title}>{children}</aside>,
      }),
    },
    pages: { page: { template: () => content, plan: () => [] } },
    styles: ["styles/site.css", "styles/forms.css"],
    fonts: ["fonts/figtree.woff2"],
  });
  const page: Page = {
    route: route as Route,
    template: "page",
    props: {},
    sources: [],
    updated: undefined,
    indexed: true,
  };
  return joinMarkup(
    renderPage(site, page, { origin: "https://www.essai.example", base: "", manifest, ...settings }),
  );
}

const below = { base: "/sous/chemin" };
const prose = (...parts: readonly BodyPart[]): Body => ({
  parts,
  headings: [],
  words: 0,
  links: [],
  images: [],
});

test("a page is a complete document that ends with a line end", () => {
  expect(
    draw(
      <html lang="fr">
        <body>é</body>
      </html>,
    ),
  ).toBe('<!DOCTYPE html>\n<html lang="fr"><head></head><body>é</body></html>\n');
});

test("ordinals in the text of a field are raised, other letters after figures are not", () => {
  expect(draw(<Raised text="Le 1er ou le 2e, pas le R2e." />)).toContain(
    "Le 1<sup>er</sup> ou le 2<sup>e</sup>, pas le R2e.",
  );
  expect(draw(<Raised text="R&D" />)).toContain("R&amp;D");
});

test("a reference in the text of a field stays on one line", () => {
  expect(draw(<Raised text="Le décret 2020-887, article R. 175-5-1." />)).toContain(
    'Le décret <span class="together">2020-887</span>, article R. <span class="together">175-5-1</span>.',
  );
});

test("a template that draws nothing gives an empty text, not an empty document", () => {
  expect(draw(null)).toBe("");
});

test("a link within the site gets the base path, the current page’s also says so", () => {
  expect(draw(<Link href="/blog">Blog</Link>)).toContain('<a href="/blog">Blog</a>');
  expect(draw(<Link href="/services">Services</Link>)).toContain(
    '<a href="/services" aria-current="page">Services</a>',
  );
  expect(draw(<Link href="/services">Services</Link>, below)).toContain(
    '<a href="/sous/chemin/services" aria-current="page">Services</a>',
  );
  expect(draw(<Link href="/">Accueil</Link>, below)).toContain('<a href="/sous/chemin/">Accueil</a>');
});

test.each(["#audit", "mailto:nom@example.org", "tel:+33123456789"])(
  "a link to %s is left as it is",
  (href) => {
    expect(draw(<Link href={href}>x</Link>, below)).toContain(`<a href="${href}">x</a>`);
  },
);

test("a link with query and anchor keeps them below the base path", () => {
  expect(draw(<Link href="/blog?a=1#b">x</Link>, below)).toContain('href="/sous/chemin/blog?a=1#b"');
});

test("a link out of the site opens a new tab and says so in words", () => {
  expect(
    draw(
      <Link href="https://x.example/?a=1&b=2" className="y">
        Ailleurs
      </Link>,
      below,
    ),
  ).toContain(
    '<a href="https://x.example/?a=1&amp;b=2" target="_blank" rel="noopener" class="y">Ailleurs<span class="visually-hidden"> (nouvel onglet)</span></a>',
  );
});

test("the head has everything that every page needs, with the addresses of styles and fonts", () => {
  const html = draw(
    <html lang="fr">
      <Head title="L’été & nous" description="D">
        {<meta name="x" content="y" />}
      </Head>
    </html>,
  );
  const tags = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    "<title>L’été &amp; nous</title>",
    '<meta name="description" content="D">',
    '<link rel="canonical" href="https://www.essai.example/services">',
    '<link rel="preload" as="font" type="font/woff2" href="/assets/figtree.2.woff2" crossorigin>',
    '<link rel="stylesheet" href="/assets/site.1.css"><link rel="stylesheet" href="/assets/forms.5.css">',
    '<meta name="x" content="y">',
  ];
  for (const tag of tags) expect(html).toContain(tag);
});

test.each<[readonly string[], readonly string[]]>([
  [["styles/forms.css"], ["/sous/chemin/assets/forms.5.css"]],
  [
    ["styles/forms.css", "styles/site.css"],
    ["/sous/chemin/assets/forms.5.css", "/sous/chemin/assets/site.1.css"],
  ],
  [[], []],
])("a page that needs the styles %j alone loads no other", (styles, addresses) => {
  const html = draw(
    <html lang="fr">
      <Head title="x" description="y" styles={styles} />
    </html>,
    below,
  );
  expect([...html.matchAll(/<link rel="stylesheet" href="([^"]*)">/g)].map(([, href]) => href)).toEqual(
    addresses,
  );
});

test("an unknown style is refused with the list of known ones", () => {
  const head = (
    <html lang="fr">
      <Head title="x" description="y" styles={["styles/form.css"]} />
    </html>
  );
  expect(() => draw(head)).toThrow("styles/form.css");
});

test("React’s markup is tidied, and compiled Markdown in it is unchanged", () => {
  const html = '<p>un fooBar="" <br/></p>';
  expect(
    draw(
      <main tabIndex={-1} hidden>
        <Prose body={prose({ kind: "html", html })} />
      </main>,
    ),
  ).toContain(`<main tabindex="-1" hidden>${html}</main>`);
});

test("a page that search engines must not index has no canonical address", () => {
  const html = draw(
    <html lang="fr">
      <Head title="x" description="y" indexed={false} />
    </html>,
  );
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(html).not.toContain("canonical");
});

test("under a base path canonical address, styles and fonts have it", () => {
  const html = draw(
    <html lang="fr">
      <Head title="x" description="y" />
    </html>,
    below,
    "/",
  );
  expect(html).toContain('href="https://www.essai.example/sous/chemin/"');
  expect(html).toContain('href="/sous/chemin/assets/site.1.css"');
  expect(html).toContain('href="/sous/chemin/assets/figtree.2.woff2"');
});

test("a picture has every format and width, and its space is reserved", () => {
  const html = draw(
    <Picture image={{ image: "content/images/p.jpg" }} alt="Une façade" sizes="50vw" />,
    below,
  );
  expect(html).toContain(
    '<source type="image/avif" srcset="/sous/chemin/assets/p-400.2.avif 400w, /sous/chemin/assets/p-800.3.avif 800w" sizes="50vw">',
  );
  expect(html).toContain(
    '<source type="image/webp" srcset="/sous/chemin/assets/p-400.4.webp 400w" sizes="50vw">',
  );
  expect(html).toMatch(
    /<img src="\/sous\/chemin\/assets\/p\.1\.jpg" alt="Une façade" width="800" height="600" loading="lazy"/,
  );
  expect(html).not.toContain("fetchpriority");
  expect(html).toContain('data-placeholder="#a1b2c3"');
});

test("the picture of the first screen is loaded at once", () => {
  const html = draw(<Picture image={{ image: "content/images/p.jpg" }} alt="" priority />);
  expect(html).toContain('loading="eager"');
  expect(html).toContain('fetchpriority="high"');
});

test("a picture of an unknown image throws an error with its name", () => {
  expect(mistakeOf(() => draw(<Picture image={{ image: "content/images/q.jpg" }} alt="" />))).toBe(
    "the image “content/images/q.jpg” is in no entry’s image() field",
  );
});

test("compiled Markdown is inserted without an element around it", () => {
  const html = draw(
    <main>
      <Prose body={prose({ kind: "html", html: "<p>L’<em>été</em> &amp; $1 $&amp; nous</p>" })} />
    </main>,
  );
  expect(html).toContain("<main><p>L’<em>été</em> &amp; $1 $&amp; nous</p></main>");
});

test("directives become their components, with the Markdown within them", () => {
  const body = prose(
    { kind: "html", html: "<p>1</p>" },
    {
      kind: "directive",
      name: "callout",
      attributes: { title: "À noter" },
      parts: [
        { kind: "html", html: "<p>2</p>" },
        {
          kind: "directive",
          name: "callout",
          attributes: { title: "B" },
          parts: [{ kind: "html", html: "<p>3</p>" }],
        },
      ],
    },
    { kind: "html", html: "<p>4</p>" },
  );
  expect(
    draw(
      <main>
        <Prose body={body} />
      </main>,
    ),
  ).toContain(
    '<main><p>1</p><aside aria-label="À noter"><p>2</p><aside aria-label="B"><p>3</p></aside></aside><p>4</p></main>',
  );
});

test("an image of a text is a figure, with a caption where it has a title", () => {
  const part = { kind: "image", image: "content/images/p.jpg", alt: "Une façade" } as const;
  expect(draw(<Prose body={prose({ ...part, title: undefined })} />)).not.toContain("figcaption");
  expect(draw(<Prose body={prose({ ...part, title: "En 2025" })} />)).toMatch(
    /<figure><picture>.*<\/picture><figcaption>En 2025<\/figcaption><\/figure>/,
  );
});

test("each piece of raw HTML is inserted once, in its place", () => {
  const marker = '<site-html data-at="0"></site-html>';
  const html = draw(
    <main>
      <RawHtml html={`<b>${marker}</b>`} />
      <p>{marker}</p>
      <RawHtml html="<i></i>" />
    </main>,
  );
  expect(html).toContain(
    `<main><b>${marker}</b><p>&lt;site-html data-at=&quot;0&quot;&gt;&lt;/site-html&gt;</p><i></i></main>`,
  );
});

test("an enhancer is one deferred script, however often it is used", () => {
  const html = draw(
    <html lang="fr">
      <head />
      <body>
        <Enhancer name="enhancers/menu.ts" />
        <p>x</p>
        <Enhancer name="enhancers/menu.ts" />
      </body>
    </html>,
    below,
  );
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script type="module" src="/sous/chemin/assets/menu.3.js"></script><p>x</p>');
});

test("an enhancer that changes the first screen can block the first paint", () => {
  const html = draw(
    <html lang="fr">
      <head>
        <Enhancer name="enhancers/menu.ts" beforePaint />
      </head>
    </html>,
    below,
  );
  expect(html).toMatch(
    /<head>.*<script type="module" src="\/sous\/chemin\/assets\/menu\.3\.js" blocking="render">.*<\/head>/,
  );
});

test("imports of scripts are preloaded once each, after the content of the page", () => {
  const imports = {
    "enhancers/menu.ts": ["assets/chunk.6.js"],
    "islands/Counter": ["assets/chunk.6.js", "assets/chunk.7.js"],
  };
  const html = draw(
    <html lang="fr">
      <head />
      <body>
        <Enhancer name="enhancers/menu.ts" />
        <Island name="Counter" component={Counter} props={{ label: "Un" }} />
        <Island name="Counter" component={Counter} props={{ label: "Deux" }} />
      </body>
    </html>,
    { ...below, manifest: { ...manifest, imports } },
  );
  const head = /<head>.*<\/head>/.exec(html)?.[0] ?? "";
  expect(head.match(/<link rel="modulepreload"[^>]*>/g)).toEqual([
    '<link rel="modulepreload" href="/sous/chemin/assets/chunk.6.js" fetchpriority="low">',
    '<link rel="modulepreload" href="/sous/chemin/assets/chunk.7.js" fetchpriority="low">',
  ]);
  expect(html.match(/modulepreload/g)).toHaveLength(2);
});

test("an unknown script is refused with the list of known ones", () => {
  expect(() => draw(<Enhancer name="enhancers/menus.ts" />)).toThrow(
    expect.objectContaining({
      asset: "enhancers/menus.ts",
      known: [
        "enhancers/menu.ts",
        "fonts/figtree.woff2",
        "islands/Counter",
        "placeholders.css",
        "styles/forms.css",
        "styles/site.css",
      ],
    }),
  );
});

function Counter({ label }: { readonly label: string }) {
  const id = useId();
  const [count] = useState(3);
  return (
    <button type="button" id={id}>
      {label} {count}
    </button>
  );
}

test("an island is drawn with its first state, and its props are escaped", () => {
  const label = `</div><script>alert("é")</script>`;
  const html = draw(
    <html lang="fr">
      <head />
      <body>
        <Island name="Counter" component={Counter} props={{ label }} />
      </body>
    </html>,
    below,
  );
  expect(html).toContain('src="/sous/chemin/assets/counter.4.js"');
  expect(html).not.toContain("<script>alert");
  const props = /data-props="([^"]*)"/.exec(html)?.[1] ?? "";
  expect(JSON.parse(props.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">"))).toEqual(
    { label },
  );
  expect(html).toMatch(/data-when="visible"/);
  expect(html).toMatch(/<button type="button" id="[^"]+">.*3<\/button>/);
});

test("two islands of one page have ids of their own, the same at every drawing", () => {
  const page = (
    <main>
      <Island name="Counter" component={Counter} props={{ label: "a" }} when="touch" />
      <Island name="Counter" component={Counter} props={{ label: "b" }} when="idle" />
    </main>
  );
  const html = draw(page);
  const ids = [...html.matchAll(/<button type="button" id="([^"]+)"/g)].map(([, id]) => id);
  expect(new Set(ids).size).toBe(2);
  expect([...html.matchAll(/data-prefix="([^"]+)" data-when="(\w+)"/g)].map(([, ...rest]) => rest)).toEqual([
    ["i1-", "touch"],
    ["i2-", "idle"],
  ]);
  expect(draw(page)).toBe(html);
});

function Addresses() {
  const { canonical, href, absolute, asset, route, language, words } = useSite();
  return (
    <pre>
      {[
        canonical,
        href("/a#b"),
        href("x"),
        absolute("/p.png"),
        asset("styles/site.css"),
        route,
        language,
        words.footnotes,
      ].join(" ")}
    </pre>
  );
}

test("templates can use every address of the site", () => {
  expect(draw(<Addresses />, below)).toContain(
    "<pre>https://www.essai.example/sous/chemin/services /sous/chemin/a#b x https://www.essai.example/sous/chemin/p.png /sous/chemin/assets/site.1.css /services fr Notes</pre>",
  );
});

test("a page of an unknown template throws an error with its name", () => {
  const site = defineSite({
    language: "fr",
    words: { opensNewTab: "", footnotes: "", backToText: "" },
    settings: siteSettings({}),
    collections: {},
    pages: {},
  });
  const page: Page = {
    route: "/" as Route,
    template: "blog",
    props: {},
    sources: [],
    updated: undefined,
    indexed: true,
  };
  expect(mistakeOf(() => renderPage(site, page, { origin: "", base: "", manifest }))).toBe(
    "no template is called “blog”",
  );
});

test("rules for drawing pages in advance are JSON below the base path, for links to pages alone", () => {
  const html = draw(<SpeculationRules />, below);
  const [, json = ""] = /<script type="speculationrules">(.*?)<\/script>/.exec(html) ?? [];
  const { prerender } = JSON.parse(json) as { readonly prerender: readonly unknown[] };
  expect(prerender).toMatchObject([
    { eagerness: "moderate", where: { and: [{ href_matches: "/sous/chemin/*" }, {}, {}] } },
  ]);
  expect(json).toContain('"/sous/chemin/404"');
});

const loop: { next?: unknown } = {};
loop.next = { loop };

test.each([
  ["onDone", "a function", { onDone: () => {} }],
  ["on.days[1]", "an object of the class Date", { on: { days: ["", new Date(0)] } }],
  ["at", "an object of the class Counter", { at: new (class Counter {})() }],
  ["left", "the value NaN", { left: Number.NaN }],
  ["label", "an element of React", { label: <b /> }],
  ['["on-day"][0]', "the value undefined", { "on-day": [undefined] }],
  ["loop.next.loop", "an object that contains itself", { loop }],
])("a prop of an island that cannot be sent to the browser is refused: %s is %s", (path, what, props) => {
  const Any = () => <p />;
  expect(mistakeOf(() => draw(<Island name="Counter" component={Any} props={props} />))).toBe(
    `the prop ${path} of the island “Counter” is ${what}, which cannot be sent to the browser`,
  );
});
