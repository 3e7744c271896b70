/** Texts of which the native parser makes another tree than remark, and why each is left to remark. */
export const differences: readonly { readonly reason: string; readonly texts: readonly string[] }[] = [
  {
    reason:
      "emphasis beside other emphasis, punctuation or an escape opens and closes where CommonMark does not let it",
    texts: ["*_*a", "_*a**", "**œ*_", "*\\**a", "\\**a**"],
  },
  {
    reason: "bare addresses begin elsewhere, and pieces of text beside them have places of their own",
    texts: ["www.", "[a@b.fr", "http://.fr", "/a@b.fr", "http://a|\n|-", "[`](`http://.fr)"],
  },
  {
    reason: "an e-mail address between angle brackets splits its text where it is not one",
    texts: ["<a\\+@b.fr>"],
  },
  {
    reason: "HTML after an open emphasis, or in a table, is not HTML",
    texts: ['_<a b=c="">', "a||\n-|-\n<b>"],
  },
  {
    reason: "half of a surrogate pair is not a character in UTF-8",
    texts: ["\ud83d", "a \ude00 b"],
  },
  {
    reason: "task items begin after their box, or have none where a line end follows it",
    texts: ["- [x] ~~a~~", "- [ ]\na", "- [x]\n*"],
  },
  {
    reason: "what follows the name of a directive decides whether it is one",
    texts: [":::a|", ":::a.", "\\::a", ':a{"}', ":a[ ]", "b\n::c}"],
  },
  {
    reason: "a directive ends with a list, quotation or table that goes on in its last line",
    texts: ["- a\n:::", "> a\n:::", ":::a\n| b |\n| - |\n| c |\n:::", ":::a\n```\n:::", ":::a\n[b]: c\n:::"],
  },
  {
    reason: "code that is indented, fenced in a list or followed by blanks is cut elsewhere",
    texts: ["~~~a \u00A0", "- ```\n-", "1. ```\n ", "- o\n-     b\n      c"],
  },
  {
    reason: "quotations in quotations, and empty list items in them, end elsewhere",
    texts: [">>\n>\n", ">-\n> >", ">1.\n>\n>"],
  },
  {
    reason: "labels with a no-break space or a line end are written otherwise",
    texts: ["[a\u00A0]: b", "* [a\n  b]: /c"],
  },
  {
    reason: "a definition before a table, or a list mark in its second line, takes part of it",
    texts: ["[a]:\n|-", "[a]: ||\n|-|-", "[a]: b\nc||\n|-|-\n-", "|\n|||\n- |-"],
  },
  {
    reason: "a table in a list item, and lines below it that are indented, belong elsewhere",
    texts: ["- a\n\n- | b |\n| - |\n   |---\n"],
  },
  { reason: "code over lines that are a table as well is one or the other", texts: ["`\na||\n- |-"] },
];
