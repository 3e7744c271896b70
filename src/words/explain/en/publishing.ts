import type { Explained } from "../explanation.ts";

/** Checks of the content and of static files, hosts, publishing and the server. */
export const publishing: Explained<"content" | "static" | "host" | "publish" | "dev"> = {
  "content/placeholder": {
    title: "Something is still to be filled in",
    meaning:
      "The text holds the words that mark missing information on this site. They would be published as they are. Write the real text there.",
  },
  "content/missing-fact": {
    title: "Facts that the law asks for are not given",
    meaning:
      "The site has to say who publishes it, and some of these facts are still empty in the settings. What names them is not published, so the legal notices are incomplete. Fill in the fields; with --strict, the site is refused until then.",
  },
  "content/spelling": {
    title: "A word is spelt differently on this site",
    meaning:
      "The site has a list of words and how they are spelt. This text uses another spelling. Write it as the hint says, or change the list if it is wrong.",
  },
  "content/review-due": {
    title: "A text has not been reviewed for a long time",
    meaning:
      "The site asks for texts to be compared with their sources from time to time, and this one was last reviewed longer ago than that. Read it again, correct it, then write the day of the review.",
  },
  "content/typed-fact": {
    title: "A fact of the settings is typed in a text",
    meaning:
      "An address, a number or a name of the settings is written out here. Should it change, this text would keep the old one. Write its name between braces, and it follows the settings.",
  },
  "content/unknown-fact": {
    title: "A name between braces has no value",
    meaning:
      "Names between braces are replaced by facts of the settings. There is none of this name, or it is not filled in, so readers would see the braces. Correct the name; to show braces, put a backslash before the first.",
  },
  "content/unused-image": {
    title: "No page shows an image",
    meaning:
      "The image is kept with the content, but nothing names it. Either a text should show it, or it can be deleted.",
  },
  "static/secret": {
    title: "A secret would be published",
    meaning:
      "Everything in static/ is published for everyone to read, and this file holds passwords or keys, or has the name of such files. Nothing is published until it is removed. If it was published before, replace every key in it.",
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
      wrong: "The file static/catalogue.pdf, with photographs made for printing, is 40 MB.",
      mended:
        "The catalogue is exported again for the screen, with photographs at 150 dots per inch, and is 4 MB.",
    },
  },
  "static/active-pdf": {
    title: "A PDF does more than show pages",
    meaning:
      "The PDF holds a script, attached files, a form that sends data, or something else that acts on the reader’s machine. Some forms need this; attackers use it as well. The file is published as it is. Publish it only if you know what it does.",
  },
  "host/limit": {
    title: "A host does not read all of a file",
    meaning:
      "Some hosts read their settings from a file of the site, up to a certain size. This one is larger, and the host would leave a part of it out or refuse it. Have fewer redirects, or take the host out of the settings.",
    situation: {
      wrong: "The settings name the host cloudflare and hold 1,100 redirects, which take two lines each.",
      mended: "Old redirects that are not used are removed, and fewer than 1,000 are left.",
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
      "The folder was published from a site with another address, which this one would replace. Choose another folder with --out. If it is this site under its old address, the hint says how to say so.",
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
    title: "The build crashed",
    meaning:
      "The content is not the cause: the command itself, or the machine, has failed. The last good pages stay visible, and the next save tries again. If it comes back, report it with the line of the hint.",
    situation: {
      wrong: "A fault of the command shows while `site dev` builds after a save.",
      mended: "The next save builds the site again.",
    },
  },
};
