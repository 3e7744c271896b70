import { describe, expect, test } from "vitest";
import { devOrigin } from "../../../src/define/define.ts";
import { type Context, respond } from "../../../src/dev/serve/respond.ts";
import { runService } from "../../../src/dev/serve/site-service.ts";
import { createChangeLedger, type SiteState } from "../../../src/dev/site/site-state.ts";
import type { RequestParts } from "../../../src/http/answer.ts";
import type { Problem } from "../../../src/words/problem.ts";
import { catchMail } from "../../../templates/mail/catch-mail.ts";
import { bodyOf } from "../../support/body-of.ts";
import { english, french as inFrench } from "../../support/speech.ts";
import { builtSite } from "../built-site.ts";
import { smallExtension, smallFaults } from "../small-extension.ts";

const site = builtSite(
  {
    "index.html": "<body>Accueil</body>",
    "blog.html": "<body>Blog</body>",
    "blog/index.html": "<body>Blog</body>",
    "404.html": "<body>Perdu</body>",
    "assets/site.0123456789.css": "p{}",
    "note.txt": "Une note",
    "plan.bin": "\u0001",
  },
  {
    pages: [
      { route: "/", template: "home", sources: ["content/home.md", "content/a.md"], bytes: 1 },
      { route: "/blog", template: "blog", sources: ["content/a.md"], bytes: 1 },
    ],
  },
);
const good: SiteState = { status: "good", version: 3, site };
const problem: Problem = {
  code: "entry/unknown-field",
  severity: "error",
  file: "content/<b>.md",
  at: { line: 2, column: 1 },
  message: "there is no field “<script>alert(1)</script>”",
  hint: 'write "&" once',
};
const broken: SiteState = { status: "broken", version: 4, problems: [problem], lastGood: site, since: 4 };

function ask(
  target: string,
  state: SiteState = good,
  asked: Partial<RequestParts> = {},
  more: Partial<Context> = {},
) {
  const reply = respond(
    {
      method: "GET",
      target,
      host: "localhost:4321",
      origin: undefined,
      cookie: undefined,
      destination: "document",
      ...asked,
    },
    {
      state,
      ledger: createChangeLedger(),
      listening: "127.0.0.1",
      base: "",
      session: "s1",
      frame: () => ["2 | <i>", "  | ^"],
      own: new Map([["client.js", Buffer.from("1")]]),
      service: runService(
        () => catchMail,
        () => {},
      ),
      speech: english,
      describeOptions: { weigh: () => 1, readTemplates: () => [], linkTo: () => undefined },
      faults: smallFaults,
      extension: smallExtension,
      ...more,
    },
  );
  if (reply.kind !== "answer") return { status: 200, type: reply.kind, body: "", headers: {} };
  const { status, headers } = reply.answer;
  return {
    status,
    type: headers["Content-Type"],
    headers,
    body: bodyOf(reply.answer),
  };
}

test("a path of the server’s own that it lacks answers 404, and says how axe is installed", () => {
  expect(ask("/__dev/client.js")).toMatchObject({ status: 200, body: "1" });
  expect(ask("/__dev/nowhere.js")).toMatchObject({ status: 404, body: "There is no such path." });
  const axe = ask("/__dev/axe.js");
  expect(axe.status).toBe(404);
  expect(axe.body).toContain("npm install --save-dev axe-core");
});

