import { inFile, siteFile } from "./example.ts";
import { createFormat } from "./format.ts";
import { type Messages, message, type Problems } from "./in-each-language.ts";

const en = createFormat("en");
const fr = createFormat("fr");

/** Templates and what they make. */
export const templateProblems = {
  "template/syntax": {
    severity: "error",
    otherSeverity: "warning",
    mendedBy: "developer",
    title: { en: "A template cannot be read", fr: "Un modèle est illisible" },
    meaning: {
      en: "A file of templates/ holds a mistake of TypeScript or JSX, or imports a file that is not there. No page can be drawn before it is corrected. The message names the place where reading stopped, which may be a little below the mistake.",
      fr: "Un fichier de templates/ contient une faute de TypeScript ou de JSX, ou importe un fichier absent. Aucune page ne peut être dessinée avant sa correction. Le message indique où la lecture s’est arrêtée, parfois un peu plus bas que la faute.",
    },
    example: inFile(siteFile, "<p>Revenez à l’accueil.", "<p>Revenez à l’accueil.</p>"),
    messages: {
      "template/syntax": message({
        en: ({ said }: { said: string }) => said,
        fr: ({ said }) => `esbuild, l’outil qui assemble le code, dit en anglais : « ${said} »`,
      }),
      "template/syntax.missing": message({
        en: ({ wanted }: { wanted: string }) => `Could not resolve “${wanted}”`,
        fr: ({ wanted }) => `« ${wanted} » est introuvable`,
      }),
      "template/syntax.island": message({
        en: ({ island, reason }: { island: string; reason: string }) =>
          `the island “${island}” cannot be bundled: ${reason}`,
        fr: ({ island, reason }) => `l’îlot « ${island} » ne peut pas être assemblé : ${reason}`,
      }),
      "template/syntax.island.hint": {
        en: "its key under islands is the name by which its file exports the component",
        fr: "sa clé dans islands est le nom sous lequel son fichier exporte le composant",
      },
    },
  },
  "template/throws": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A template fails while it draws", fr: "Un modèle échoue en dessinant" },
    meaning: {
      en: "The code of a template stopped at the marked line, often because it reads a field of a missing value. Correct that line. `npx tsc` finds most such mistakes beforehand.",
      fr: "Le code d’un modèle s’est arrêté à la ligne marquée, souvent parce qu’il lit un champ de ce qui n’existe pas. Corrigez cette ligne. `npx tsc` trouve d’avance la plupart de ces fautes.",
    },
    example: inFile(
      siteFile,
      "<Frame title={workshop.data.words.title}",
      "<Frame title={workshop.data.title}",
    ),
    messages: {
      "template/throws": message({
        en: ({ doing, reason }: { doing: string; reason: string }) => `${doing} failed: ${reason}`,
        fr: ({ doing, reason }) => `${doing} a échoué : ${reason}`,
      }),
      "template/throws.hint": {
        en: "the templates have a mistake at this place",
        fr: "les modèles ont une faute à cet endroit",
      },
      "template/throws.waits": {
        en: "a component is async, or waits with use() or lazy()",
        fr: "un composant est asynchrone, ou attend avec use() ou lazy()",
      },
      "template/throws.waits.hint": {
        en: "pages are drawn at once: put the data it waits for into content/",
        fr: "les pages sont dessinées d’un seul coup : mettez dans content/ ce que le composant attend",
      },
      "template/throws.browser": message({
        en: ({ name }: { name: string }) => `${name} is not defined`,
        fr: ({ name }) => `${name} n’est pas défini`,
      }),
      "template/throws.browser.hint": {
        en: "pages and islands are drawn without a browser: ask for it in an effect or a handler of an island, or in an enhancer",
        fr: "les pages et les îlots sont dessinés sans navigateur : demandez-le dans un effet ou une réaction d’un îlot, ou dans un script de page",
      },
    },
  },
  "template/empty": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A template draws nothing", fr: "Un modèle ne dessine rien" },
    meaning: {
      en: "The template gave no HTML for the page, and visitors would see a blank one. A template returns a whole document, from <html> on.",
      fr: "Le modèle n’a donné aucun HTML, et les visiteurs verraient une page blanche. Un modèle rend un document entier, à partir de <html>.",
    },
    example: inFile(
      siteFile,
      "missing: { template: () => null, plan:",
      "missing: { template: MissingPage, plan:",
    ),
    messages: {
      "template/empty": message({
        en: ({ template, page }: { template: string; page: string }) =>
          `the template “${template}” draws nothing for ${page}`,
        fr: ({ template, page }) => `le modèle « ${template} » ne dessine rien pour ${page}`,
      }),
      "template/empty.hint": {
        en: "a template returns a whole document, from <html> on",
        fr: "un modèle rend un document entier, à partir de <html>",
      },
    },
  },
  "template/unknown-read": {
    severity: "warning",
    isRule: true,
    mendedBy: "developer",
    title: {
      en: "A template reads what the build does not know",
      fr: "Un modèle lit ce que la construction ignore",
    },
    meaning: {
      en: "A build draws again only what has changed. What a template reads by itself, such as the clock or a file, changes unnoticed, and pages would go on showing its former value. So whatever depends on it is not remembered, and every build takes longer. Read it through the function that the hint names, or leave it out.",
      fr: "Une construction ne redessine que ce qui a changé. Ce qu’un modèle lit de lui-même, comme l’heure ou un fichier, change à son insu, et les pages en garderaient l’ancienne valeur. Rien de ce qui en dépend n’est donc gardé, et chaque construction dure plus longtemps. Lisez-le par la fonction que nomme le conseil, ou passez-vous-en.",
    },
    example: inFile(
      siteFile,
      "<p>Revenez à l’accueil, visiteur {Math.random()}.</p>",
      "<p>Revenez à l’accueil.</p>",
    ),
    messages: {
      "template/unknown-read.variable": message({
        en: ({ name }: { name: string }) => `the variable ${name} is read, which the site does not declare`,
        fr: ({ name }) => `la variable ${name} est lue, mais le site ne la déclare pas`,
      }),
      "template/unknown-read.variable.hint": message({
        en: ({ name }: { name: string }) =>
          `declare it in defineSite with the setting that it sets, as in environment: { ${name}: "example" }`,
        fr: ({ name }) =>
          `déclarez-la dans defineSite avec le réglage qu’elle fixe, comme dans environment: { ${name}: "exemple" }`,
      }),
      "template/unknown-read.file": message({
        en: ({ name }: { name: string }) => `the file ${name} is read unnoticed by the build`,
        fr: ({ name }) => `le fichier ${name} est lu à l’insu de la construction`,
      }),
      "template/unknown-read.file.hint": {
        en: "read it with readText or readData of the package, by its path from the folder of the site",
        fr: "lisez-le par readText ou readData, que donne le paquet, avec son chemin depuis le dossier du site",
      },
      "template/unknown-read.clock": message({
        en: ({ name }: { name: string }) => `${name} asks the clock`,
        fr: ({ name }) => `${name} demande l’heure`,
      }),
      "template/unknown-read.clock.hint": {
        en: "today() of the package is the day of the build; a dated entry knows its date",
        fr: "today(), que donne le paquet, est le jour de la construction ; un contenu daté connaît sa date",
      },
      "template/unknown-read.random": message({
        en: ({ name }: { name: string }) => `${name} gives another value in each build`,
        fr: ({ name }) => `${name} donne une autre valeur à chaque construction`,
      }),
      "template/unknown-read.random.hint": {
        en: "derive the value from the content, as from the id of an entry, or from useId",
        fr: "tirez cette valeur du contenu, comme de l’id d’un contenu, ou de useId",
      },
      "template/unknown-read.other": message({
        en: ({ name }: { name: string }) =>
          `${name} asks something that no build can compare with the last one`,
        fr: ({ name }) => `${name} demande ce qu’aucune construction ne peut comparer à la précédente`,
      }),
      "template/unknown-read.other.hint": {
        en: "write its answer into a file before the build, and read that with readText or readData",
        fr: "écrivez sa réponse dans un fichier avant la construction, et lisez-le par readText ou readData",
      },
      "template/unknown-read.package": message({
        en: ({ package: name, what }: { package: string; what: string }) => `in the package ${name}, ${what}`,
        fr: ({ package: name, what }) => `dans le paquet ${name}, ${what}`,
      }),
    },
  },
  "template/missing-asset": {
    severity: "error",
    mendedBy: "developer",
    title: {
      en: "A page uses a file that is not published",
      fr: "Une page demande un fichier qui n’est pas publié",
    },
    meaning: {
      en: "A template names a style, a font, an image or another file that the site does not have. Browsers would not find it. Correct the name, or add the file.",
      fr: "Un modèle nomme un style, une police, une image ou un autre fichier que le site n’a pas. Les navigateurs le demanderaient en vain. Corrigez le nom, ou ajoutez le fichier.",
    },
    example: inFile(siteFile, 'asset("metier.txt")', 'asset("metiers.txt")'),
    messages: {
      "template/missing-asset": message({
        en: ({ page, asset }: { page: string; asset: string }) =>
          `the page ${page} uses ${asset}, which is not published`,
        fr: ({ page, asset }) => `la page ${page} demande ${asset}, qui n’est pas publié`,
      }),
      "template/missing-asset.hint": {
        en: "put the file into static/, or get its address with asset() of useSite()",
        fr: "placez le fichier dans static/, ou demandez son adresse avec asset() de useSite()",
      },
      "template/missing-asset.needed": message({
        en: ({ asset, doing }: { asset: string; doing: string }) =>
          `there is no asset “${asset}”, which ${doing} needs`,
        fr: ({ asset, doing }) => `il n’y a pas de fichier « ${asset} », dont ${doing} a besoin`,
      }),
      "template/missing-asset.face.hint": {
        en: "name it in the @font-face of a style sheet, which publishes it",
        fr: "nommez-la dans le @font-face d’une feuille de style, qui la publie",
      },
      "template/missing-asset.font": message({
        en: ({ name, file }: { name: string; file: string }) =>
          `the font “${name}” of the cards, ${file}, is not there`,
        fr: ({ name, file }) => `la police « ${name} » des vignettes, ${file}, n’est pas là`,
      }),
      "template/missing-asset.font.hint": {
        en: "put the TrueType file there, or correct its path under cards",
        fr: "mettez le fichier TrueType à cet endroit, ou corrigez son chemin sous cards",
      },
    },
  },
  "template/no-site": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "The site is not declared", fr: "Le site n’est pas déclaré" },
    meaning: {
      en: "templates/site.ts (or site.tsx) declares the site, and it is missing or exports nothing. Write export default defineSite({ … }) in it. Otherwise the command was started in the wrong folder.",
      fr: "templates/site.ts (ou site.tsx) déclare le site ; il manque, ou n’exporte rien. Écrivez-y export default defineSite({ … }). Sinon, la commande a été lancée dans un autre dossier que celui du site.",
    },
    example: inFile(siteFile, "export const site = defineSite({", "export default defineSite({"),
    messages: {
      "template/no-site": {
        en: "the file that declares the site is not there",
        fr: "le fichier qui déclare le site n’est pas là",
      },
      "template/no-site.hint": {
        en: "create it with: export default defineSite({ … })",
        fr: "créez-le avec : export default defineSite({ … })",
      },
      "template/no-site.export": { en: "the file exports no site", fr: "le fichier n’exporte pas de site" },
    },
  },
  "style/unknown": {
    severity: "error",
    isRule: true,
    mendedBy: "developer",
    title: {
      en: "A style holds what no browser knows",
      fr: "Un style contient ce qu’aucun navigateur ne connaît",
    },
    meaning: {
      en: "Rules such as @apply, @tailwind or @include belong to a tool that turns them into CSS, and browsers skip them. Name what compiles the style under styles, with transform, or write the rule in CSS.",
      fr: "Des règles comme @apply, @tailwind ou @include sont celles d’un outil qui en fait du CSS, et les navigateurs les sautent. Nommez sous styles, par transform, ce qui compile le style, ou écrivez la règle en CSS.",
    },
    example: inFile("templates/styles/site.css", "@apply font-sans;", 'font-family: "Essai", sans-serif;'),
    messages: {
      "style/unknown": message({
        en: ({ rule, count }: { rule: string; count: number }) =>
          `no browser knows ${rule}${count === 1 ? "" : `, which is ${en.number(count)} times in this file`}`,
        fr: ({ rule, count }) =>
          `aucun navigateur ne connaît ${rule}${count === 1 ? "" : `, écrit ${fr.number(count)} fois dans ce fichier`}`,
      }),
      "style/unknown.hint": {
        en: "name a module that compiles it, as transform of styles in templates/site.ts, or write it in CSS",
        fr: "nommez un module qui le compile, par transform de styles dans templates/site.ts, ou écrivez-le en CSS",
      },
      "style/unknown.compiled.hint": {
        en: "what compiles the styles has left it as it is: look at its plug-ins and their order",
        fr: "ce qui compile les styles l’a laissé tel quel : voyez ses greffons et leur ordre",
      },
    },
  },
  "style/refused": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "A style cannot be compiled", fr: "Un style ne peut pas être compilé" },
    meaning: {
      en: "The module that styles names as its transform stopped at this style. The message is that of the tool that it calls, at the place that the tool gives.",
      fr: "Le module que styles nomme comme transform s’est arrêté sur ce style. Le message est celui de l’outil qu’il appelle, à l’endroit que cet outil indique.",
    },
    example: {
      command: "build",
      changes: [
        {
          file: siteFile,
          instead: 'styles: ["styles/site.css"]',
          wrong: 'styles: { files: ["styles/site.css"], transform: "styles/compile.ts" }',
          mended: 'styles: { files: ["styles/site.css"], transform: "styles/compile.ts" }',
        },
        {
          file: "templates/styles/compile.ts",
          wrong: 'export default ({ text }) => ({ css: text.replaceAll("encre", encre) });\n',
          mended:
            'const encre = "navy";\nexport default ({ text }) => ({ css: text.replaceAll("encre", encre) });\n',
        },
      ],
    },
    messages: {
      "style/refused": message({
        en: ({ path, reason }: { path: string; reason: string }) => `${path} cannot be compiled: ${reason}`,
        fr: ({ path, reason }) => `${path} ne peut pas être compilé : « ${reason} »`,
      }),
      "style/refused.no-function": message({
        en: ({ path }: { path: string }) => `templates/${path} has no function as its default export`,
        fr: ({ path }) => `templates/${path} n’exporte pas de fonction par défaut`,
      }),
      "style/refused.no-css": message({
        en: ({ path }: { path: string }) => `the transform has returned no css for ${path}`,
        fr: ({ path }) => `la fonction transform n’a rendu aucun css pour ${path}`,
      }),
    },
  },
  "asset/duplicate": {
    severity: "error",
    mendedBy: "developer",
    title: { en: "Two files of the site have the same path", fr: "Deux fichiers du site ont le même chemin" },
    meaning: {
      en: "Two styles, scripts, icons or files that the templates make have one path, so one would replace the other. Give each a path of its own.",
      fr: "Deux styles, scripts, icônes ou fichiers que font les modèles portent le même chemin : l’un remplacerait l’autre. Donnez à chacun le sien.",
    },
    example: {
      command: "build",
      changes: [
        {
          file: siteFile,
          instead: "    plan: ({ metiers }) => [\n",
          wrong:
            '    plan: ({ metiers }) => [\n      { path: "bois.txt", text: "Mélèze" },\n      { path: "bois.txt", text: "Douglas" },\n',
          mended:
            '    plan: ({ metiers }) => [\n      { path: "bois.txt", text: "Mélèze" },\n      { path: "autres-bois.txt", text: "Douglas" },\n',
        },
      ],
    },
    messages: {
      "asset/duplicate.planned": message({
        en: ({ count, path }: { count: number; path: string }) =>
          `assets gives ${en.number(count)} different files the path ${path}`,
        fr: ({ count, path }) =>
          `assets donne à ${fr.number(count)} fichiers différents le même chemin ${path}`,
      }),
      "asset/duplicate.planned.hint": {
        en: "give each a path of its own",
        fr: "donnez à chacun son propre chemin",
      },
      "asset/duplicate": message({
        en: ({ path }: { path: string }) => `two assets have the path ${path}`,
        fr: ({ path }) => `deux fichiers ont le chemin ${path}`,
      }),
      "asset/duplicate.hint": {
        en: "a file that assets makes needs a path that no style, script, icon or file of the generator has",
        fr: "un fichier que crée assets demande un chemin qu’aucun style, script, icône ou fichier du générateur n’a",
      },
      "asset/duplicate.derived": message({
        en: ({ path }: { path: string }) => `derive gives a file the path ${path}, which another one has`,
        fr: ({ path }) => `derive donne à un fichier le chemin ${path}, qu’un autre a déjà`,
      }),
      "asset/duplicate.derived.hint": {
        en: "give each a path of its own",
        fr: "donnez à chacun un chemin à lui",
      },
    },
  },
} satisfies Problems;

