import { createFormat } from "../format.ts";

const { number, plural, list, moment, weight } = createFormat("en");

type Count = { count: number };
/** Who has written a version, and when: undefined if nobody has changed it. */
type Version = { names: readonly string[]; at: Date | undefined };

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
  "publish.refused": "The repository refused it. Your changes are recorded here, and nothing is lost.",
  "publish.refused.about": "Its answer:",
  "publish.unreachable":
    "The repository could not be reached. Your changes are recorded here, and nothing is lost: publish again later.",
  "publish.late":
    "The repository did not answer in time. Your changes are recorded here, and nothing is lost: publish again later.",
  "publish.stopped":
    "Stopped. Your changes are recorded here; whether the repository has them is seen the next time.",
  "publish.overtaken":
    "Others are sending faster. Your changes are recorded here: publish again in a moment.",
  "publish.unrelated":
    "The branch of the repository has another history than this folder. Nothing was sent. Whoever set up the repository has to look at it.",
  "publish.failed": "Git could not do it. Nothing is lost.",

  "publish.missing": "Not ready to publish yet.",
  "publish.missing.git":
    "Git is not installed on this machine. You can install it yourself, as the guide says; then start site again.",
  "publish.missing.repository": ({ reason }: { reason: string }) =>
    `This folder is not under Git. Whoever set up the site gives you the address of its repository, from which you get a folder with git clone.${reason === "" ? "" : ` Git says: ${reason}`}`,
  "publish.missing.commits":
    "The repository is empty. Whoever set up the site records its files and sends them for the first time.",
  "publish.missing.branch":
    "The folder is at an old commit and on no branch. Whoever looks after the repository returns to the branch with git switch main.",
  "publish.missing.end": ({ of }: { of: string }) =>
    `A ${of} was begun by hand and is not finished. Whoever began it finishes it with git ${of} --continue, or gives it up with git ${of} --abort.`,
  "publish.missing.remote":
    "This repository knows no other place to send to. Whoever set up the site gives Git its address.",
  "publish.missing.upstream": ({ branch }: { branch: string }) =>
    `The branch ${branch} does not know where it is sent to. Whoever set up the site sends it once with git push -u origin ${branch}.`,
  "publish.missing.author":
    "Git does not know your name. Give it yourself, once for this machine, with the two lines of the guide: git config --global user.name and git config --global user.email.",
  "publish.missing.send": ({ files }: { files: readonly string[] }) =>
    `Changes of other files than those of the content are recorded here and were not sent: ${list(files)}. Whoever made them sends them with git push; then you can publish.`,
} as const;
