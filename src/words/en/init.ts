import { createFormat } from "../format.ts";

const { number, plural } = createFormat("en");

const many = (count: number, one: string, other: string) =>
  `${number(count)} ${plural(count, { one, other })}`;

type Count = { count: number };

/** What `site init` prints, in English. */
export const init = {
  about: "begin a site from a starter: a blog, the site of a firm, or documentation",
  folder: "folder of the new site, which must be empty (default: the current one)",
  starter: "the starter to begin with",
  from: "import the texts of a site of Hugo, Jekyll, Eleventy or Astro, which is not changed",
  explained:
    "In a terminal, missing answers are asked for. The site is in the language of the tool: --language fr begins one in French. With --from, it is in the language that the old site names, if there is a starter in it. The files are copied without a network: npm install fetches the packages afterwards.",
  which: "Which kind of site?",
  whichLanguage: "In which language is the site?",
  where: "In which folder?",
  defaultFolder: "my-site",
  starters: {
    blog: "a blog: posts, topics, pages, a feed",
    firm: "the site of a firm: services, work, people, contact",
    documentation: "documentation: sections, a list of all pages, a search",
  },
  next: "Next:",
  read: "README.md says what to change where.",

  /** The texts of another site, and the report on them. */
  moved: {
    title: "Imported texts",
    engines: { hugo: "Hugo", jekyll: "Jekyll", eleventy: "Eleventy", astro: "Astro" },
    from: ({ engine }: { engine: string }) =>
      `The texts come from a site of ${engine}, which was not changed. This report is for you alone: delete the file when you are done.`,
    summary: (data: { posts: number; pages: number; files: number; redirects: number }) =>
      `Moved: ${many(data.posts, "post", "posts")}, ${many(data.pages, "page", "pages")}, ${many(data.files, "image or other file", "images and other files")}, ${many(data.redirects, "redirect", "redirects")}.`,
    look: ({ count, report }: { count: number; report: string }) =>
      count === 0
        ? `${report} says what was done.`
        : `${many(count, "thing is", "things are")} left for you to do: ${report} lists them, with file and line.`,
    doneTitle: "What was done",
    done: {
      links: ({ count }: Count) => `${many(count, "link leads", "links lead")} to the new address of a page.`,
      figures: ({ count }: Count) =>
        `${many(count, "figure became an image", "figures became images")} of Markdown.`,
      videos: ({ count }: Count) =>
        `${many(count, "video became a link", "videos became links")}: pages load no video from another site.`,
      code: ({ count }: Count) => `${many(count, "block of code", "blocks of code")} came from tags.`,
      marks: ({ count }: Count) =>
        `${many(count, "mark", "marks")} of the old generator removed, such as {% raw %}, {: .class} or <!--more-->.`,
      imports: ({ count }: Count) => `${many(count, "import", "imports")} of MDX removed.`,
      levels: ({ count }: Count) =>
        `In ${many(count, "text", "texts")}, all headings went down a level: level 1 belongs to the title.`,
      titles: ({ count }: Count) =>
        `${many(count, "title was made", "titles were made")} from the name of a file.`,
      descriptions: ({ count }: Count) =>
        `${many(count, "description was made", "descriptions were made")} from the first paragraph: read them once.`,
      pageless: ({ count }: Count) =>
        `${many(count, "text", "texts")} without a page on the old site, which lists or other pages showed: drafts here (\`draft: true\`).`,
    },
    leftTitle: "Left for you to do",
    leftAbout:
      "Lines are those of the new files. `npm run check` finds other problems. `npm run build` builds despite warnings: when the list is done, write `--strict` behind it in `package.json`.",
    left: {
      setting: "Settings that are still those of the example, since the old site has none that can be read",
      base: "The sub-path of the old address: `npm run build` has it. Remove it there if the new site has a domain of its own",
      language: "The language of menus and buttons, which is not that of the old site",
      tag: "Tags of templates: readers see them as they are",
      component: "Components: write them in Markdown, or as a directive of this site",
      html: "HTML: harmless elements are kept, the rest is left out. Write it in Markdown where you can",
      image:
        "Missing images: a link stands in the place of each one in a text. Save the file in `content/images/`, and write the image again, as in `![A sign](/images/sign.png)`",
      elsewhere: "Images of other sites: save them beside the text, if you may",
      link: "Links to pages that were not imported",
      address: "Addresses that had to change: old → new",
      pattern: "Addresses that only the old generator can work out: give the page its old address in `route`",
      redirect: "Old addresses that no redirect can lead from",
      topic: "Tags that were left out, since no address can be made of them",
      date: "Posts without a date: they got that of today",
      unlisted:
        "Pages that were in no list: the list of all pages has them here, unless their head names a `parent`",
    },
    unknownTitle: "Fields that were left out",
    unknownAbout: "This site does not show them. Add a field that you need to `templates/schemas.ts`.",
    times: ({ count }: Count) => many(count, "time", "times"),
    unmovedTitle: "Files that were not imported",
    unmoved: {
      language: "a text in another language",
      head: "the head of the file is not well formed",
      script:
        "the head of the file is JavaScript: write it in YAML, as in `title: About` between two lines `---`, then import again or copy the file",
      html: "HTML, which has to be written in Markdown",
      later: "a collection or a part of templates",
      readme: "no page of the site",
      missing: "the new site has a page of its own for missing addresses",
      headless: "no page, and in no list: only templates and shortcodes used it",
      hidden: "hidden: its name or that of its folder begins with a full stop",
      unpublished:
        "the old site does not publish it. If it is meant for all, put it into `static/`, or an image into `content/images/`",
      draft: "it belongs to a page that the old site does not publish",
      secret: "it holds keys or passwords",
    },
    alwaysTitle: "Never imported",
    always:
      "Templates, styles and scripts: this site has its own, in `templates/`.\nMenus and data files: `navigation` in `content/site.yaml` names the first pages.\nComments, forms, statistics and other services of visitors.",
  },
} as const;