describe("a page", () => {
  test.each([
    ["/", 200, "Accueil"],
    ["/blog", 200, "Blog"],
    ["/blog/", 200, "Blog"],
    ["/blog.html", 200, "Blog"],
    ["/blog?page=2", 200, "Blog"],
    ["/nulle-part", 404, "Perdu"],
    ["/assets/nulle-part.css", 404, "Perdu"],
  ])("%s answers %i with %s", (target, status, words) => {
    const answer = ask(target);
    expect(answer).toMatchObject({ status, type: "text/html; charset=utf-8" });
    expect(answer.body).toContain(words);
  });

  test("has the reload script at its end, and is otherwise unchanged", () => {
    expect(ask("/blog").body).toBe(
      '<body>Blog<script src="/__dev/client.js" defer data-session="s1" data-language="en" data-version="3" data-shows="page" data-file="blog.html" data-base=""></script></body>',
    );
  });

  test("in a frame has a mark instead, which the page around it reads", () => {
    expect(ask("/blog", good, { destination: "iframe" }).body).toBe(
      '<body>Blog<script type="text/site-dev" data-session="s1" data-language="en" data-version="3" data-shows="page" data-file="blog.html" data-base=""></script></body>',
    );
  });

  test("has the visited origin wherever the site uses the origin of site dev", () => {
    const html = `<body data-props="{&quot;origin&quot;:&quot;${devOrigin}&quot;}"></body>`;
    const state: SiteState = { status: "good", version: 1, site: builtSite({ "index.html": html }) };
    for (const host of ["localhost:4321", "127.0.0.1:4321", "[::1]:80"]) {
      const { body } = ask("/", state, { host });
      expect(body).toContain(`&quot;http://${host}&quot;`);
      expect(body).not.toContain(devOrigin);
    }
  });

  test("has no policy and no hashes, which would block the added script and changed styles", () => {
    const html =
      '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src &quot;"><link rel="stylesheet" href="/a.css" integrity="sha256-x="><script src="/a.js" integrity="sha256-y="></script><p integrity="z">Blog</p>';
    const state: SiteState = { status: "good", version: 1, site: builtSite({ "blog.html": html }) };
    expect(ask("/blog", state).body).toContain(
      '<meta charset="utf-8"><link rel="stylesheet" href="/a.css"><script src="/a.js"></script><p integrity="z">Blog</p>',
    );
  });

  test("whose text contains `</body>` gets the script at its real end", () => {
    const html = "<body><script>end = '</body>'</script>Blog</body>";
    const state: SiteState = { status: "good", version: 1, site: builtSite({ "blog.html": html }) };
    expect(ask("/blog", state).body).toMatch(/^<body><script>end = '<\/body>'<\/script>Blog<script src=/);
  });

  test("that is missing is reported even by a site without a not-found page", () => {
    const state: SiteState = { status: "good", version: 1, site: builtSite({ "index.html": "" }) };
    expect(ask("/x", state)).toMatchObject({ status: 404, type: "text/html; charset=utf-8" });
  });
});

test.each([
  ["/assets/site.0123456789.css", "text/css; charset=utf-8", "p{}"],
  ["/note.txt", "text/plain; charset=utf-8", "Une note"],
  ["/plan.bin", "application/octet-stream", "\u0001"],
])("the file %s is sent as %s, byte for byte", (target, type, body) => {
  expect(ask(target)).toMatchObject({ status: 200, type, body });
});

describe("under a base", () => {
  const under = (target: string) => ask(target, good, {}, { base: "/sous/chemin" });
  test("pages are served below it and nowhere else", () => {
    expect(under("/sous/chemin/blog").status).toBe(200);
    expect(under("/blog").status).toBe(404);
    expect(under("/sous/cheminblog").status).toBe(404);
  });
  test("the root, and the base without its slash, redirect there", () => {
    for (const target of ["/", "/sous/chemin"]) {
      expect(under(target)).toMatchObject({ status: 302, headers: { Location: "/sous/chemin/" } });
    }
  });
});

describe("marks", () => {
  const shownDrafts = [
    { collection: "a", id: "a", file: "content/a.md", reason: "draft", due: undefined },
  ] as const;
  const marked: SiteState = { status: "good", version: 1, site: { ...site, shownDrafts } };
  test("a draft has a note, a page that shows one names it, other pages have none", () => {
    expect(ask("/blog", marked).body).toContain("<b>Draft:</b> visitors do not see this page");
    expect(ask("/", marked).body).toContain("<b>Shows unpublished content:</b> a");
    expect(ask("/nulle-part", marked).body).not.toContain("site-dev-notes");
  });
  test("an entry with a future date has a note with that date", () => {
    const due = [{ ...shownDrafts[0], reason: "future", due: "2099-01-01" }] as const;
    const state: SiteState = { status: "good", version: 1, site: { ...site, shownDrafts: due } };
    expect(ask("/blog", state).body).toContain("<b>Due on January 1, 2099:</b>");
  });
  test("an item with a future date marks the page of its entry, and no page that only lists it", () => {
    const due = [{ ...shownDrafts[0], reason: "future", due: "2099-01-01", part: "updates[1]" }] as const;
    const state: SiteState = { status: "good", version: 1, site: { ...site, shownDrafts: due } };
    expect(ask("/blog", state).body).toContain(
      "<b>Due on January 1, 2099:</b> until then visitors do not see a part of this page",
    );
    expect(ask("/", state).body).not.toContain("site-dev-notes");
  });
});

