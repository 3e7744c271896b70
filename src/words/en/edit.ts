import { createFormat } from "../format.ts";

const { number, plural, day, moment } = createFormat("en");

type Count = { readonly count: number };
type What = { readonly what: string };

/**
 * The texts of the page editor in English, the reference for the other languages. They run in the browser, so they
 * stand apart: the browser gets no other messages.
 */
export const edit = {
  "bar.label": "Editing",
  "bar.title": "Editing",
  "bar.undo": "Undo",
  "bar.redo": "Redo",
  "bar.new": "New",
  "bar.form": "Form",
  "bar.history": "History",
  "bar.todo": "To do",
  "bar.todo.count": ({ count }: Count) => `To do (${number(count)})`,
  "bar.todo.fresh": ({ fresh }: { readonly fresh: number }) => `+${number(fresh)}`,
  "bar.publish": "Publish",
  "bar.end": "Finish",
  "bar.ended": "Editing has ended on this page. The server has not confirmed it.",

  "state.idle": "",
  "state.saving": "Saving…",
  "state.unsaved": "Not saved",
  "state.saved": "Saved",
  "state.troubled": ({ count }: Count) =>
    plural(count, { one: "One text not saved", other: `${number(count)} texts not saved` }),
  "state.gone": "The page was removed or does not build any more.",

  "step.undo": ({ what }: { what: string }) => `Undone: ${what}`,
  "step.undo.published": ({ what }: { what: string }) =>
    `Undone: ${what}. It was published: visitors see it until the next publication.`,
  "step.redo": ({ what }: { what: string }) => `Redone: ${what}`,
  "step.none.undo": "Nothing to undo on this page.",
  "step.none.redo": "Nothing to redo on this page.",
  "step.none.undo.text": "Nothing to undo in this text.",
  "step.none.redo.text": "Nothing to redo in this text.",

  "label.pages": ({ count }: Count) => `on ${number(count)} pages`,
  "label.open": "Open",
  "label.form": "Form",

  "trouble.refused": "Not saved",
  "trouble.beside": ({ what, text }: What & { readonly text: string }) => `${what}: ${text}`,
  "trouble.elsewhere": ({ text }: { readonly text: string }) => `Elsewhere: ${text}`,
  "trouble.resume": "Continue writing",
  "trouble.give-up": "Discard my changes",
  "trouble.conflict": "Someone else has changed this meanwhile",
  "trouble.mine": "Your version",
  "trouble.theirs": "The version in the file",
  "trouble.gone": "It is no longer there.",
  "trouble.keep-mine": "Keep mine",
  "trouble.take-theirs": "Take theirs",
  "trouble.unanswered": "The server does not answer",
  "trouble.unanswered.text": "What you typed is kept here. Start site again, then retry.",
  "trouble.retry": "Try again",
  "trouble.not-taken": "This page has lost its session",
  "trouble.not-taken.text":
    "The server has restarted and does not show this page yet. What you typed is kept here: try again in a moment.",
  "trouble.reload": "Reload",

  "form.title": "Form",
  "form.entry": "What is edited",
  "form.others": "Contents without a page",
  "form.close": "Close the form",
  "form.body": "Text",
  "form.save": "Save",
  "form.cancel": "Cancel",
  "form.add": "Add",
  "form.give": ({ what }: What) => `Add: ${what}`,
  "form.remove": ({ what }: What) => `Remove: ${what}`,

  "outlook.draft": "Visible here, not on the published site.",
  "outlook.no-draft": "Only a future date holds it back.",
  "outlook.due": ({ due, days }: { readonly due: string; readonly days: number }) =>
    `Will appear on ${day(due)}, ${plural(days, { one: "tomorrow", other: `in ${number(days)} days` })}.`,
  "outlook.due-already": "The date has passed: it holds nothing back.",

  "list.up": "Move up",
  "list.down": "Move down",
  "list.remove": "Remove",
  "list.drag": "Drag to another place",
  "list.empty": "Remove all",
  "list.tool": ({ word, what }: { readonly word: string } & What) => `${word}: ${what}`,
  "list.added": ({ what }: What) => `Added: ${what}`,
  "list.removed": ({ what }: What) => `Removed: ${what}`,
  "list.moved": ({ what, to, count }: { readonly to: number } & Count & What) =>
    `${what}, now in place ${number(to)} of ${number(count)}`,

  "pick.label": "Choices; Enter selects one",
  "pick.search": "Search",
  "pick.nothing": "Choose",
  "pick.none": "Nothing has this name.",
  "address.choose": "Choose a page",
  "address.rename": "“Rename” changes it, corrects the links that lead to it and can redirect the old one.",

  "ripple.title": "This changes as well:",
  "ripple.unknown": "What else this changes could not be worked out. You can save it all the same.",
  "ripple.pages": ({ count }: Count) => plural(count, { one: "one page", other: `${number(count)} pages` }),
  "ripple.more": ({ count }: Count) => `and ${number(count)} more`,
  "ripple.cards": ({ count }: Count) =>
    plural(count, {
      one: "one picture for social networks",
      other: `${number(count)} pictures for social networks`,
    }),
  "ripple.feed": ({ feed }: { readonly feed: string }) => `the feed ${feed}`,
  "ripple.search": "the search of the site",

  "entry.new": "New",
  "entry.copy": "Duplicate",
  "entry.move": "Rename",
  "entry.remove": "Delete",
  "entry.close": "Close",
  "entry.trying": "Checking the site with it…",
  "entry.refused": "Nothing was written",
  "entry.beside": "Look at the fields that are marked above.",

  "new.what": "Kind of entry",
  "new.none": "This site takes no new entries.",
  "new.draft": "A draft: visitors do not see it.",
  "new.no-draft": "Visitors see it with the next publication.",
  "new.placeholder": ({ placeholder }: { readonly placeholder: string }) =>
    `Words that you leave out are marked “${placeholder}”.`,
  "new.copy": "Everything else is copied from the original.",
  "new.begin": "Begin the draft",
  "new.create": "Create",

  "move.address": "Address",
  "move.address.help": "Lower-case letters, digits and hyphens, after a slash.",
  "move.name": "Name",
  "move.name.help": "Lower-case letters, digits and hyphens. Visitors may see it in an address.",
  "move.redirect": "Redirect visitors from the old address",
  "move.do": "Rename",

  "remove.mentions": ({ count }: Count) =>
    count === 0
      ? "No other page links here."
      : plural(count, { one: "One place leads here:", other: `${number(count)} places lead here:` }),
  "remove.translations": ({ names }: { names: readonly string[] }) =>
    names.length === 1
      ? `The translation stays (${names.join()}): it is deleted on its own page.`
      : `The translations stay (${names.join(", ")}): each is deleted on its own page.`,
  "remove.heir": "Replacement",
  "remove.heir.help": "The new target of links. Without it, links must be removed.",
  "remove.heir.page": "Replacement page",
  "remove.heir.page.help":
    "Visitors of the old address are redirected there. Without it, they see that the page is missing.",
  "remove.heir.needed": "Choose a replacement for the links to lead to.",
  "remove.undecided": "Decide what to do with this one.",
  "remove.becomes": ({ what }: What) => `Decision for: ${what}`,
  "remove.open": "To be decided",
  "remove.lead": "Leads to the replacement",
  "remove.unlink": "Loses its link, keeps its words",
  "remove.lead.all": "All lead there",
  "remove.unlink.all": "All lose their link",
  "remove.do": "Delete",
  "remove.stop": "Stop",

  "entry.images": "Unused images",
  "images.none": "Every image of the site is used.",
  "images.about":
    "No page shows them and no text names them. What you remove is kept for 90 days, and “Undo” brings it back.",
  "images.weight": ({ kilobytes }: { readonly kilobytes: number }) => `${number(kilobytes)} KB`,
  "images.drop": "Remove those that are ticked",

  "plan.show": "See what changes",
  "plan.title": "This will be written, all of it or nothing:",
  "plan.redirects": ({ count }: Count) =>
    plural(count, { one: "one redirect", other: `${number(count)} redirects` }),
  "plan.mentions": ({ count }: Count) =>
    plural(count, { one: "one corrected link", other: `${number(count)} corrected links` }),
  "plan.files": ({ count }: Count) => plural(count, { one: "one file", other: `${number(count)} files` }),
  "plan.created": () => "new",
  "plan.changed": () => "changed",
  "plan.renamed": ({ from }: { readonly from: string }) => `renamed, ${from} before`,
  "plan.removed": () => "removed",

  "history.title": "History",
  "history.close": "Close the history",
  "history.none": "Nothing has been changed here yet.",
  "history.moment": ({ at }: { readonly at: Date }) => moment(at),
  "history.before": "Before",
  "history.after": "After",
  "history.nothing": "nothing",
  "history.undone": "undone",
  "history.restore": "Restore",
  "history.restore.what": ({ what }: What) => `Restore the earlier version of: ${what}`,
  "history.restored": "Restored",
  "history.kept": "Nothing was changed: this has been edited since, or the checks refuse it.",

  "text.tools": "Tools of the text",
  "text.kind": "Kind of block",
  "text.paragraph": "Paragraph",
  "text.heading": ({ level }: { readonly level: number }) =>
    ["Heading", "Subheading", "Small heading"][level - 1] ?? `Heading ${number(level)}`,
  "text.code-block": "Block of code",
  "text.strong": "Bold",
  "text.emphasis": "Italic",
  "text.code": "Code",
  "text.link": "Link",
  "text.link.address": "Address of the link",
  "text.link.set": "Apply",
  "text.link.remove": "Remove the link",
  "text.bullets": "List",
  "text.numbers": "Numbered list",
  "text.quote": "Quotation",
  "text.table": "Table",
  "text.table.remove": "Delete the table",
  "text.row.add": "+ row",
  "text.row.remove": "− row",
  "text.column.add": "+ column",
  "text.column.remove": "− column",
  "text.image": "Image",
  "text.image.address": "Address of the image",
  "text.image.alt": "What the image shows",
  "text.insert": "Insert",
  "text.needed": ({ what }: What) => `Fill in: ${what}.`,
  "text.footnote": "Footnote",
  "text.footnote.text": "Text of the footnote",
  "paste.title": "Before pasting",
  "paste.all": "Paste",
  "paste.text": "Paste the text only",

  "add.title": "Add a file",
  "add.choose": "Choose a file",
  "add.sending": "Preparing the file…",
  "add.alt.needed":
    "Say in a sentence what the image shows, for those who do not see it. The name of a file is not enough.",
  "add.link": "Words of the link",
  "add.link.needed": "Give the link the words that visitors will read.",
  "add.insert": "Insert",
  "add.refused": "Not added",
  "add.close": "Close",
  "add.image": "Add an image",

  "text.source": "Source",
  "text.source.about": "The text as the file has it, in Markdown",
  "text.blocks": "By blocks",
  "text.end": "Done",
  "text.card": "As written",
  "text.card.directive": ({ name }: { readonly name: string }) => `Box: ${name}`,
  "text.card.footnote": ({ name }: { readonly name: string }) => `Footnote ${name}`,
  "text.card.source": "Source",
} as const;
