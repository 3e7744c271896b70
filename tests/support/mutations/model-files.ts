/** A site without a mistake that uses most of what authors write: what mutations start from. */
export const modelFiles: Readonly<Record<string, string>> = {
  "content/site.yaml": `name: Essai
url: https://www.essai.example
timeZone: Europe/Paris
output: { pages: both, hosts: [netlify, nginx], integrity: sha256 }
typography:
  keep: [A@B]
links: { elsewhere: [/app] }
redirects:
  - { from: /ancien, to: /blog/un }
budgets:
  firstPaint: { default: 90 }
`,
  "content/categories.yaml": `# Les catégories.
energie:
  name: Énergie
usage: { name: "L’usage : et après" }
`,
  "content/pages/accueil.md": `---
title: Accueil
seo:
  title: Bonjour
  description: Une page.
faq:
  - question: Pourquoi ?
    answer: |
      Parce que *oui*.

      - [Un](/blog/un)
  - question: "Et après : quoi ?"
    answer: Voir [la suite](/notes).
---
Un *premier* texte, avec **du gras** et [un lien](/blog/un#deux).

:::callout{title="À savoir"}
Un encadré.
:::

| a | b |
| - | - |
| 1 | 2 |
`,
  "content/pages/notes.md": `---
title: Notes
route: /notes
---
1. Un
2. Deux[^1]

> Une citation.

[^1]: La note, à 16 h 30.

\`\`\`js
const a = 1;
\`\`\`
`,
  "content/articles/un.md": `---
title: Un article
date: 2025-10-01
category: energie
related: [deux]
level: avancé
---
## Un

Un texte « cité » ; voir <https://www.exemple.fr/a?b=c>.

## Deux

Encore : ~~rien~~ \\* tout.
`,
  "content/articles/deux.md": `---
title: Un autre
date: 2025-11-01
category: usage
---
Un texte. [Le premier](/blog/un)
`,
  "static/note.txt": "Une note.\n",
};