describe("while the site is broken", () => {
  test("every page shows the errors, escaped, with code frames", () => {
    const { status, body } = ask("/blog", broken);
    expect(status).toBe(500);
    expect(body).toContain('<code>content/&lt;b&gt;.md:2:1</code> <b class="tag">error</b>');
    expect(body).toContain("there is no field “&lt;script&gt;alert(1)&lt;/script&gt;”");
    expect(body).toContain('<pre tabindex="0">2 | &lt;i&gt;\n  | ^</pre>');
    expect(body).toContain("write &quot;&amp;&quot; once");
    expect(body).toContain('data-shows="error"');
    expect(body).not.toContain("<script>alert");
  });

  test("the place of an error opens the editor, if it is in a file of the site", () => {
    const linkTo: Context["describeOptions"]["linkTo"] = ({ file, line }) =>
      `vscode://file/site/${file}:${line}`;
    const describeOptions = { weigh: () => 1, readTemplates: () => [], linkTo };
    const { body } = ask("/blog", broken, {}, { describeOptions });
    expect(body).toContain('<a href="vscode://file/site/content/&lt;b&gt;.md:2"><code>content/');
    const made = { ...problem, file: "dist/index.html" };
    expect(
      ask("/blog", { ...broken, problems: [made] } as SiteState, {}, { describeOptions }).body,
    ).toContain("<h2><code>dist/");
  });

  test("errors come before warnings", () => {
    const warning = { ...problem, severity: "warning", message: "un avertissement" } as const;
    const error = { ...problem, message: "une erreur" };
    const { body } = ask("/blog", { ...broken, problems: [warning, error] } as SiteState);
    expect(body.indexOf("une erreur")).toBeLessThan(body.indexOf("un avertissement"));
    expect(body).toContain("<h1>One thing to fix</h1>");
  });

  test("the last good version is one link away, stays for the pages after it, and leads back", () => {
    const link = /href="(\/__dev\/last-good[^"]*)"/.exec(ask("/blog", broken).body)?.[1] ?? "";
    const visit = ask(link, broken);
    expect(visit).toMatchObject({ status: 303, headers: { Location: "/blog" } });
    expect(visit.headers["Set-Cookie"]).toMatch(/; Path=\/; SameSite=Strict; HttpOnly$/);
    const cookie = visit.headers["Set-Cookie"]?.split(";")[0];
    const page = ask("/blog", broken, { cookie: `autre=1; ${cookie}` });
    expect(page.status).toBe(200);
    expect(page.body).toContain("Blog");
    expect(page.body).toContain('href="/__dev/problems?to=%2Fblog"');
    expect(ask("/__dev/problems?to=%2Fblog", broken).headers["Set-Cookie"]).toContain("Max-Age=0");
  });

  test.each(["/blog?q=bacs+%26+sel", "/blog%2525", "/100%25", "/quoi%3F"])(
    "the last good version and the errors lead back to %s",
    (target) => {
      const follow = (link: RegExp, body: string) => ask(link.exec(body)?.[1] ?? "", broken).headers;
      const { body } = ask(target, broken);
      expect(follow(/href="(\/__dev\/last-good[^"]*)"/, body).Location).toBe(target);
      const page = ask(target, broken, { cookie: "site-dev-last-good=s1-4" }).body;
      expect(follow(/href="(\/__dev\/problems[^"]*)"/, page).Location).toBe(target);
    },
  );

  test("new errors are shown even to a reader who chose the last good version before", () => {
    const cookie = "site-dev-last-good=s1-4";
    expect(ask("/blog", broken, { cookie }).status).toBe(200);
    expect(ask("/blog", { ...broken, version: 9, since: 9 }, { cookie }).status).toBe(500);
  });

  test("scripts and styles of the last good version are still served", () => {
    expect(ask("/assets/site.0123456789.css", broken).status).toBe(200);
  });

  test("without an earlier good version, there is no link to one", () => {
    const { status, body } = ask("/", { ...broken, lastGood: undefined });
    expect(status).toBe(500);
    expect(body).not.toContain("last-good");
  });

  test.each(["//evil.example/x", "https://evil.example", "/a\r\nX: 1", ""])(
    "no link leads from here to %j",
    (to) => {
      expect(ask(`/__dev/last-good?${new URLSearchParams({ to })}`, broken).headers.Location).toBe("/");
    },
  );
});

