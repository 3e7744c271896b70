import footnotes from "markdown-it-footnote";

const toDay = (date) => date.toISOString().slice(0, 10);

export default function configure(config) {
  // As Hugo and ours read it: no HTML, bare addresses are links, footnotes.
  config.amendLibrary("md", (library) => library.set({ html: false, linkify: true }).use(footnotes));
  config.addFilter("day", toDay);
  config.addFilter("frenchDay", (date) => toDay(date).split("-").reverse().join("/"));
  return {
    dir: { input: "content", includes: "../_includes", data: "../_data", output: "_site" },
    markdownTemplateEngine: false,
    htmlTemplateEngine: "njk",
  };
}
