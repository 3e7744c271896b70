import type { EntryName } from "../../edit/edit.ts";
import { answerForm } from "../../edit/form/answer-form.ts";
import { describeDirectives } from "../../edit/form/describe-directives.ts";
import { listPageless } from "../../edit/form/list-pageless.ts";
import type { FormAnswer } from "../../edit/protocol.ts";
import type { BlocksAnswer } from "../../edit/text-protocol.ts";
import { drawnSite, type EditDesk } from "./edit-desk.ts";
import { formSite } from "./form-site.ts";

/** Describes the form of an entry, or of the settings. Undefined if the last good site has no such entry. */
export function describeForm(desk: EditDesk, name: EntryName): FormAnswer | undefined {
  const [site, drawn] = [formSite(desk), drawnSite(desk)];
  const form = site && answerForm(name, site);
  return form && drawn && { ...form, others: listPageless(drawn) };
}

/** Describes the directives of the last good site, with their forms. */
export function listDirectives(desk: EditDesk): BlocksAnswer["directives"] {
  const site = formSite(desk);
  return site === undefined ? {} : describeDirectives(site);
}
