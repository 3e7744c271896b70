import type { Explained } from "../explanation.ts";

/** Markdown. */
export const texts: Explained<"markdown"> = {
  "markdown/too-deep": {
    title: "Too many nested things",
    meaning:
      "Quotations, lists, brackets or directives are nested a hundred times or so. No reader could follow, and the text would take very long to read in. Close some, or put a backslash before characters that are only text.",
  },
  "markdown/too-long": {
    title: "A text is too long",
    meaning:
      "The text has more than a million characters, or one paragraph has so many special ones that reading it would take very long. Divide it into several files or paragraphs.",
    situation: {
      wrong: "A whole book of more than a million characters is in one file.",
      mended: "Each chapter has a file of its own.",
    },
  },
  "markdown/raw-html": {
    title: "HTML in a text is left out",
    meaning:
      "Texts are Markdown. A few HTML elements are allowed. Of all others, only the words reach the page: their tags are left out, because they could break its layout or its security. Write the same in Markdown or with a directive. To show a < as it is, put a backslash before it.",
  },
  "markdown/heading-one": {
    title: "A heading has the level of the page’s title",
    meaning:
      "A page has one title of the first level, which comes from the field title. A line with a single # would be a second one. Begin headings of the text with ##.",
  },
  "markdown/unknown-directive": {
    title: "There is no such directive",
    meaning:
      "A line begins with colons and a name, but the site has no directive of that name. The text is shown without its frame, and some colons with it. Write one of the names that the hint gives.",
  },
  "markdown/directive-placement": {
    title: "A directive is in the wrong place",
    meaning:
      "A directive must be on lines of its own, between paragraphs. In a list, a quotation or a sentence it cannot be drawn. End the list first, and begin the directive at the left.",
  },
  "markdown/invalid-directive": {
    title: "A directive is not written right",
    meaning:
      "An attribute is missing, unknown or of a wrong value, or the colons that close the directive are not there. Correct it as the hint says: the name follows the colons, its attributes are between braces.",
  },
  "markdown/unsafe-link": {
    title: "A link is not safe to open",
    meaning:
      "The address is one that browsers refuse or that could run a program, such as file: or javascript:. Visitors would get nothing. Link to a page, to a web address, or to mailto: and tel:.",
  },
  "markdown/empty-link": {
    title: "A link has no address",
    meaning:
      "The words look like a link, but there is nothing between the parentheses, or nothing after https:// or mailto:. A click would have no effect. Write the address, or keep the words without the link.",
  },
  "markdown/image-placement": {
    title: "An image has no address that browsers load",
    meaning:
      "An image is a file beside the text, in content/ or in static/, or has an https address. An address of your computer (file:), or one that holds the image itself (data:), is not loaded. Save the file beside the text and write its name.",
  },
  "markdown/stray-link": {
    title: "A link is shown as it is written",
    meaning:
      "There is a space between the words of the link and its address, or within the address. Markdown then reads it as plain text, and readers see the brackets. Remove the space.",
  },
  "markdown/stray-note": {
    title: "A footnote and its mark do not belong together",
    meaning:
      "A note is written that nothing refers to, or the text refers to a note that does not exist. Readers never see the note, or see the brackets of its mark. Write the missing one, or take the other out.",
  },
  "markdown/stray-mark": {
    title: "A Markdown character is shown as it is",
    meaning:
      "A heading, a list or a table lacks something small, such as the space after ##. Readers would see the character. Write it as the hint shows.",
  },
  "markdown/open-code": {
    title: "A block of code is never closed",
    meaning:
      "Three backticks begin a block of code, and nothing ends it. The rest of the text is shown as code. Write three backticks on a line of their own where the code ends.",
  },
  "markdown/plugin": {
    title: "A plug-in cannot read a text",
    meaning:
      "The site has plug-ins for its texts, which draw formulas or diagrams, for instance. One of them does not understand what is written here, or has stopped with a mistake of its own. The message gives its name and its words, which may be in English. Correct the text, or the options of the plug-in.",
  },
};
