import type { Explained } from "../explanation.ts";

/** Sites in several languages. */
export const languages: Explained<"language"> = {
  "language/file-name": {
    title: "La langue dans le nom d’un fichier n’est pas une langue du site",
    meaning:
      "Avant son extension, le nom d’un fichier dit dans quelle langue il est écrit, comme dans rain.en.md. La première langue du site n’est pas nommée, et les autres sont celles qu’énumère « languages » dans templates/site.ts. Ce fichier est laissé de côté tant qu’il n’a pas un autre nom ou que sa langue n’est pas énumérée.",
    situation: {
      wrong: "Le site énumère le français et l’anglais. Quelqu’un écrit bardage.de.md, en allemand.",
      mended: "« languages » énumère aussi l’allemand, avec ses mots.",
    },
  },
  "language/missing-translation": {
    title: "Un contenu manque dans une langue",
    meaning:
      "Le contenu existe dans la première langue, mais pas dans une autre que le site énumère. Les lecteurs de cette langue ne le trouvent pas dans les listes ; là où une autre page le cite, ou si la page est faite de ce fichier, ils le lisent dans la première langue. Traduisez-le dans un fichier voisin, ou déclarez sa collection commune à toutes les langues.",
    situation: {
      wrong:
        "Le site énumère le français et l’anglais, et bardage.md n’a pas de bardage.en.md à côté de lui.",
      mended: "bardage.en.md contient le texte en anglais.",
    },
  },
  "language/older-translation": {
    title: "Une traduction est plus ancienne que son original",
    meaning:
      "L’original a changé depuis sa traduction : son champ « updated », ou à défaut « date », donne un jour plus récent que celui de la traduction. Les lecteurs de l’autre langue lisent peut-être ce qui n’est plus vrai. Traduisez ce qui a changé, puis donnez le même jour à la traduction.",
    situation: {
      wrong: "bardage.md a changé le 2025-09-01 ; bardage.en.md date encore du 2025-08-01.",
      mended: "Le changement est traduit, et bardage.en.md porte lui aussi « date: 2025-09-01 ».",
    },
  },
};
