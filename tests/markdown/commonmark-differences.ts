/** Where the pipeline gives other HTML than the CommonMark specification’s examples, by section and number. */
export type Difference = {
  readonly reason: string;
  readonly examples: { readonly [section: string]: readonly number[] };
  /** Takes the difference out of ours or of theirs, so that all the rest must be the same. */
  readonly undo:
    | { readonly ours?: (html: string) => string; readonly theirs?: (html: string) => string }
    | "nothing";
};

export const differences: readonly Difference[] = [
  {
    reason: "headings have ids, so that the table of contents and other pages can link to them",
    undo: { ours: (html) => html.replace(/<(h[2-6]) id="[^"]*">/g, "<$1>") },
    examples: {
      Tabs: [10],
      "Thematic breaks": [59],
      "ATX headings": [62, 66, 67, 68, 71, 72, 73, 74, 75, 76, 77, 78, 79],
      "Setext headings": [80, 81, 82, 83, 84, 86, 89, 90, 91, 95, 96, 102, 103],
      "Indented code blocks": [115],
      "Fenced code blocks": [141],
      "Link reference definitions": [214, 215],
      "Blank lines": [227],
      "Block quotes": [228, 229, 230, 232],
      "List items": [300],
      "Hard line breaks": [646, 647],
    },
  },
  {
    reason: "a page has one h1, its title: those of the text come out as h2",
    undo: { theirs: (html) => html.replace(/<(\/?)h1>/g, "<$1h2>") },
    examples: {
      Tabs: [10],
      "ATX headings": [62, 66, 67, 68, 72, 75, 76, 78, 79],
      "Setext headings": [80, 81, 82, 83, 84],
      "Indented code blocks": [115],
      "Fenced code blocks": [141],
      "Link reference definitions": [214, 215],
      "Blank lines": [227],
      "Block quotes": [228, 229, 230, 232],
      "List items": [300],
    },
  },
  {
    reason: "links out of the site open a new tab and say so",
    undo: { ours: withoutNewTab },
    examples: {
      "Backslash escapes": [20],
      "Code spans": [346],
      "Emphasis and strong emphasis": [480, 481],
      Links: [501, 526, 538],
      Autolinks: [594, 595, 600, 603],
    },
  },
  {
    reason: "schemes that are not known to be harmless make no link",
    undo: { theirs: withoutLinks },
    examples: { Autolinks: [596, 598, 599, 601] },
  },
  {
    reason: "the sanitiser knows schemes in lower case",
    undo: { ours: (html) => html.replace('href="mailto:', 'href="MAILTO:') },
    examples: { Autolinks: [597] },
  },
  {
    reason: "a relative address with a colon gets ./ before it, lest the colon end a scheme",
    undo: { ours: (html) => html.replace('href="./', 'href="') },
    examples: { Links: [500] },
  },
  {
    reason: "GFM makes links of bare addresses",
    undo: { ours: (html) => withoutLinks(withoutNewTab(html)) },
    examples: { Autolinks: [602, 606, 608, 611, 612] },
  },
  {
    reason: "an image is a part of its own, its path from the project root",
    undo: { theirs: (html) => html.replace(/ src="\/?/g, ' src="content/') },
    examples: {
      Links: [517, 520, 531],
      Images: [572, 573, 574, 575, 576, 577, 578, 579, 580, 581, 582, 583, 584, 585, 586, 587, 588, 589, 591],
    },
  },
  {
    reason: "raw HTML is left out, but for elements that Markdown has no sign for",
    undo: "nothing",
    examples: {
      "Backslash escapes": [21],
      "Entity and numeric character references": [31],
      "HTML blocks": [
        148, 149, 150, 151, 152, 153, 154, 155, 156, 157, 158, 159, 160, 161, 162, 163, 164, 165, 166, 167,
        169, 170, 171, 172, 173, 174, 175, 176, 177, 178, 179, 180, 181, 182, 183, 184, 185, 186, 187, 188,
        189, 190, 191,
      ],
      "Link reference definitions": [201],
      Lists: [308, 309],
      "Code spans": [344],
      "Emphasis and strong emphasis": [475, 476, 477],
      Links: [491, 524, 536],
      "Raw HTML": [613, 614, 615, 616, 617, 623, 625, 626, 627, 628, 629, 630, 631],
      "Hard line breaks": [642, 643],
    },
  },
];

function withoutNewTab(html: string): string {
  return html
    .replaceAll(' rel="noopener" target="_blank"', "")
    .replace(/<span class="visually-hidden">[^<]*<\/span>/g, "");
}

function withoutLinks(html: string): string {
  return html.replace(/<\/?a(?: [^>]*)?>/g, "");
}
