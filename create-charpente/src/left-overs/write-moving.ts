import { Document, isMap, parseDocument, Scalar, type YAMLMap } from "yaml";
import type { Language } from "../../../src/words/languages.ts";
import { nameWords } from "./describe-names.ts";
import { families } from "./find-tags.ts";
import { type Moving, type Rule, readMoving, ruleOf } from "./moving.ts";
import type { TagName } from "./survey-tags.ts";

const movingWords = {
  about: {
    en: ` What becomes of the tags of the old site that Markdown has no counterpart for, by name.
 Change this file, then run the same import into this folder again: files that you have changed since stay as they are.

   def: { directive: definition }          the directive “definition”; a component for it comes into templates/moved/
   def: { directive: definition, attributes: { term: 0, kind: type } }
                                           its attributes, each from a parameter: 0 is the first one without a name
   def: { markdown: "**{0}**: {body}" }    Markdown, also in a sentence, a list or a table
   def:                                    nothing: the tag goes, its body stays
   def: keep                               as it is written`,
    fr: ` Ce que deviennent les balises de l’ancien site qui n’ont pas d’équivalent en Markdown, nom par nom.
 Modifiez ce fichier, puis reprenez l’ancien site dans ce même dossier : les fichiers que vous avez modifiés restent tels quels.

   def: { directive: definition }          le bloc « definition », dont le composant vient dans templates/moved/
   def: { directive: definition, attributes: { term: 0, kind: type } }
                                           ses attributs, tirés chacun d’un paramètre : 0 est le premier sans nom
   def: { markdown: "**{0}** : {body}" }   du Markdown, aussi dans une phrase, une liste ou un tableau
   def:                                    rien : la balise s’en va, son contenu reste
   def: keep                               tel quel`,
  },
};

/**
 * The text of `moving.yaml`. Undefined when no text has such a tag. What its author has written in `given` stays; only
 * names that it lacks are added.
 */
export function writeMoving(
  names: readonly TagName[],
  moving: Moving,
  language: Language,
  given?: string,
): string | undefined {
  const known = given === undefined ? undefined : readMoving(given);
  const missing = names.filter(
    (name) => known?.status !== "read" || ruleOf(known.moving, name) === undefined,
  );
  if (missing.length === 0) return given;
  const document: Document = given === undefined ? new Document({}) : parseDocument(given);
  if (given === undefined) document.commentBefore = movingWords.about[language];
  for (const family of families) {
    const added = missing.filter((name) => name.family === family);
    if (added.length === 0) continue;
    if (!isMap(document.get(family))) document.set(family, document.createNode({}));
    const rules = document.get(family) as YAMLMap;
    for (const name of added) {
      const key = new Scalar(name.name);
      const thing = `${nameWords.uses[language](name)}, ${name.example}`;
      key.commentBefore = ` ${nameWords.pair[language]({ thing, said: name.places.join(", ") })}`;
      rules.add(document.createPair(key, toNode(document, ruleOf(moving, name) ?? { kind: "keep" })));
    }
  }
  return document.toString({ lineWidth: 0 });
}

function toNode(document: Document, rule: Rule) {
  switch (rule.kind) {
    case "remove":
      return document.createNode(null);
    case "keep":
      return document.createNode("keep");
    case "markdown":
      return document.createNode({ markdown: rule.markdown }, { flow: true });
    case "directive": {
      const attributes = Object.entries(rule.attributes ?? {}).map(
        ([name, from]) => [name, /^\d+$/.test(from) ? Number(from) : from] as const,
      );
      return document.createNode(
        {
          directive: rule.directive,
          ...(attributes.length > 0 && { attributes: Object.fromEntries(attributes) }),
        },
        { flow: true },
      );
    }
  }
}
