import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OutputFile } from "../../src/model/model.ts";
import { type BuildIo, build } from "../../src/pipeline/build.ts";
import { inMemory } from "../../src/pipeline/io/build-io.ts";
import { createDiskIo } from "../../src/pipeline/io/disk-io.ts";
import { putFiles, scratchFolder } from "../support/scratch-folder.ts";
import { tell } from "../support/speech.ts";

const site = ({ head = "", home = '""', note = '""', schema = "", text = '""' }: KnownCode) => `
import { defineSite, folderCollection, Head, Prose, readData, readText, siteSettings, text, today, useSite } from "charpente";
import { z } from "zod";
${head}
const note = (of: string) => <p>{of}{${note}}</p>;
function Home() {
  return <html lang="fr"><Head title="Accueil" description="Essai" /><body><h1>Accueil</h1>{note("accueil ")}<p>{${home}}</p></body></html>;
}
function Post({ post }: { post: any }) {
  return <html lang="fr"><Head title={post.data.title} description="Essai" /><body><h1>{post.data.title}</h1>{post.body && <Prose body={post.body} />}</body></html>;
}
function Missing() {
  return <html lang="fr"><Head title="Introuvable" description="Essai" indexed={false} /><body><h1>Introuvable</h1></body></html>;
}
export default defineSite({
  language: "fr",
  words: { opensNewTab: "nouvel onglet", footnotes: "Notes", backToText: "Retour" },
  settings: siteSettings({ word: z.string().default("aucun") }),
  markdown: { remarkPlugins: [function word() { return (tree: any) => { tree.children.push({ type: "paragraph", children: [{ type: "text", value: String(${text}) }] }); }; }] },
  environment: { KNOWN_WORD: "word" },
  collections: { posts: folderCollection({ folder: "posts", format: "markdown", schema: z.strictObject({ title: text("fr")${schema} }) }) },
  pages: {
    home: { template: Home, plan: () => [{ route: "/", props: {} }] },
    post: { template: Post, plan: ({ posts }) => posts.all.map((post) => ({ route: "/" + post.id, props: { post }, sources: [post] })) },
    missing: { template: Missing, plan: () => [{ route: "/404", props: {} }] },
  },
});
`;

/**
 * The code of a small site: its first lines, the expressions that its home page shows, what the schema of its posts adds
 * to a title, and the expression that a plug-in adds to their texts.
 */
export type KnownCode = Partial<Readonly<Record<"head" | "home" | "note" | "schema" | "text", string>>>;

/** A site whose templates read something, built as by `site build`. */
export function knownSite(code: KnownCode, files: Record<string, string> = {}) {
  const root = scratchFolder();
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  putFiles(root, {
    "templates/site.tsx": site(code),
    "content/site.yaml": "name: Essai\nurl: https://www.essai.example\ntimeZone: Europe/Paris\n",
    "content/posts/un.md": "---\ntitle: Un\n---\n\nUn texte.\n",
    ...files,
  });
  return {
    root,
    write,
    remove: (path: string) => rmSync(join(root, path)),
    build: async ({ day = "2026-03-10", cache = true, strict = false } = {}) => {
      const disk = createDiskIo({ root, out: join(root, "dist"), cache });
      let published: readonly OutputFile[] = [];
      const io: BuildIo = {
        ...disk,
        ...inMemory,
        publish: async (made) => {
          published = made;
          return { status: "written", changed: 0, removed: 0 };
        },
      };
      try {
        const { status, problems } = await build(io, {
          base: "",
          url: undefined,
          drafts: false,
          workbench: false,
          strict,
          weigh: false,
          now: new Date(`${day}T12:00:00Z`),
        });
        const texts = published.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()] as const);
        if (status === "written") disk.prune();
        return {
          status,
          problems: problems.map(({ code, file, at, message }) => {
            const place = at === undefined ? file : `${file}:${at.line}:${at.column}`;
            return `${place} ${code} ${tell(message)}`;
          }),
          files: Object.fromEntries(texts) as Readonly<Record<string, string>>,
          counts: Object.fromEntries(disk.counts().map(({ kind, computed }) => [kind, computed])),
        };
      } finally {
        disk.flush();
        disk.close();
      }
    },
  };
}
