import type { Options } from "remark-html";

/**
 * The last gate before HTML: elements and attributes that are not named here do not come out, whatever a transform
 * or a parser did. Ids stay as they are, because links from other pages name them.
 */
export const safeHtml: NonNullable<Exclude<Options["sanitize"], boolean>> = {
  // The sanitiser looks them up in this order: what texts are full of comes first.
  tagNames: [
    ...["p", "strong", "td", "tr", "em", "a", "code", "li", "span"],
    ...["h2", "h3", "h4", "h5", "h6", "blockquote", "ul", "ol", "pre", "hr", "section", "site-part"],
    ...["table", "caption", "thead", "tbody", "th", "abbr", "br", "del", "input", "label", "sup"],
  ],
  attributes: {
    "*": [],
    a: [
      "href",
      "title",
      ["target", "_blank"],
      ["rel", "noopener"],
      "id",
      ["role", "doc-noteref", "doc-backlink"],
      "ariaLabel",
      ["className", "footnote-back"],
    ],
    abbr: ["title"],
    code: [["className", /^language-./]],
    h2: ["id"],
    h3: ["id"],
    h4: ["id"],
    h5: ["id"],
    h6: ["id"],
    input: [["type", "checkbox"], ["disabled", true], "checked"],
    li: ["id", ["className", "task-list-item"]],
    ol: ["start", ["className", "contains-task-list"]],
    section: [
      "ariaLabel",
      ["className", "table-region", "footnotes"],
      ["role", "doc-endnotes"],
      ["tabIndex", 0],
    ],
    "site-part": ["dataAt"],
    span: [["className", "visually-hidden"]],
    td: [["className", "align-left", "align-center", "align-right"]],
    th: [
      ["className", "align-left", "align-center", "align-right"],
      ["scope", "col"],
    ],
    ul: [["className", "contains-task-list"]],
  },
  protocols: { href: ["http", "https", "mailto", "tel"] },
  required: { input: { type: "checkbox", disabled: true } },
  ancestors: {
    caption: ["table"],
    thead: ["table"],
    tbody: ["table"],
    tr: ["table"],
    th: ["table"],
    td: ["table"],
    li: ["ol", "ul"],
  },
  strip: ["script", "style"],
  clobber: [],
  clobberPrefix: "",
  allowComments: false,
  allowDoctypes: false,
};
