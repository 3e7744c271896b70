// Two examples of GFM’s specification.
const mailto =
  "mailto:foo@bar.baz\n\nmailto:a.b-c_d@a.b\n\nmailto:a.b-c_d@a.b.\n\nmailto:a.b-c_d@a.b/\n\nmailto:a.b-c_d@a.b-\n\nmailto:a.b-c_d@a.b_\n\nxmpp:foo@bar.baz\n\nxmpp:foo@bar.baz.\n";
const xmpp = "xmpp:foo@bar.baz/txt\n\nxmpp:foo@bar.baz/txt@bin\n\nxmpp:foo@bar.baz/txt@bin.com\n";

/**
 * Texts that come out otherwise with the native parser than with remark, which stands in where no native parser loads.
 * `sees` is what an author sees of it with the native parser.
 */
export const differences: readonly {
  readonly reason: string;
  readonly sees: string;
  readonly texts: readonly string[];
}[] = [
  {
    reason: "emphasis beside other emphasis, punctuation or an escape opens and closes at other signs",
    sees: "other words in bold or italics, or the sign itself, where signs of emphasis touch one another",
    texts: ["*_*a", "_*a**", "**œ*_", "*\\**a", "\\**a**", "**_a ?_**b", "**_a\n_**b"],
  },
  {
    reason: "bare addresses begin and end elsewhere beside punctuation",
    sees: "a link where remark makes none, or none after a slash",
    texts: ["https://…", "http://.fr", "/a@b.fr", "http://a|\n|-", "[`](`http://.fr)", xmpp],
  },
  {
    reason: "remark gives no place to some bare addresses",
    sees: "the same page; a problem with such a link names its own line instead of the first",
    texts: ["www.", "[a@b.fr", "<a\\+@b.fr>", "<foo\\+@bar.example.com>\n", "mailto:a.b@c.d", mailto],
  },
  {
    reason: "HTML after an open emphasis, and in a row of a table, is found elsewhere",
    sees: "the warning that HTML is left out, or an empty row",
    texts: ['_<a b=c="">', "a||\n-|-\n<b>"],
  },
  {
    reason: "a box without words takes those of the next line",
    sees: "a task where remark shows its brackets",
    texts: ["- [x]\n*"],
  },
  {
    reason: "braces after a name make a directive whatever they hold",
    sees: "the problem that an abbreviation needs its letters, where remark shows them",
    texts: [':abbr{"}'],
  },
  {
    reason: "a line that begins like a directive begins a paragraph",
    sees: "a paragraph that begins there, where remark goes on with the one before",
    texts: ["b\n::c}"],
  },
  {
    reason: "text before a paragraph of colons is kept apart from it",
    sees: "the problem that the colons close no directive, where remark shows them to readers",
    texts: ["- a\n:::", "> a\n:::"],
  },
  {
    reason: "code that is open when its directive ends goes on",
    sees: "the problem that nothing closes the code",
    texts: [":::callout{title=a}\n```\n:::"],
  },
  {
    reason: "a line that holds a directive and more is one directive that is not well formed",
    sees: "the same problem; the lines below it are not part of its text",
    texts: [":::callout|\nb", ':::callout a="b":::', ':::callout {title="a"}\nb\n:::'],
  },
  {
    reason: "attributes keep the order in which they are written, and may hold escaped quotation marks",
    sees: "two problems in the other order; the quotation mark",
    texts: [':::callout{.x #y title="a"}\nb\n:::', 'a :abbr[GTB]{title="b \\" c"} d'],
  },
  {
    reason: "indented code keeps other blanks: those of a directive’s indent, and none in its last line",
    sees: "blanks before or after the code",
    texts: ['  :::callout{title="a"}\n      a\n  :::', "1. a\n\n\t\tb\n\t\t\n", "- o\n-     b\n      c"],
  },
  {
    reason: "a tabulator at the end of a paragraph is no part of it",
    sees: "nothing",
    texts: ["a :\t\n\n- b"],
  },
  {
    reason: "a definition before a table, or a list mark in its second line, takes part of it",
    sees: "no table where a definition stands right above it",
    texts: ["[a]:\n|-", "[a]: ||\n|-|-", "[a]: b\nc||\n|-|-\n-"],
  },
  {
    reason: "lines with pipes that are no table, and tables in list items, end elsewhere",
    sees: "two paragraphs instead of one, or a table below its list",
    texts: ["|\n|||\n- |-", "- a\n\n- | b |\n| - |\n   |---\n", "`\na||\n- |-"],
  },
  {
    reason:
      "a reference to a footnote within the words of a link ends the link, as a link within a link does",
    sees: "the brackets and the address of the link as words",
    texts: ["[a[^1]](/b)\n\n[^1]: c"],
  },
];
