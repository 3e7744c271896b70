import { expect, test } from "vitest";
import { buildInMemory } from "../support/build-in-memory.ts";

const page = (words: string) => `---\ntitle: A\n---\n${words}\n`;
const bodyOf = (html = "") => html.slice(html.indexOf("</a>") + 4, html.indexOf("</body>"));

test("an image within a line has all formats, without a figure", async () => {
  const { written, problems } = await buildInMemory({
    "content/pages/a.md": page('Un ![plan](./p.png "Titre") ici.\n\n- [![plan](./p.png)](/)'),
    "content/pages/p.png": Buffer.from("image"),
  });
  expect(problems).toEqual([]);
  const html = bodyOf(written.get("a/index.html"));
  expect(html).toMatch(
    /<p>Un <picture><img src="\/assets\/i.png" alt="plan" title="Titre" [^>]*><\/picture> ici.<\/p>/,
  );
  expect(html).toMatch(/<li><a href="\/"><picture><img [^>]*><\/picture><\/a><\/li>/);
  expect(html).not.toContain("<figure>");
});

test("an image of static/ is shown as it is, and one that is in neither folder is missing", async () => {
  const files = { "content/pages/a.md": page("![logo](/img/mon%20logo.png)") };
  const there = await buildInMemory({ ...files, "static/img/mon logo.png": "image" }, { base: "/sous" });
  expect(there.problems).toEqual([]);
  expect(bodyOf(there.written.get("a/index.html"))).toBe(
    '<figure><img src="/sous/img/mon%20logo.png" alt="logo" loading="lazy" decoding="async"></figure>',
  );
  const { problems } = await buildInMemory(files);
  expect(problems.map(({ code }) => code)).toEqual(["entry/missing-image"]);
});

test("an image on another host is shown from there, and the policy of its page allows that", async () => {
  const { written, problems } = await buildInMemory({
    "content/site.yaml": "name: Essai\nurl: https://www.essai.example\noutput: { hosts: [netlify] }\n",
    "content/pages/a.md": page("Un ![a](https://images.example/b.png)."),
  });
  expect(problems).toEqual([]);
  expect(bodyOf(written.get("a.html"))).toContain('<img src="https://images.example/b.png" alt="a"');
  expect(written.get("a.html")).toContain("https://images.example");
  expect(written.get("_headers")).toContain("https://images.example");
});

test("the bytes of an image are read when it is prepared, not those of all images at once", async () => {
  const reads: string[] = [];
  const image = (path: string) => ({
    path,
    get bytes() {
      reads.push(path);
      return Buffer.from("image");
    },
  });
  const images = ["content/pages/a.png", "content/pages/b.png"];
  const texts = Object.entries({
    "content/site.yaml": "name: Essai\nurl: https://www.essai.example\n",
    "content/categories.yaml": "energie: { name: Énergie }\n",
    "content/pages/accueil.md": page("![un](./a.png)\n\n![deux](./b.png)"),
  }).map(([path, text]) => ({ path, bytes: Buffer.from(text) }));
  const prepared: string[] = [];
  await buildInMemory({}, {}, undefined, {
    readContent: () => [...texts, ...images.map(image)],
    prepareImages: async (sources) => {
      for (const { path, bytes } of sources) prepared.push(`${path} ${bytes.byteLength} ${reads.length}`);
      return { images: {}, files: [] };
    },
  });
  expect(prepared).toEqual(["content/pages/a.png 5 1", "content/pages/b.png 5 2"]);
});
