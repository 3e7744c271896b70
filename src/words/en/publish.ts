import { createFormat } from "../format.ts";

const { number } = createFormat("en");

/** Publishing, the disk and the machine, in English. */
export const publish = {
  // Publishing.
  "publish/failed": ({ reason, code }: { reason: string; code: string }) => `${reason} (${code})`,
  "publish/failed.untouched": ({ hint }: { hint: string }) => `${hint}; the published files are as they were`,
  "publish/failed.half-done": ({ hint }: { hint: string }) =>
    `${hint}; some of the published files are new already, each is whole, and the next build completes them`,
  "publish/failed.lock": ({ code }: { code: string }) =>
    `everything is published, but the lock cannot be removed (${code})`,
  "publish/failed.lock.hint": ({ file }: { file: string }) =>
    `the next build removes it; before you copy the folder, delete ${file}`,
  "publish/failed.overtaken": "another build has taken over while this one prepared its files",
  "publish/failed.overtaken.hint": "nothing of this one is published; build again",
  "publish/failed.busy": "another build is publishing there",
  "publish/failed.busy-here": ({ pid }: { pid: number }) =>
    `another build is publishing there, process ${pid}`,
  "publish/failed.busy-elsewhere": ({ pid, host }: { pid: number; host: string }) =>
    `another build is publishing there, process ${pid} of ${host}`,
  "publish/failed.busy.hint": ({ file }: { file: string }) =>
    `wait for it and build again; if there is none, delete ${file}`,
  "publish/failed.interrupted": "the build was stopped before anything was published",
  "publish/failed.interrupted.hint": "the published files are as they were; build again to publish",
  "publish/other-site": ({ published, site }: { published: string; site: string }) =>
    `the folder holds another site, ${published}, which publishing ${site} would replace`,
  "publish/other-site.hint": ({ site, file }: { site: string; file: string }) =>
    `choose another folder with --out; if it is this site under its old address, write "site":"${site}" into the first line of ${file}`,
  "publish/foreign-folder.git": "the folder holds a git repository, which publishing would remove",
  "publish/foreign-folder.git.hint":
    "publish into another folder with --out, and copy from there into the repository",
  "publish/foreign-folder":
    "the folder is not empty, and “site” did not make it: publishing would remove what is in it",
  "publish/foreign-folder.list": ({ list }: { list: string }) =>
    `its ${list} is damaged, so it is not certain that “site” made the folder, and publishing would remove what is in it`,
  "publish/foreign-folder.list.hint": ({ file }: { file: string }) =>
    `if it holds nothing but published pages, delete ${file}/ and build again: all of it is made anew`,
  "publish/foreign-folder.hint": "move its files away, or choose another folder with --out",
  "publish/unsafe-folder.file": ({ path }: { path: string }) =>
    `the pages cannot go there: ${path} is not a folder`,
  "publish/unsafe-folder.link": ({ path }: { path: string }) =>
    `the pages cannot go there: ${path} is a link that leads nowhere`,
  "publish/unsafe-folder.site": "the pages cannot go there: publishing would remove the site’s own files",
  "publish/unsafe-folder.sources": ({ folder }: { folder: string }) =>
    `the pages cannot go there: publishing would remove what is in ${folder}/`,
  "publish/unsafe-folder.hint": "choose a folder of its own with --out, such as --out dist",
  "route/invalid.published": ({ path }: { path: string }) =>
    `“${path}” is not a path inside the published folder`,
  "route/invalid.published.hint": "write it without a slash at its ends and without “.” and “..”",
  "route/output-clash.reserved": "names that begin with “.site-” are kept for publishing itself",
  "route/output-clash.reserved.hint": "give the file another name",
  "route/output-clash.alike": ({ paths }: { paths: readonly string[] }) =>
    `${paths.join(" and ")} differ only by case or Unicode form, which some disks and hosts do not tell apart`,
  "route/output-clash.same": ({ count }: { count: number }) => `${number(count)} files claim this path`,
  "route/output-clash.generated": ({ path }: { path: string }) =>
    `the site publishes a file of its own as ${path}`,
  "route/output-clash.generated.hint": "give the file another name, or take it out of static/",
  "route/output-clash.rename.hint": "rename all but one, in static/ or by their route",
  "route/output-clash.folder": ({ inside }: { inside: string }) =>
    `this path is a file, and also the folder of ${inside}`,
  "route/output-clash.folder.hint": "rename one of them, in static/ or by its route",

  // The disk and the machine.
  "disk.refused": "the disk refuses it",
  "disk.refused.hint": "build again",
  "disk.full": "there is no room on the disk",
  "disk.full.hint": "make room and build again",
  "disk.forbidden-to-write": "this user is not allowed to write here",
  "disk.forbidden-to-write.hint": "give the folder to the user who builds, or choose another, as with --out",
  "disk.forbidden-to-read": "this user is not allowed to",
  "disk.forbidden-to-read.hint":
    "give it to the user who builds, or let that user read it, as with chmod a+r (a+rx for a folder)",
  "disk.busy": "another program has it open",
  "disk.busy.hint": "close that program and build again",
  "disk.in-the-way": "something else took its place while the site was being published",
  "disk.in-the-way.hint": "see that no other program writes there, and build again",
  "disk.broken": "the disk fails",
  "disk.broken.hint": "check the disk",
  "disk.broken.out.hint": "check the disk, or choose another with --out",
  "disk.too-large": "it is too large to be read as a whole",
  "disk.too-large.hint": "make it smaller, or put it into static/, from where files of any size are copied",
  "disk.file-limit": "the disk takes no file of this size",
  "disk.file-limit.hint": "make the file smaller, or choose a folder on another disk with --out",
  "disk.read-only": "the disk is read-only",
  "disk.read-only.hint": "choose another folder with --out",
  "disk.open-files": "too many files are open",
  "disk.open-files.hint": "close some programs and build again",
  "disk.circle": "links lead in a circle",
  "disk.circle.hint": "remove the link",
  "disk.long-name": "the name is too long for this disk",
  "disk.long-name.hint": "shorten the route, or the name of the file in static/",
  "disk.bad-name": "the disk does not take this name",
  "disk.bad-name.hint": "rename the page or the file",
  "disk.name-not-utf8": "its name is not UTF-8",
  "disk.name-not-utf8.hint": "rename it with letters that every system can read, and build again",
  "source/unreadable": ({ reason, code }: { reason: string; code: string }) =>
    `it cannot be read: ${reason} (${code})`,
  "source/outside": "it is a link that leads out of the site, so it is not read",
  "source/outside.hint": ({ file }: { file: string }) =>
    `put the files themselves into the site in place of the link ${file}: nothing outside is ever read, published or written`,
  "source/lost-link.outside": ({ folder }: { folder: string }) =>
    `this link leads out of ${folder}/, so it is left out`,
  "source/lost-link.outside.hint": ({ folder }: { folder: string }) =>
    `put its target into ${folder}/: nothing outside is ever read or published`,
  "source/lost-link": "the target of this link does not exist, so it is left out",
  "source/lost-link.hint": "remove it, or point it to an existing file",
  "dev/crash": ({ said }: { said: string }) => `the build crashed: ${said}`,
  "dev/crash.hint": "it is tried again at the next change",
  "dev/crash.hint-with-place": ({ place }: { place: string }) =>
    `it is tried again at the next change ${place}`,
} as const;
