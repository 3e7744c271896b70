import { noteOf, titleOf } from "../../define/fields-of.ts";
import { describeSchema } from "../../define/schema/describe-schema.ts";
import type { BlocksAnswer, DirectiveForm } from "../text-protocol.ts";
import { describeForm } from "./describe-form.ts";
import { type FormSite, listChoices } from "./list-choices.ts";

/** Describes the directives of a site by name, each with the form of its attributes. */
export function describeDirectives(from: FormSite): BlocksAnswer["directives"] {
  const choices = { ...listChoices(from), yamlAt: () => "", ripples: () => false };
  const described = Object.entries(from.site.directives).map(([name, { attributes, body }]) => {
    const help = noteOf(attributes, []);
    const form: DirectiveForm = {
      label: titleOf(attributes, []) ?? name,
      ...(help !== undefined && { help }),
      holdsBlocks: body === "blocks",
      fields: describeForm(describeSchema(attributes), {}, choices),
    };
    return [name, form] as const;
  });
  return Object.fromEntries(described);
}
