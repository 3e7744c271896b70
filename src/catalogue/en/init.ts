/** What `site init` prints, in English. */
export const init = {
  about: "begin a site from a starter: a blog, the site of a firm, or a documentation",
  folder: "folder of the new site, which must be empty (default: the current one)",
  starter: "the starter to begin with",
  explained:
    "In a terminal, what is missing is asked for. The files are copied without a network: npm install fetches the packages afterwards.",
  which: "What do you begin?",
  where: "In which folder?",
  defaultFolder: "my-site",
  starters: {
    blog: "a blog: posts, topics, pages, a feed",
    firm: "the site of a firm: services, work, people, contact",
    documentation: "a documentation: sections, a list of all pages, a search",
  },
  next: "Next:",
  read: "README.md says what to change where.",
} as const;
