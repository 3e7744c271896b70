const toDay = (date) => date.toISOString().slice(0, 10);

export default function configure(config) {
  config.addFilter("day", toDay);
  config.addFilter("frenchDay", (date) => toDay(date).split("-").reverse().join("/"));
  return {
    dir: { input: "content", includes: "../_includes", data: "../_data", output: "_site" },
    markdownTemplateEngine: false,
    htmlTemplateEngine: "njk",
  };
}