describe("a language that the reader chooses", () => {
  const choose = (query: Readonly<Record<string, string>>) =>
    ask(`/__dev/language?${new URLSearchParams(query)}`);
  test("is stored for the pages of this server only, and leads back to the page with its query", () => {
    const { status, headers } = choose({ language: "fr", to: "/été?page=2" });
    expect(status).toBe(303);
    expect(headers.Location).toBe("/%C3%A9t%C3%A9?page=2");
    expect(headers["Set-Cookie"]).toMatch(
      /^site-dev-language=fr; Max-Age=\d+; Path=\/; SameSite=Strict; HttpOnly$/,
    );
  });
  test("leads to no other server, and must be a language of the tool", () => {
    expect(choose({ language: "fr", to: "//evil.example" }).headers.Location).toBe("/");
    for (const language of ["de", "", "constructor"]) {
      const { status, headers } = choose({ language, to: "/" });
      expect(status).toBe(400);
      expect(headers).not.toHaveProperty("Set-Cookie");
    }
  });
  test("applies to everything that the server adds to a page", () => {
    const french = { speech: inFrench } as const;
    const page = ask("/blog", broken, {}, french).body;
    expect(page).toContain('<html lang="fr">');
    expect(page).toContain("<h1>Un point à corriger</h1>");
    expect(page).toContain('data-language="fr"');
    expect(page).toContain('href="/__dev/language?language=en&amp;to=%2Fblog">English</a>');
    const cookie = "site-dev-last-good=s1-4";
    const note = ask("/blog", broken, { cookie }, french).body;
    expect(note).toContain('<site-dev-notes lang="fr">');
    expect(note).toContain("Dernière version correcte.");
    expect(ask("/__mail", good, {}, french).body).toContain("<h1>Messages</h1>");
  });
});

describe("after a change, a page", () => {
  const change = (query: Record<string, string>, state: SiteState = good, more: Partial<Context> = {}) =>
    JSON.parse(
      ask(
        `/__dev/change?${new URLSearchParams({ page: "/blog", file: "blog.html", from: "2", shows: "page", ...query })}`,
        state,
        {},
        more,
      ).body,
    ) as unknown;

  test("does nothing if it did not change", () => {
    expect(change({})).toEqual({ version: 3, change: "none" });
  });
  test("does nothing before the end of the first build, because it is up to date", () => {
    const early = builtSite({ "blog.html": "" }).files;
    expect(change({}, { status: "starting", version: 3, early })).toEqual({ version: 3, change: "none" });
  });
  test("reloads with the end of the first build if its reader is in edit mode, because it has no editor before", () => {
    const early = builtSite({ "blog.html": "<body></body>" }).files;
    const starting: SiteState = { status: "starting", version: 3, early };
    const addition = { attributes: { "data-edit": "Edit" }, isDue: true };
    const waiting = ask("/blog", starting, {}, { addition }).body;
    expect(waiting).toContain('data-shows="early"');
    expect(waiting).toContain("you can edit this page in a moment");
    expect(ask("/blog", starting, {}, { addition: { ...addition, isDue: false } }).body).toContain(
      'data-edit="Edit"',
    );
    expect(change({ shows: "early" }, starting)).toMatchObject({ change: "none" });
    expect(change({ shows: "early" })).toMatchObject({ change: "reload" });
  });
  test("reloads if it is another file, or gone", () => {
    expect(change({ file: "404.html" })).toMatchObject({ change: "reload" });
    expect(change({ page: "/nulle-part" })).toMatchObject({ change: "reload" });
  });
  test("gets its new styles in their order if only they changed", () => {
    const html =
      '<link rel="stylesheet" href="/a.css"><link rel="icon" href="/i"><link href="/b.css" rel="stylesheet">';
    const state: SiteState = { status: "good", version: 3, site: builtSite({ "blog.html": html }) };
    const ledger = { record: () => true, changeSince: () => "styles" as const };
    expect(change({}, state, { ledger })).toEqual({
      version: 3,
      change: "styles",
      styles: ["/a.css", "/b.css"],
    });
  });
  test("ignores a `</style>` within its texts", () => {
    const html = `<title><link rel="stylesheet" href="/a.css"></title><a title='<link rel="stylesheet" href="/b.css">'></a><!--<link rel="stylesheet" href="/c.css">-->`;
    const state: SiteState = { status: "good", version: 3, site: builtSite({ "blog.html": html }) };
    const ledger = { record: () => true, changeSince: () => "styles" as const };
    expect(change({}, state, { ledger })).toMatchObject({ styles: [] });
  });
  test("reloads if the site has errors, and if it shows an error", () => {
    expect(change({}, broken)).toMatchObject({ change: "reload" });
    expect(change({ shows: "error" })).toMatchObject({ change: "reload" });
  });
  test("stays the last good version while the site is broken, and reloads afterwards", () => {
    expect(change({ shows: "last-good" }, broken)).toMatchObject({ change: "none" });
    expect(change({ shows: "last-good" })).toMatchObject({ change: "reload" });
  });
});

