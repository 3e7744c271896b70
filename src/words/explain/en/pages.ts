import type { Explained } from "../explanation.ts";

/** Routes, feeds, templates, assets, cards, links, and rules of the site. */
export const pages: Explained<"route" | "feed" | "template" | "asset" | "card" | "link" | "site"> = {
  "route/invalid": {
    title: "An address of a page is not well formed",
    meaning:
      "An address begins with a slash, is in lower case, and has no accents, no spaces and no slash at its end. Others break when they are copied or typed. Write the one that the hint gives.",
  },
  "route/duplicate": {
    title: "Two pages have the same address",
    meaning:
      "Two entries want to be published at one address, and only one of them could be seen. Each is named in its own message. Give one of them another route.",
  },
  "route/output-clash": {
    title: "Two files would be published under one name",
    meaning:
      "A file of static/ has the name under which the site publishes a page or a file of its own. One would overwrite the other. Rename or remove that of static/.",
  },
  "feed/invalid-item": {
    title: "An item of a feed does not fit",
    meaning:
      "The feed lists an item that is not a page of the site, or whose date is not valid. Readers of the feed would follow a dead link. Correct the plan of the feed in templates/site.ts.",
  },
  "template/syntax": {
    title: "A template cannot be read",
    meaning:
      "A file of templates/ holds a mistake of TypeScript or JSX, or imports a file that is not there. No page can be drawn before it is corrected. The message names the place where reading stopped, which may be a little below the mistake.",
  },
  "template/throws": {
    title: "A template fails while it draws",
    meaning:
      "The code of a template stopped at the marked line, often because it reads a field of a missing value. Correct that line. `npx tsc` finds most such mistakes beforehand.",
  },
  "template/empty": {
    title: "A template draws nothing",
    meaning:
      "The template gave no HTML for the page, and visitors would see a blank one. A template returns a whole document, from <html> on.",
  },
  "template/missing-asset": {
    title: "A page uses a file that is not published",
    meaning:
      "A template names a style, a font, an image or another file that the site does not have. Browsers would not find it. Correct the name, or add the file.",
  },
  "template/no-site": {
    title: "The site is not declared",
    meaning:
      "templates/site.ts (or site.tsx) declares the site, and it is missing or exports nothing. Write export default defineSite({ … }) in it. Otherwise the command was started in the wrong folder.",
  },
  "asset/duplicate": {
    title: "Two files of the site have the same path",
    meaning:
      "Two styles, scripts, icons or files that the templates make have one path, so one would replace the other. Give each a path of its own.",
  },
  "asset/unfingerprinted": {
    title: "Visitors may keep an old version of a file",
    meaning:
      "Browsers keep the files of assets/ for a year, because their names change with their content. A file that you put there yourself keeps its name, and visitors would not see a new version. Put it into another folder of static/.",
  },
  "asset/invalid-picture": {
    title: "A drawing cannot become a picture",
    meaning:
      "A card or an icon is drawn by a template as SVG and turned into pixels. This SVG is not well formed. Correct the template: one <svg> element with xmlns and viewBox, each element closed.",
  },
  "card/missing-character": {
    title: "The font of cards lacks a character",
    meaning:
      "The picture that social networks show for a page contains its title, and its font does not have this character: an emoji, or a letter of another script. Say it in words, or give the cards another font.",
  },
  "link/broken": {
    title: "A link leads nowhere",
    meaning:
      "The link points to a page of this site that does not exist. A visitor who follows it gets an error. The hint gives the nearest address that exists.",
  },
  "link/broken-anchor": {
    title: "A link points to a place that is not on the page",
    meaning:
      "The name of a place, mostly of a heading, follows the #, and the page has no such place. The name changes when the heading is reworded. Write the name that the hint gives.",
  },
  "link/external": {
    title: "A link to another site does not answer",
    meaning:
      "`site check --external` asks other sites whether the pages you link to are still there. This one is gone, did not answer, or does not let programs ask. Open it in a browser before you change anything; this never fails a build.",
    situation: {
      wrong: "A text links to https://www.example.org/norme, and no site has that address.",
      mended: "The text links to the page where the norm stands today.",
    },
  },
  "site/finding": {
    title: "A rule of the site itself",
    meaning:
      "Whoever wrote the templates gave the site rules of its own, such as a setting that should be filled in. The message and the hint are theirs. Do as the hint says.",
  },
};