export const templateWords = {
  "doing.connections": {
    en: "asking for the connections of islands",
    fr: "la recherche des connexions des îlots",
  },
  "doing.assets": { en: "making the assets", fr: "la création des fichiers du site" },
  "doing.draw": message({
    en: ({ path }: { path: string }) => `drawing ${path}`,
    fr: ({ path }) => `le dessin de ${path}`,
  }),
  "doing.draw-more": message({
    en: ({ path, more }: { path: string; more: number }) => `drawing ${path} and ${en.number(more)} more`,
    fr: ({ path, more }) =>
      `le dessin de ${path} et de ${fr.number(more)} ${fr.plural(more, { one: "autre", other: "autres" })}`,
  }),
  "doing.app": { en: "describing the app", fr: "la description de l’application" },
  "doing.draw-card": message({
    en: ({ route }: { route: string }) => `drawing the card of ${route}`,
    fr: ({ route }) => `le dessin de la vignette de ${route}`,
  }),
  "doing.draw-cards": message({
    en: ({ route, more }: { route: string; more: number }) =>
      `drawing the card of ${route} and ${en.number(more)} more`,
    fr: ({ route, more }) =>
      `le dessin de la vignette de ${route} et de ${fr.number(more)} ${fr.plural(more, { one: "autre", other: "autres" })}`,
  }),
  "doing.plan-feed": message({
    en: ({ feed }: { feed: string }) => `planning the feed “${feed}”`,
    fr: ({ feed }) => `la préparation du flux « ${feed} »`,
  }),
  "doing.plan-pages": message({
    en: ({ template }: { template: string }) => `planning the pages of “${template}”`,
    fr: ({ template }) => `la préparation des pages « ${template} »`,
  }),
  "doing.plan-summary": { en: "planning llms.txt", fr: "la préparation de llms.txt" },
  "doing.check-content": { en: "checking the content", fr: "le contrôle du contenu" },
  "doing.draw-page": message({
    en: ({ page }: { page: string }) => `drawing ${page}`,
    fr: ({ page }) => `le dessin de ${page}`,
  }),
  "doing.draw-pages": message({
    en: ({ page, more }: { page: string; more: number }) =>
      `drawing ${page} and ${en.number(more)} more ${en.plural(more, { one: "page", other: "pages" })}`,
    fr: ({ page, more }) =>
      `le dessin de ${page} et de ${fr.plural(more, { one: "une autre page", other: `${fr.number(more)} autres pages` })}`,
  }),
  "doing.draw-for-feed": message({
    en: ({ page, feed }: { page: string; feed: string }) => `drawing ${page} for the feed “${feed}”`,
    fr: ({ page, feed }) => `le dessin de ${page} pour le flux « ${feed} »`,
  }),
  "doing.draw-all-for-feed": message({
    en: ({ page, more, feed }: { page: string; more: number; feed: string }) =>
      `drawing ${page} and ${en.number(more)} more for the feed “${feed}”`,
    fr: ({ page, more, feed }) =>
      `le dessin de ${page} et de ${fr.plural(more, { one: "une autre page", other: `${fr.number(more)} autres pages` })} pour le flux « ${feed} »`,
  }),
  "doing.review": { en: "reviewing the site", fr: "l’examen du site" },
  "doing.derive": { en: "deriving files from the pages", fr: "la création de fichiers à partir des pages" },
  "doing.load": { en: "loading templates/site.ts", fr: "le chargement de templates/site.ts" },
  "noun.listed-assets": {
    en: "assets that templates/site.ts lists",
    fr: "fichiers que templates/site.ts énumère",
  },
  "thrown.props": message({
    en: ({ path, what }: { path: string; what: string }) =>
      `${path === "" ? "its props are" : `its prop ${path} is`} ${what}, whose changes cannot be detected; props are entries, texts, numbers, lists and objects of them`,
    fr: ({ path, what }) =>
      `${path === "" ? "ses propriétés sont" : `sa propriété ${path} est`} ${what}, dont rien ne dit si la valeur a changé ; les propriétés sont des contenus, des textes, des nombres, des listes et des objets de ceux-ci`,
  }),
  "value.function": { en: "a function", fr: "une fonction" },
  "value.cycle": { en: "an object that contains itself", fr: "un objet qui se contient lui-même" },
  "value.element": { en: "an element of React", fr: "un élément de React" },
  "value.instance": message({
    en: ({ name }: { name: string }) => `an object of the class ${name}`,
    fr: ({ name }) => `un objet de la classe ${name}`,
  }),
  "value.primitive": message({
    en: ({ name }: { name: string }) => `the value ${name}`,
    fr: ({ name }) => `la valeur ${name}`,
  }),
  "thrown.island": message({
    en: ({ prop, island, what }: { prop: string; island: string; what: string }) =>
      `the prop ${prop} of the island “${island}” is ${what}, which cannot be sent to the browser`,
    fr: ({ prop, island, what }) =>
      `la propriété ${prop} de l’îlot « ${island} » est ${what}, qui ne peut pas aller jusqu’au navigateur`,
  }),
  "thrown.island.hint": {
    en: "give it texts, numbers, lists and objects of them, and compute the rest in the island",
    fr: "donnez-lui des textes, des nombres, des listes et des objets de ceux-ci, et faites le reste dans l’îlot",
  },
  "thrown.no-list": {
    en: "plan does not return a list of pages",
    fr: "plan donne autre chose qu’une liste de pages",
  },
  "thrown.no-route": {
    en: "plan returns a page without a route",
    fr: "plan donne une page sans « route »",
  },
  "thrown.plan.hint": {
    en: 'return a list at once, as in [{ route: "/about", props: {} }]',
    fr: 'rendez une liste d’un seul coup, comme [{ route: "/about", props: {} }]',
  },
  "thrown.no-definition": {
    en: "its default export is not the result of defineSite",
    fr: "son export par défaut n’est pas ce que donne defineSite",
  },
  "thrown.incomplete": message({
    en: ({ missing }: { missing: readonly string[] }) =>
      `the definition given to defineSite has no ${missing.join(", ")}`,
    fr: ({ missing }) => `ce que reçoit defineSite n’a pas ${missing.join(", ")}`,
  }),
  "thrown.no-font": message({
    en: ({ name, known }: { name: string; known: readonly string[] }) =>
      `the cards have no font “${name}”; they have ${known.join(", ")}`,
    fr: ({ name, known }) => `les vignettes n’ont pas de police « ${name} », mais ${known.join(", ")}`,
  }),
  "thrown.page-size": message({
    en: ({ size }: { size: number }) => `paginate: a page holds at least one item, and size is ${size}`,
    fr: ({ size }) => `paginate : une page porte au moins un élément, et size vaut ${size}`,
  }),
  "thrown.no-feed": message({
    en: ({ name }: { name: string }) => `no feed is called “${name}”`,
    fr: ({ name }) => `aucun flux ne s’appelle « ${name} »`,
  }),
  "thrown.no-template": message({
    en: ({ name }: { name: string }) => `no template is called “${name}”`,
    fr: ({ name }) => `aucun modèle ne s’appelle « ${name} »`,
  }),
  "thrown.no-image": message({
    en: ({ image }: { image: string }) => `the image “${image}” is in no entry’s image() field`,
    fr: ({ image }) => `l’image « ${image} » n’est dans aucun champ image() d’un contenu`,
  }),
  "thrown.no-directive": message({
    en: ({ name }: { name: string }) => `the directive “${name}” is not declared`,
    fr: ({ name }) => `le bloc « ${name} » n’est pas déclaré`,
  }),
  "thrown.lost-text": message({
    en: ({ file }: { file: string }) =>
      `a result for ${file} was lost from .site/: build again with --no-cache`,
    fr: ({ file }) => `un résultat pour ${file} a disparu de .site/ : relancez avec --no-cache`,
  }),
  "thrown.no-site": {
    en: "this works only while the generator draws a page, not in the browser",
    fr: "seule une page que le générateur dessine connaît le site, et non ce qui s’exécute dans le navigateur",
  },
  "thrown.no-base": {
    en: "addressOf works in a component, while a page is drawn, and not while its module is loaded",
    fr: "addressOf fonctionne dans un composant, pendant qu’une page est dessinée, et non au chargement de son module",
  },
  "thrown.no-file": message({
    en: ({ path }: { path: string }) => `there is no file ${path} in the folder of the site`,
    fr: ({ path }) => `il n’y a pas de fichier ${path} dans le dossier du site`,
  }),
  "thrown.no-file.hint": message({
    en: ({ path }: { path: string }) =>
      `add ${path}, or write the path from the folder of the site, as in data/prices.yaml`,
    fr: ({ path }) =>
      `ajoutez ${path}, ou écrivez le chemin depuis le dossier du site, comme data/tarifs.yaml`,
  }),
  "thrown.file-elsewhere": message({
    en: ({ path }: { path: string }) => `${path} is not in the folder of the site`,
    fr: ({ path }) => `${path} n’est pas dans le dossier du site`,
  }),
  "thrown.file-elsewhere.hint": {
    en: "put a copy into the folder of the site, and name it by its path from there",
    fr: "mettez-en une copie dans le dossier du site, et nommez-la par son chemin depuis ce dossier",
  },
  "thrown.no-data": message({
    en: ({ path }: { path: string }) =>
      `readData knows JSON and YAML by their endings, but not that of ${path}`,
    fr: ({ path }) => `readData connaît JSON et YAML à leur terminaison, mais pas celle de ${path}`,
  }),
  "thrown.no-data.hint": message({
    en: ({ path }: { path: string }) => `readText("${path}") gives its text`,
    fr: ({ path }) => `readText("${path}") en donne le texte`,
  }),
  "thrown.bad-data": message({
    en: ({ path, said }: { path: string; said: string }) => `${path} cannot be read: ${said}`,
    fr: ({ path, said }) => `${path} ne peut pas être lu : ${said}`,
  }),
  "thrown.no-day": {
    en: "today() is not known before the settings are read",
    fr: "today() n’est pas connu avant que les réglages soient lus",
  },
  "thrown.no-day.hint": {
    en: "call it in a component or in the plan of a page: the settings give the time zone",
    fr: "appelez-le dans un composant ou dans le plan d’une page : le fuseau horaire vient des réglages",
  },
  "thrown.no-entry": message({
    en: ({ id, collection, name }: { id: string; collection: string; name: string }) =>
      `“${id}” of ${collection} was requested from ${name}, which has no such entry`,
    fr: ({ id, collection, name }) =>
      `« ${id} » de ${collection} a été demandé à ${name}, qui n’a pas ce contenu`,
  }),
  "thrown.no-first-language": message({
    en: ({ code, known }: { code: string; known: readonly string[] }) =>
      `“languages” lists ${known.join(", ")}, but not “${code}”, which “language” names`,
    fr: ({ code, known }) =>
      `« languages » énumère ${known.join(", ")}, mais pas « ${code} », que nomme « language »`,
  }),
  "thrown.no-words": message({
    en: ({ code }: { code: string }) => `“words” has none for the language “${code}”`,
    fr: ({ code }) => `words: rien n’y est donné pour la langue « ${code} »`,
  }),
  "thrown.no-search-words": message({
    en: ({ language, missing }: { language: string; missing: readonly string[] }) =>
      `“words” of the search has none in “${language}” for ${missing.join(", ")}`,
    fr: ({ language, missing }) =>
      `words: la recherche n’a pas de textes en « ${language} » pour ${missing.join(", ")}`,
  }),
  "thrown.no-option": message({
    en: ({ name }: { name: string }) => `defineSite has no option “${name}”`,
    fr: ({ name }) => `defineSite n’a pas d’option « ${name} »`,
  }),
  "thrown.no-tag": message({
    en: ({ code }: { code: string }) => `“${code}” of “languages” is no language tag, such as fr or pt-BR`,
    fr: ({ code }) =>
      `« ${code} », dans « languages », n’est pas une étiquette de langue telle que fr ou pt-BR`,
  }),
  "thrown.no-every": message({
    en: ({ every }: { every: string }) => `a source has “${every}” for every, which is no duration`,
    fr: ({ every }) => `« ${every} » n’est pas une durée pour une source`,
  }),
  "thrown.no-every.hint": {
    en: "write a number and minutes, hours, days or weeks, as in “6 hours”, or “build”",
    fr: "écrivez un nombre suivi de minutes, hours, days ou weeks, comme « 6 hours », ou bien « build »",
  },
  "thrown.source-name": message({
    en: ({ name }: { name: string }) =>
      `the source “${name}” needs a name of plain letters, digits, hyphens and underscores that begins with a letter`,
    fr: ({ name }) =>
      `la source « ${name} » demande un nom qui commence par une lettre, fait de lettres sans accent, de chiffres, de traits d’union et de tirets bas`,
  }),
  "thrown.source-taken": message({
    en: ({ name }: { name: string }) => `a source and a collection are both called “${name}”`,
    fr: ({ name }) => `une source et une collection s’appellent toutes deux « ${name} »`,
  }),
  "thrown.no-highlighter": {
    en: "“highlight” asks for highlight.js, which is not installed",
    fr: "« highlight » demande highlight.js, qui n’est pas installé",
  },
  "thrown.no-highlighter.hint": {
    en: "run npm install highlight.js, or remove “highlight” from templates/site.ts",
    fr: "lancez npm install highlight.js, ou retirez « highlight » de templates/site.ts",
  },
  "thrown.no-draw": {
    en: "“assets” of templates/site.ts has no “draw”",
    fr: "« assets » de templates/site.ts n’a pas de « draw »",
  },
  "thrown.no-view": {
    en: "the icon has no viewBox to be widened",
    fr: "l’icône n’a pas de viewBox à élargir",
  },
  "thrown.no-definition.hint": {
    en: "write export default defineSite({ … })",
    fr: "écrivez export default defineSite({ … })",
  },
  "bundler.note": message({
    en: ({ said }: { said: string }) => said,
    fr: ({ said }) => `esbuild précise : « ${said} »`,
  }),
  "bundler.note-with-line": message({
    en: ({ said, line }: { said: string; line: number }) => `${said} is in line ${line}`,
    fr: ({ said, line }) => `esbuild précise : « ${said} », à la ligne ${line}`,
  }),
  "bundler.missing-file.hint": {
    en: "no file has this name: look at its spelling, its folder and its ending",
    fr: "aucun fichier ne porte ce nom : voyez son orthographe, son dossier et sa terminaison",
  },
  "bundler.missing-package.hint": message({
    en: ({ name }: { name: string }) =>
      `install the package in the folder of the site, as in npm install ${name}, or begin the name of a file with ./`,
    fr: ({ name }) =>
      `installez le paquet dans le dossier du site, par npm install ${name}, ou commencez le nom d’un fichier par ./`,
  }),
  "bundler.await.hint": {
    en: "a site is made of its files alone: put the awaited data into content/, or wait in a function",
    fr: "un site n’est fait que de ses fichiers : mettez dans content/ ce qui est attendu, ou attendez dans une fonction",
  },
  "bundler.unexpected.hint": {
    en: "something is missing or superfluous here, or at the end of the line before",
    fr: "il manque quelque chose, ou il y a un signe de trop, ici ou à la fin de la ligne précédente",
  },
  "bundler.loader.hint": {
    en: "put it into static/ and name it by its address, as in /logo.png; an image of an entry is an image() field, which Picture shows",
    fr: "mettez-le dans static/ et nommez-le par son adresse, comme /logo.png ; l’image d’un contenu est un champ image(), que montre Picture",
  },
  "bundler.style-names.hint": {
    en: "only a file called *.module.css gives names: rename it, or import it without a name",
    fr: "seul un fichier nommé *.module.css donne des noms : renommez-le, ou importez-le sans nom",
  },
  "bundler.style-compiler.hint": {
    en: "name the module that compiles it in templates/site.ts, as transform of styles",
    fr: "nommez dans templates/site.ts le module qui le compile, par transform de styles",
  },
} satisfies Messages;
