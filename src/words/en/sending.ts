import { createFormat } from "../format.ts";

const { number, plural, list, moment, weight } = createFormat("en");

type Count = { count: number };
/** Who has written a version, and when: undefined if nobody has changed it. */
type Version = { names: readonly string[]; at: Date | undefined };
type Files = { files: readonly string[] };

/** The page “Publish”, in English. */
export const sending = {
  "publish.title": "Publish",
  "publish.about":
    "What visitors will see change, page by page, compared with what was last published. Nothing is sent before you say so.",
  "publish.no-script": "This page needs scripts.",
  "publish.looking": "Comparing the pages…",
  "publish.unanswered": "The server does not answer. Start site again, then reload this page.",
  "publish.look-again": "Look again",
  "publish.back": "Back to the site",

  "publish.ready": ({ count }: Count) =>
    count === 0
      ? "Ready. Visitors will see no change."
      : `Ready. ${number(count)} ${plural(count, { one: "change", other: "changes" })} to publish.`,
  "publish.first":
    "This is the first publication from this folder. If the server is empty, it receives the whole site, with everything that was recorded here.",
  "publish.unknown":
    "The published version has errors and cannot be drawn, so the changes are not known. The version that you publish has none.",
  "publish.changes": "What changes",
  "publish.remarks": ({ count }: Count) =>
    plural(count, {
      one: "The check has one remark, which never stops a publication:",
      other: `The check has ${number(count)} remarks, which never stop a publication:`,
    }),
  "publish.remarks.link": "see To do",
  "publish.risks": ({ count }: Count) =>
    plural(count, { one: "One warning", other: `${number(count)} warnings` }),
  "publish.risks.about":
    "They do not stop you from sending; a host that builds strictly stops at them, and the site stays as it is.",
  "publish.unsaved": ({ count }: Count) =>
    plural(count, {
      one: "One text is not saved, since the checks refuse it: it is not published.",
      other: `${number(count)} texts are not saved, since the checks refuse them: they are not published.`,
    }),
  "publish.message": "Note for those who read the history",
  "publish.message.help": "The first line is its title. Visitors do not see it.",
  "publish.to": ({ remote, branch }: { remote: string; branch: string }) =>
    `It goes to ${remote}, branch ${branch}, under your name.`,
  "publish.send": "Publish",
  "publish.subject": ({ names, more }: { names: readonly string[]; more: number }) =>
    `Change ${more > 0 ? `${names.join(", ")} and ${number(more)} more` : list(names)}`,
  "publish.subject.none": "Change the content",
  "publish.merge-subject": "Join the changes of several authors",

  "publish.nothing": "Everything is published.",
  "publish.behind": "Others have sent something that is not in this folder yet.",
  "publish.receive": "Get it",

  "publish.errors": ({ count }: Count) =>
    plural(count, {
      one: "One error stops the publication.",
      other: `${number(count)} errors stop the publication.`,
    }),
  "publish.errors.merged": ({ count }: Count) =>
    plural(count, {
      one: "Your changes do not fit those that others have sent: one error.",
      other: `Your changes do not fit those that others have sent: ${number(count)} errors.`,
    }),
  "publish.errors.merged.about":
    "Your changes are recorded here, and nothing was sent. Change your side of it, or speak with those who have sent the other.",

  "publish.steps": "How far it is",
  "publish.phase.check": "Check the site",
  "publish.phase.record": "Record it under your name",
  "publish.phase.fetch": "Ask what others have sent",
  "publish.phase.merge": "Join it with what others have sent, and check that",
  "publish.phase.send": "Send it",
  "publish.phase.forward": "Get what others have sent",
  "publish.phase.host": "Wait for the host",
  "publish.step.done": "done",
  "publish.step.current": "under way",
  "publish.running": ({ what }: { what: string }) => `${what}…`,
  "publish.stop": "Stop",
  "publish.stop-waiting": "Do not wait",

  "publish.open": ({ count }: Count) =>
    plural(count, {
      one: "Another author has changed the same as you. Which version do you want to keep?",
      other: `In ${number(count)} places another author has changed the same as you. Which versions do you want to keep?`,
    }),
  "publish.open.about":
    "Everything else was joined. Your changes are recorded here, and nothing was sent yet.",
  "publish.choices": "What you have chosen",
  "publish.mine": ({ at }: Version) => (at === undefined ? "My version" : `My version, ${moment(at)}`),
  "publish.theirs": ({ names, at }: Version) =>
    at === undefined ? "The other version" : `The version of ${list(names)}, ${moment(at)}`,
  "publish.whole-file": "the whole file",
  "publish.address": "its new address",
  "publish.file.data": ({ sizeBytes }: { sizeBytes: number }) => `a file of ${weight(sizeBytes)}`,
  "publish.file.link": ({ to }: { to: string }) => `a link to ${to}`,
  "publish.file.folder": "a folder with these files:",
  "publish.file.module": "another repository",
  "publish.absent": "removed",
  "publish.choose": "Publish with these choices",

  "publish.sent": "Sent. The repository has it.",
  "publish.received": "Everything is published, and this folder has what others have sent.",
  "publish.merged": "It was joined with what others had sent.",
  "publish.host.seen": "The host has it: visitors see the new version.",
  "publish.host.seen.link": "See the page",
  "publish.host.unseen.old":
    "The host still answers with the earlier version. It may need some more minutes.",
  "publish.host.unseen.status": ({ code }: { code: number }) =>
    `The host answers ${code} at this address: it is not known whether it has the new version.`,
  "publish.host.unseen.none": "This address does not answer: it is not known whether the host has it.",
  "publish.host.stopped": "You did not wait for the host: whether it has the new version is not known.",
  "publish.host.unprovable": "No page shows whether the host has the new version.",
  "publish.host.example":
    "The address in the settings of the site is only an example: it is not known whether the host has it.",
  "publish.in-the-way": ({ files }: { files: readonly string[] }) =>
    `This folder does not have the changes of others yet: ${list(files)} ${plural(files.length, { one: "has", other: "have" })} changes here that are not recorded. Their author has to record or undo them; your publication is not affected.`,

  "publish.changed": "Something was saved meanwhile. Look at what changes again, then publish.",
  "publish.late":
    "The server has given no sign of life for too long. If a window of this computer asks for a password, answer it. Your changes are kept in this folder, and nothing is lost: publish again later.",
  "publish.stopped":
    "Stopped. Your changes are recorded here; whether the repository has them is seen the next time.",
  "publish.overtaken":
    "Others are sending faster. Your changes are recorded here: publish again in a moment.",
  "publish.unrelated":
    "The server already has another site, which has nothing in common with this folder. Nothing was sent, and nothing changed here. Whoever looks after the site checks the address of the server, or makes a new copy of the site from there with git clone.",
  "publish.elsewhere":
    "The server has this site under another name, so visitors would not see what you send.",
  "publish.elsewhere.do": ({ branch, branches }: { branch: string; branches: readonly string[] }) =>
    `This folder is on “${branch}”; the server has ${list(branches)}. Nothing was sent. Whoever looks after the site brings this folder to the right one.`,
  "publish.kept": "Your changes are kept in this folder, and nothing is lost.",
  "publish.answer": "The answer, word for word:",
  "publish.trouble.name": "The address of the server is not found on the network.",
  "publish.trouble.name.do":
    "Check that this computer is connected to the internet, then publish again. If it is, whoever looks after the site checks the address of the server.",
  "publish.trouble.connection": "The server does not answer, or the connection was cut.",
  "publish.trouble.connection.do":
    "Check your connection, and the private network of your firm if it needs one. Then publish again, now or later.",
  "publish.trouble.proxy": "The network that you are on lets no request through to the server.",
  "publish.trouble.proxy.do":
    "Publish again from another network, or ask whoever looks after this computer for its proxy.",
  "publish.trouble.certificate":
    "The server cannot prove that it is the right one, so nothing was sent to it.",
  "publish.trouble.certificate.do":
    "Check the date of this computer, and publish again from another network: those of hotels and stations often get in between. If it stays so, tell whoever looks after the server.",
  "publish.trouble.host-key":
    "This computer does not know the server yet, or the server is another one than last time.",
  "publish.trouble.host-key.do":
    "Whoever looks after the site compares its fingerprint, and confirms it once in a terminal with git fetch.",
  "publish.trouble.key":
    "The server does not accept the key of this computer, or the key is locked by a passphrase.",
  "publish.trouble.key.do":
    "If your key has a passphrase, unlock it once with ssh-add in a terminal. If not, whoever looks after the site adds your key to the server.",
  "publish.trouble.credentials":
    "The server asks who you are: your name or password is missing, wrong or expired.",
  "publish.trouble.credentials.do":
    "Run git fetch once in a terminal, in the folder of the site: it asks for both, and this computer can remember them. Servers often take an access key, which they call a token, in place of the password.",
  "publish.trouble.not-found":
    "There is no site at the address of the server, or you are not allowed to see it.",
  "publish.trouble.not-found.do": "Whoever looks after the site checks the address, and gives you access.",
  "publish.trouble.rights": "The server knows you, but does not let you send.",
  "publish.trouble.rights.do": "Whoever looks after the site gives you the right to write to it.",
  "publish.trouble.protected":
    "The server protects the version that is online: nobody sends to it without a review, or only some do.",
  "publish.trouble.protected.do":
    "Whoever looks after the site allows you to send, or takes your changes through a review.",
  "publish.trouble.read-only": "The server takes no changes: it is closed, or under maintenance.",
  "publish.trouble.read-only.do":
    "Publish again later. If it stays so, whoever looks after the site opens it again.",
  "publish.trouble.too-large": "A file is too large for the server.",
  "publish.trouble.too-large.do":
    "The answer names it. Replace it by a smaller one, or take it out, and publish again: nothing of this attempt will be sent.",
  "publish.trouble.secret": "The server has found a password or a key in what you send.",
  "publish.trouble.secret.do":
    "The answer says where. Take it out, and publish again: nothing of this attempt will be sent.",
  "publish.trouble.full": "There is no room left on the server.",
  "publish.trouble.full.do": "Whoever looks after the server makes room. Then publish again.",
  "publish.trouble.here-full": "There is no room left on this computer.",
  "publish.trouble.here-full.do": "Make room, then publish again.",
  "publish.trouble.server": "The server has a fault of its own.",
  "publish.trouble.server.do": "Publish again later. If it stays so, tell whoever looks after the server.",
  "publish.trouble.hook": "The server checks what it receives, and has refused it.",
  "publish.trouble.hook.do":
    "Its answer says why. If it does not help you, show it to whoever looks after the site.",
  "publish.trouble.here-lock": "Another program works with Git in this folder, or was stopped in the middle.",
  "publish.trouble.here-lock.do":
    "Wait a little, and publish again. If it stays so, and no other program uses Git, delete the file that the answer names.",
  "publish.trouble.here-hook":
    "A check of this computer, which runs before anything is sent, has refused it.",
  "publish.trouble.here-hook.do":
    "Its answer says why. If it does not help you, show it to whoever set up this folder: it is the pre-push hook of Git.",
  "publish.trouble.lfs": "The large files of the site could not be sent: they need Git LFS.",
  "publish.trouble.lfs.do":
    "Install Git LFS on this computer (git-lfs.com), run git lfs install once in a terminal, then publish again.",
  "publish.trouble.checked-out": "The server is a folder in which somebody works, so it takes nothing.",
  "publish.trouble.checked-out.do": "Whoever set it up makes a bare repository of it, with git clone --bare.",
  "publish.trouble.shallow":
    "This folder has only the last versions of the site, and the server needs all of them.",
  "publish.trouble.shallow.do":
    "Whoever set up this folder gets the others with git fetch --unshallow, from where they are.",
  "publish.trouble.other": "The server and this computer did not come to terms.",
  "publish.trouble.other.do":
    "Publish again later. If it stays so, show this answer to whoever looks after the site.",
  "publish.failed": "Git could not do it. Nothing is lost.",

  "publish.missing": "Not ready to publish yet.",
  "publish.missing.git":
    "Git is not installed on this machine. You can install it yourself, as the guide says; then start site again.",
  "publish.missing.repository": ({ reason }: { reason: string }) =>
    `This folder is not under Git. Whoever set up the site gives you the address of its repository, from which you get a folder with git clone.${reason === "" ? "" : ` Git says: ${reason}`}`,
  "publish.missing.commits":
    "Git has not recorded any file of this folder yet, and only whoever set up the site knows which ones belong to it: git add and git commit record them once. Then you can publish from here.",
  "publish.missing.branch":
    "The folder is at an old commit and on no branch. Whoever looks after the repository returns to the branch with git switch main.",
  "publish.missing.end": ({ of }: { of: string }) =>
    `A ${of} was begun by hand and is not finished. Whoever began it finishes it with git ${of} --continue, or gives it up with git ${of} --abort.`,
  "publish.missing.remote":
    "This repository knows no other place to send to. Whoever set up the site gives Git its address.",
  "publish.missing.upstream": ({ branch }: { branch: string }) =>
    `Git was not told where the branch ${branch} is sent to, and more than one place is possible. Whoever set up the site sends it once with git push -u origin ${branch}, or brings this folder back to the branch that visitors see.`,
  "publish.missing.lock": ({ file }: { file: string }) =>
    `Another program is working with Git in this folder, or was stopped in the middle. Wait a little. If it stays so, and no other program uses Git, delete the file ${file}.`,
  "publish.missing.owner": ({ folder }: { folder: string }) =>
    `The folder belongs to another user of this computer, so Git does not trust it. If you do, say so once in a terminal: git config --global --add safe.directory ${folder}`,
  "publish.missing.two-ways": ({ remote, pushRemote }: { remote: string; pushRemote: string }) =>
    `This folder receives from ${remote} but sends to ${pushRemote}, so what others send would never meet what you send. Whoever set it up lets both be the same, with git config remote.pushDefault ${remote}.`,
  "publish.missing.submodule": ({ folders }: { folders: readonly string[] }) =>
    `${list(folders)} ${plural(folders.length, { one: "is a repository of its own", other: "are repositories of their own" })} (a submodule of Git), so the files in it cannot be published from here. Whoever set up the site moves them into it.`,
  "publish.missing.sparse": ({ files }: Files) =>
    `This folder has only a part of the site, so it cannot be checked before it is sent. Missing: ${list(files)}. Whoever set it up gets the rest with git sparse-checkout disable.`,
  "publish.missing.overlooked": ({ files }: Files) =>
    `Git was told to overlook changes that are here: ${list(files)}. Whoever did so undoes it with git update-index --no-skip-worktree --no-assume-unchanged, or takes the changes back.`,
  "publish.missing.lfs": ({ files }: Files) =>
    `The large files of this site are kept with Git LFS, which is not set up on this computer${files.length === 0 ? "" : `: ${list(files)}`}. Install it (git-lfs.com) and run git lfs install once in a terminal, then start site again.`,
  "publish.missing.author":
    "Git does not know your name. Give it yourself, once for this machine, with the two lines of the guide: git config --global user.name and git config --global user.email.",
  "publish.missing.send": ({ files }: { files: readonly string[] }) =>
    `Changes of other files than those of the content are recorded here and were not sent: ${list(files)}. Whoever made them sends them with git push; then you can publish.`,
} as const;
