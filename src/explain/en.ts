import type { Explanations } from "./explanation.ts";

/**
 * Explanations of problem codes in English. They stand apart from the catalogue, because only one command needs them.
 */
export const en: Explanations = {
  labels: {
    allCodes: "All problem codes",
    intro: "`site explain <code>` prints the same in a terminal.",
    wrong: "Example",
    mended: "Mended",
    reported: (command) => `\`site ${command}\` says`,
    noFile: (file) => `${file} is not there.`,
    otherLanguage: "En français",
    backToList: "All codes",
    code: "code",
    meaning: "meaning",
  },
  stages: {
    source: "Files that are read",
    yaml: "YAML",
    "front-matter": "Front matter",
    markdown: "Markdown",
    entry: "Fields of content",
    settings: "Settings of the site",
    route: "Addresses of pages",
    feed: "Feeds",
    template: "Templates",
    asset: "Files beside pages",
    card: "Cards of shared pages",
    link: "Links",
    site: "Rules of the site itself",
    page: "Finished pages",
    redirect: "Redirects",
    content: "Words and images",
    static: "Files copied as they are",
    host: "Hosts",
    publish: "Publishing",
    dev: "The server of `site dev`",
  },
  codes: {
    "source/not-utf8": {
      title: "A file is not UTF-8",
      meaning:
        "The file was saved in an older encoding, so that its accents cannot be read from the marked place on. Guessing would publish wrong letters. Open it in your editor and save it again with the encoding UTF-8.",
    },
    "source/duplicate-name": {
      title: "Two files have nearly the same name",
      meaning:
        "Two names differ only by case, by the encoding of their accents, or by their ending. On many disks, and as entries, they are the same file, and one of them would be lost. Keep one, or rename the other.",
    },
    "source/unclaimed": {
      title: "Nothing reads a file of content/",
      meaning:
        "The file stands in a folder that no collection reads, or has an ending that is not known there. Its text appears on no page. Move or rename it as the hint says.",
    },
    "source/no-content": {
      title: "The site has no content",
      meaning:
        "The folder content/ is missing or holds no text. Often the command was started in another folder than that of the site. Go to the right folder, or name it with --root.",
      situation: {
        wrong: "The command runs in a folder without content/, such as the one above the site.",
        mended: "The command runs in the folder of the site, or gets it with `--root`.",
      },
    },
    "source/changed": {
      title: "A file changed during the build",
      meaning:
        "A file was saved while the site was being built from it. Pages could mix its old and its new words, so nothing was published. Build again.",
      situation: {
        wrong: "A program writes content/conseils/bardage.md while the build reads it.",
        mended: "The build runs once that program has ended.",
      },
    },
    "source/conflict": {
      title: "A merge of Git left two versions",
      meaning:
        "Two people changed the same lines, and Git could not tell which of both to keep. It wrote both into the file, between three marks. Keep the lines that are right, from one version or from both, and delete the three marks.",
    },
    "source/unreadable": {
      title: "A file cannot be read",
      meaning:
        "The system does not give a file of the site to the user who builds, or the disk fails. A page would be missing, so nothing is published. Give that user the right to read it.",
      situation: {
        wrong: "content/conseils/bardage.md belongs to another user, who alone may read it.",
        mended: "The user who builds may read it, as after `chmod u+r`.",
      },
    },
    "source/lost-link": {
      title: "A link on the disk leads nowhere",
      meaning:
        "A file of the site is only a link of the file system, to nothing or to a place outside the site. It is left out: nothing outside the site is ever published. Put the file itself in its place.",
      situation: {
        wrong: "static/catalogue.pdf is a link to a file that has been deleted.",
        mended: "static/catalogue.pdf is the file itself.",
      },
    },
    "source/reserved-name": {
      title: "Windows does not take this name",
      meaning:
        "The name of the file is one that Windows keeps for itself, or holds a sign that it refuses. Nobody could edit the site there. Rename the file.",
    },
    "yaml/syntax": {
      title: "YAML is not well formed",
      meaning:
        "The lines of fields cannot be read: a quote or a bracket is not closed, a colon or a space is missing. Since a guess could change what you mean, the file is refused. Mend the marked line.",
    },
    "yaml/tab": {
      title: "A line is indented with a tab",
      meaning:
        "YAML understands indentation by spaces alone. Replace the tab by two spaces. Most editors can do so by themselves for YAML files.",
    },
    "yaml/duplicate-key": {
      title: "A field stands twice",
      meaning:
        "The same field is written twice in one place. One of the two values would be lost without a word. Keep the one that is right.",
    },
    "yaml/alias": {
      title: "A value begins with an asterisk",
      meaning:
        "In YAML, a * at the start of a value stands for another value, which is not there or would grow without end. If the asterisk belongs to the text, put the whole text between quotes.",
    },
    "yaml/tag": {
      title: "A value begins with an exclamation mark",
      meaning:
        "In YAML, a ! at the start of a value gives a type, and this one is not known. If the sign belongs to the text, put the whole text between quotes.",
    },
    "front-matter/missing": {
      title: "The front matter is missing",
      meaning:
        "A Markdown file begins with its fields, between two lines of three hyphens. Without the first line, they would be shown as text. Put --- on the very first line.",
    },
    "front-matter/fence": {
      title: "A line around the front matter is not ---",
      meaning:
        "The lines around the fields hold three hyphens and nothing else. Other signs would ask for another language than YAML, which is never run here. Write exactly ---.",
    },
    "front-matter/unclosed": {
      title: "The front matter is never closed",
      meaning:
        "The fields begin with a line of three hyphens, but no such line ends them, so that the text would be read as fields. Put --- on a line of its own after the last field.",
    },
    "markdown/too-deep": {
      title: "Too many things stand inside one another",
      meaning:
        "Quotations, lists, brackets or directives are nested a hundred times or so. No reader could follow, and the text would take very long to read in. Close some, or put a backslash before signs that mean nothing.",
    },
    "markdown/too-long": {
      title: "A text is too long",
      meaning:
        "The text has more than a million signs, or one paragraph so many special ones that reading it would take very long. Divide it into several files or paragraphs.",
      situation: {
        wrong: "A whole book of more than a million signs stands in one file.",
        mended: "Each chapter has a file of its own.",
      },
    },
    "markdown/raw-html": {
      title: "HTML in a text is left out",
      meaning:
        "Texts are Markdown, and HTML in them never reaches the page: it could break its layout or its security. Write the same in Markdown or with a directive. To show a < as it is, put a backslash before it.",
    },
    "markdown/heading-one": {
      title: "A heading has the level of the page’s title",
      meaning:
        "A page has one title of the first level, which comes from the field title. A line with a single # would be a second one. Begin headings of the text with ##.",
    },
    "markdown/unknown-directive": {
      title: "There is no such directive",
      meaning:
        "A line begins with colons and a name, but the site has no directive of that name. The text would be shown without its frame. Write one of the names that the hint gives.",
    },
    "markdown/directive-placement": {
      title: "A directive stands in the wrong place",
      meaning:
        "A directive stands on lines of its own, between paragraphs. In a list, a quotation or a sentence it cannot be drawn. End the list first, and begin the directive at the left.",
    },
    "markdown/invalid-directive": {
      title: "A directive is not written right",
      meaning:
        "An attribute is missing, unknown or of a wrong value, or the colons that close the directive are not there. Correct it as the hint says: the name follows the colons, its attributes stand between braces.",
    },
    "markdown/unsafe-link": {
      title: "A link is not safe to open",
      meaning:
        "The address is one that browsers refuse or that could run a program, such as file: or javascript:. Visitors would get nothing. Link to a page, to a web address, or to mailto: and tel:.",
    },
    "markdown/empty-link": {
      title: "A link has no address",
      meaning:
        "The words look like a link, but nothing stands between the parentheses, or nothing behind https:// or mailto:. A click would lead nowhere. Write the address, or keep the words without the link.",
    },
    "markdown/image-placement": {
      title: "An image stands in the wrong place",
      meaning:
        "An image has a paragraph of its own and is a file of content/. Within a sentence, a list or a table it gets neither its size nor its caption, and images of other sites are not loaded. Put an empty line before it and after it.",
    },
    "markdown/stray-link": {
      title: "A link is shown as it is written",
      meaning:
        "A space stands between the words of the link and its address, or within the address. Markdown then takes it for plain text, and readers see the brackets. Take the space out.",
    },
    "markdown/stray-note": {
      title: "Nothing refers to a footnote",
      meaning:
        "The note is written at the end of the text, but no place of the text points to it, so no reader ever sees it. Write its mark where it belongs, or take the note out.",
    },
    "markdown/stray-mark": {
      title: "A sign of Markdown is shown as it is",
      meaning:
        "A heading, a list or a table lacks something small, such as the space after ##. Readers would see the sign. Write it as the hint shows.",
    },
    "markdown/open-code": {
      title: "A block of code is never closed",
      meaning:
        "Three backticks begin a block of code, and nothing ends it. The rest of the text is shown as code. Write three backticks on a line of their own where the code ends.",
    },
    "entry/missing-file": {
      title: "A file that the site needs is missing",
      meaning:
        "The templates read this file, and it is not there: it was renamed, moved or not yet created. Create it, or take its collection out of templates/site.ts.",
    },
    "entry/held-back": {
      title: "A page that is always needed is held back",
      meaning:
        "The file is a draft, or dated in the future, but the site cannot be drawn without it. Take out the line draft: true, or correct its date. `--drafts` shows drafts without publishing them.",
    },
    "entry/empty": {
      title: "A file is empty",
      meaning:
        "The file has no fields and no text, so no page can be made of it. It may have been saved by mistake. Begin it with its front matter, or delete it.",
    },
    "entry/unknown-field": {
      title: "There is no such field",
      meaning:
        "A field has a name that the site does not know. What it says would appear nowhere. Often it is a slip of the keyboard, and the hint gives the name that is near.",
    },
    "entry/missing-field": {
      title: "A field is missing",
      meaning:
        "The page cannot be drawn without this field. Add the line that the hint shows, at the place where it says so.",
    },
    "entry/invalid-field": {
      title: "A field has a value that does not fit",
      meaning:
        "The value is of another kind than the field takes: a text for a number, a day that no calendar has, a word that is not on the list. The message says what is expected. Write it in that form.",
    },
    "entry/dangling-reference": {
      title: "A field names an entry that is not there",
      meaning:
        "The field points to another entry, such as a category, by the name of its file or its key. No entry has that name, or it is not published yet. Write one of those that the hint lists.",
    },
    "entry/missing-image": {
      title: "An image is not there",
      meaning:
        "A text or a field names an image that content/ does not hold. Capitals, accents and the ending count. Correct the name, or save the image at the place that the message gives.",
    },
    "entry/invalid-image": {
      title: "A file is no image that can be read",
      meaning:
        "The file has the name of an image, but its content is damaged or of another kind, such as the HEIC of telephones. Visitors would see a gap. Save it anew as JPEG, PNG, WebP, AVIF or SVG.",
    },
    "entry/cleaned-image": {
      title: "Parts of a drawing were left out",
      meaning:
        "An SVG can hold scripts and addresses of other sites. Such parts are not published, and the drawing may look different. See whether it is still right, then save it without them.",
    },
    "entry/reading-time": {
      title: "The reading time does not fit the text",
      meaning:
        "The field says how many minutes the text takes, and its number of words says something else. Readers decide by it whether to begin. Write the number that the hint gives.",
    },
    "settings/invalid-origin": {
      title: "The address of the site is not right",
      meaning:
        "The setting url holds the beginning of all addresses: https:// and the name of the site, with nothing behind it. Links for search engines and feeds are made from it. Take the rest away.",
    },
    "settings/refused-variable": {
      title: "A variable must not be set",
      meaning:
        "The environment of the command sets a variable that the site refuses, because pages would show its value to everyone. Unset it where the site is built.",
      situation: {
        wrong: "ATELIER_PASSWORD is set where the site is built, and its templates refuse it.",
        mended: "The variable is not set any more.",
      },
    },
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
        "The feed lists something that is no page of the site, or with a date that is none. Readers of the feed would follow a dead link. Correct the plan of the feed in templates/site.ts.",
    },
    "template/syntax": {
      title: "A template cannot be read",
      meaning:
        "A file of templates/ holds a mistake of TypeScript or JSX, or imports a file that is not there. No page can be drawn before it is mended. The message names the place where reading stopped, which may be a little below the mistake.",
    },
    "template/throws": {
      title: "A template fails while it draws",
      meaning:
        "The code of a template stopped at the marked line, often because it reads a field of something that is not there. Mend that line. `npx tsc` finds most such mistakes beforehand.",
    },
    "template/empty": {
      title: "A template draws nothing",
      meaning:
        "The template gave no HTML for the page, and visitors would see a blank one. A template returns a whole document, from <html> on.",
    },
    "template/missing-asset": {
      title: "A page asks for a file that is not published",
      meaning:
        "A template names a style, a font, an image or another file that the site does not have. Browsers would ask for it in vain. Correct the name, or add the file.",
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
        "A card or an icon is drawn by a template as SVG and turned into pixels. This SVG is not well formed. Mend the template: one <svg> element with xmlns and viewBox, each element closed.",
    },
    "card/missing-character": {
      title: "The font of cards lacks a character",
      meaning:
        "The picture that networks show of a page is lettered with the title, and its font does not have this character: an emoji, or a letter of another script. Say it in words, or give the cards another font.",
    },
    "link/broken": {
      title: "A link leads nowhere",
      meaning:
        "The link points to a page of this site that does not exist. A visitor who follows it gets an error. The hint gives the nearest address that exists.",
    },
    "link/broken-anchor": {
      title: "A link points to a place that is not on the page",
      meaning:
        "Behind the # stands the name of a place, mostly of a heading, and the page has none of that name. It changes when the heading is reworded. Write the name that the hint gives.",
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
    "page/headings": {
      title: "Headings skip a level",
      meaning:
        "A page has one title, and headings below it go down one level at a time. Those who listen to a page use them as its table of contents. Take the next level: ## below the title, ### below ##.",
    },
    "page/title": {
      title: "A page has no title",
      meaning:
        "The title stands in the tab of the browser and in the results of search engines. Without it, nobody knows what the page is. Give Head a title in the template.",
    },
    "page/language": {
      title: "A page does not say its language",
      meaning:
        'Programs that read aloud choose their voice by the language of the page, and browsers their hyphenation. Write it in the template, as in <html lang="fr">.',
    },
    "page/alternative-text": {
      title: "An image has no text in its place",
      meaning:
        'Those who do not see the image hear its alternative text. Without one, they hear the name of a file. Write what the image shows, or alt="" if it only decorates.',
    },
    "page/duplicate-id": {
      title: "Two places of a page have the same name",
      meaning:
        "An id names one place of a page, to which links and labels point. Where it stands twice, the second is never reached. Give it another one.",
    },
    "page/budget": {
      title: "A page is heavier than the site allows",
      meaning:
        "The settings bound what a page may weigh, so that it opens quickly on a telephone. This one is over. Make it lighter, beginning with the files that the message names, or raise the bound on purpose.",
    },
    "page/policy": {
      title: "The page’s own policy refuses a part of it",
      meaning:
        "Each page tells browsers which styles and scripts they may use. What a template writes into the element itself is not among them, so it would have no effect. Move it to a style sheet or an enhancer.",
    },
    "page/orphan": {
      title: "No page links to a page",
      meaning:
        "The page is published, but no other page leads there, so visitors hardly find it. Link to it where readers would look for it.",
    },
    "page/duplicate-title": {
      title: "Two pages have the same title",
      meaning:
        "Search engines show both alike, and readers cannot choose between them. Give each page a title that says what it alone holds.",
    },
    "page/duplicate-description": {
      title: "Two pages have the same description",
      meaning:
        "The description stands below the title in the results of search engines. Two that are alike help nobody choose. Write one for each page.",
    },
    "page/accessibility": {
      title: "A part of a page is closed to some visitors",
      meaning:
        "The HTML breaks a rule by which programs that read aloud, or a keyboard without a mouse, find their way. The hint leads to the rule. Mend the template, or the words that it shows.",
    },
    "redirect/taken": {
      title: "A redirect begins at a page that exists",
      meaning:
        "Redirects lead from an old address to a new one. This old address is that of a page, and visitors would never reach it. Take the redirect away, or give the page another address.",
    },
    "redirect/broken": {
      title: "A redirect leads nowhere",
      meaning:
        "The redirect sends visitors to an address where there is no page, or to one that sends them on again. Write the address of the page where they should arrive.",
    },
    "redirect/duplicate": {
      title: "An address is redirected twice",
      meaning: "Two redirects begin at the same address, and only one of them can hold. Keep the right one.",
    },
    "content/placeholder": {
      title: "Something is still to be filled in",
      meaning:
        "The text holds the words that the site uses for what is not yet known. They would be published as they are. Write what belongs there.",
    },
    "content/spelling": {
      title: "A word is spelt differently on this site",
      meaning:
        "The site has a list of words and how they are spelt. This text uses another spelling. Write it as the hint says, or change the list if it is wrong.",
    },
    "content/review-due": {
      title: "A text has not been reviewed for long",
      meaning:
        "The site asks for texts to be compared with their sources from time to time, and the last date of this one is older. Read it again, correct it, then write the day of the review.",
    },
    "content/typed-fact": {
      title: "A fact of the settings is typed in a text",
      meaning:
        "An address, a number or a name of the settings is written out here. Should it change, this text would keep the old one. Write its name between braces, and it follows the settings.",
    },
    "content/unknown-fact": {
      title: "A name between braces stands for nothing",
      meaning:
        "Names between braces stand for facts of the settings. There is none of this name, or it is not filled in, so readers would see the braces. Correct the name; to show braces, put a backslash before the first.",
    },
    "content/unused-image": {
      title: "No page shows an image",
      meaning:
        "The image is kept with the content, but nothing names it. Either a text lacks it, or it can be deleted.",
    },
    "static/secret": {
      title: "A secret would be published",
      meaning:
        "Everything in static/ is published for everyone to read, and this file holds passwords or keys, or has the name of such files. Nothing is published before it is gone. If it was published before, replace every key in it.",
    },
    "static/left-over": {
      title: "A working file would be published",
      meaning:
        "The file looks like a copy, a database or a hidden file that a program left in static/. Everyone could read it. Move it out of static/.",
    },
    "static/heavy": {
      title: "A file to download is heavy",
      meaning:
        "Everything in static/ is published as it is. On a telephone, readers wait long for a file of this size, and some hosts refuse it. Most PDF files for reading take less than 5 MB once their photographs are made for the screen.",
      situation: {
        wrong: "The file static/catalogue.pdf, with photographs made for printing, has 40 MB.",
        mended:
          "The catalogue is exported anew for the screen, with photographs at 150 dots an inch, and has 4 MB.",
      },
    },
    "host/limit": {
      title: "A host does not read all of a file",
      meaning:
        "Some hosts read their settings from a file of the site, up to a certain size. This one is larger, and the host would leave a part of it out or refuse it. Have fewer redirects, or take the host out of the settings.",
      situation: {
        wrong: "The settings name the host cloudflare and hold 1,100 redirects, which take two lines each.",
        mended: "Old redirects that nobody uses are taken out, and fewer than 1,000 are left.",
      },
    },
    "publish/foreign-folder": {
      title: "The folder to publish into holds other files",
      meaning:
        "Publishing makes the folder hold the site and nothing else. This one has files that “site” did not write, and they would be lost. Choose another folder with --out, or move the files away.",
      situation: {
        wrong: "`site build --out ~/Documents` is called, and that folder holds letters.",
        mended: "`site build --out dist` writes into a folder of its own.",
      },
    },
    "publish/other-site": {
      title: "The folder holds another site",
      meaning:
        "The folder was published from a site with another address, which this one would replace. Choose another folder with --out. If it is this site under its old address, the hint says how to tell so.",
      situation: {
        wrong: "Two sites are built with the same `--out` folder.",
        mended: "Each site has a folder of its own.",
      },
    },
    "publish/unsafe-folder": {
      title: "The site must not be published there",
      meaning:
        "The folder is, holds or lies in the site’s own sources, and publishing would remove them. Choose a folder that holds nothing else, such as dist.",
      situation: {
        wrong: "`site build --out content` is called.",
        mended: "`site build --out dist` is called.",
      },
    },
    "publish/failed": {
      title: "The site could not be written",
      meaning:
        "The system refused to write: the disk is full, the folder belongs to another user, or another build is at work there. The message names the reason, and the hint says what is published meanwhile.",
      situation: {
        wrong: "The disk has no room left.",
        mended: "There is room again, and the site is built once more.",
      },
    },
    "dev/crash": {
      title: "The build broke off",
      meaning:
        "Something failed that is no mistake of the content: a fault of the command itself, or of the machine. The last good pages stay on view, and the next save tries again. If it comes back, report it with the line of the hint.",
      situation: {
        wrong: "A fault of the command shows while `site dev` builds after a save.",
        mended: "The next save builds the site again.",
      },
    },
  },
};
