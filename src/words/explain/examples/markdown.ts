import { type Examples, inText } from "../example.ts";

/** Problems in the text of an article. */
export const markdownExamples = {
  "markdown/too-deep": inText(
    `${"> ".repeat(101)}Le mélèze tient sans traitement.`,
    "> Le mélèze tient sans traitement.",
  ),
  "markdown/too-long": { command: "build", situation: true },
  "markdown/raw-html": inText(
    "<center>Le mélèze tient sans traitement.</center>",
    "Le mélèze tient sans traitement.",
  ),
  "markdown/heading-one": inText("# Le mélèze", "## Le mélèze"),
  "markdown/unknown-directive": inText(
    ':::encart{title="À savoir"}\nLe mélèze grise.\n:::',
    ':::encadre{title="À savoir"}\nLe mélèze grise.\n:::',
  ),
  "markdown/directive-placement": inText(
    '- Le mélèze\n\n  :::encadre{title="À savoir"}\n  Il grise.\n  :::',
    '- Le mélèze\n\n:::encadre{title="À savoir"}\nIl grise.\n:::',
  ),
  "markdown/invalid-directive": inText(
    ':::encadre{titre="À savoir"}\nLe mélèze grise.\n:::',
    ':::encadre{title="À savoir"}\nLe mélèze grise.\n:::',
  ),
  "markdown/unsafe-link": inText(
    "Voyez [nos tarifs](file:///C:/Documents/tarifs.md).",
    "Voyez [nos tarifs](/tarifs).",
  ),
  "markdown/empty-link": inText("Voyez [nos tarifs]().", "Voyez [nos tarifs](/tarifs)."),
  "markdown/image-placement": inText(
    "![Des combles](file:///C:/Photos/combles.svg)",
    "![Des combles](../images/combles.svg)",
  ),
  "markdown/stray-link": inText("Voyez [nos tarifs] (/tarifs).", "Voyez [nos tarifs](/tarifs)."),
  "markdown/stray-note": inText(
    "Le mélèze grise.\n\n[^gris]: En deux ou trois ans.",
    "Le mélèze grise[^gris].\n\n[^gris]: En deux ou trois ans.",
  ),
  "markdown/stray-mark": inText("##Le mélèze", "## Le mélèze"),
  "markdown/open-code": inText(
    "```\n27 × 132 mm\n\nComptez un dixième de plus.",
    "```\n27 × 132 mm\n```\n\nComptez un dixième de plus.",
  ),
  "markdown/plugin": inText("```tarif\nUne journée : offerte\n```", "```tarif\nUne journée : 400\n```"),
} satisfies Examples;