describe("the panel", () => {
  test("gets nothing for an address that is not a page of the site", () => {
    for (const file of ["", "note.txt", "nulle-part.html"])
      expect(ask(`/__dev/page?${new URLSearchParams({ file })}`)).toMatchObject({
        status: 200,
        type: "application/json; charset=utf-8",
        body: "null",
      });
  });
  test("is sent to its own origin only", () => {
    expect(ask("/__dev/page?file=blog.html", good, { origin: "https://evil.example" }).status).toBe(403);
    expect(ask("/__dev/page?file=blog.html", good, { host: "evil.example" }).status).toBe(421);
  });
});

describe("who asks", () => {
  test("under another host name than the server’s own is refused on every path", () => {
    for (const target of ["/", "/__dev/events", "/note.txt"]) {
      expect(ask(target, good, { host: "evil.example" }).status).toBe(421);
      expect(ask(target, good, { host: undefined }).status).toBe(421);
    }
  });
  test.each(["/__todo", "/__todo?by=page", "/__dev/todo", "/__dev/faults?file=blog.html"])(
    "for faults, at %s, too",
    (target) => {
      expect(ask(target).type).toBe("shown");
      expect(ask(target, good, { origin: "http://localhost:9999" }).status).toBe(403);
      expect(ask(target, good, { host: "evil.example" }).status).toBe(421);
      expect(ask(target, good, { method: "POST" }).status).toBe(405);
    },
  );

  test("for the page that publishes, from another origin, is refused", () => {
    expect(ask("/__publish").type).toBe("shown");
    expect(ask("/__publish", good, { origin: "http://localhost:9999" }).status).toBe(403);
    expect(ask("/", good, { origin: "http://localhost:9999" }).status).toBe(200);
  });

  test("for changes from another origin is refused", () => {
    expect(ask("/__dev/events", good, { origin: "http://localhost:9999" }).status).toBe(403);
    expect(ask("/__dev/events", good, { origin: "http://localhost:4321" }).type).toBe("stream");
    expect(ask("/__dev/events").type).toBe("stream");
  });
  test.each(["POST", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH"])(
    "with %s gets the list of allowed methods",
    (method) => {
      expect(ask("/", good, { method })).toMatchObject({ status: 405, headers: { Allow: "GET, HEAD" } });
    },
  );
  test("for an unknown file of the server gets 404", () => {
    expect(ask("/__dev/client.js")).toMatchObject({ status: 200, type: "text/javascript; charset=utf-8" });
    for (const name of ["nothing.js", "", "constructor", "client.js/"])
      expect(ask(`/__dev/${name}`).status).toBe(404);
  });
});
