import type { Language } from "../../src/words/languages.ts";

/** Words of developers. What editors read has none of them, except under « Détails ». */
export const jargon: Readonly<Record<Language, RegExp>> = {
  fr: /(?<!\p{L})(?:YAML|TOML|JSON|CSV|Markdown|HTML|CSS|JavaScript|Git|slug\w*|schéma|templates?|modèles?|collections?|dépôt|branche|commit|origin|attributs?|accolades?|crochets?|barre oblique inverse|guillemets droits|terminal|commande|motif|clés?|dossiers?)(?!\p{L})|[{}\\]|--\w|\b(?:content|static|templates)\/|\.(?:ts|ya?ml|md|json)\b|\w\.\w+:\d+:\d+|\btrue\b|\bfalse\b/u,
  en: /\b(?:YAML|TOML|JSON|CSV|Markdown|HTML|CSS|JavaScript|Git|slug\w*|schema|templates?|collections?|repository|branch|commit|origin|attributes?|braces?|backslash|terminal|command|pattern|keys?|directory)\b|[{}\\]|--\w|\b(?:content|static|templates)\/|\.(?:ts|ya?ml|md|json)\b|\w\.\w+:\d+:\d+|\btrue\b|\bfalse\b/,
};
