import type { Explanations } from "./explanation.ts";

/** Ce que veulent dire les codes, en français. */
export const fr: Explanations = {
  labels: {
    allCodes: "Tous les codes de problème",
    intro: "`site explain <code>` affiche la même chose dans un terminal.",
    wrong: "Exemple",
    mended: "Corrigé",
    reported: (command) => `Réponse de \`site ${command}\``,
    noFile: (file) => `${file} n’existe pas.`,
    otherLanguage: "In English",
    backToList: "Tous les codes",
    code: "code",
    meaning: "signification",
  },
  stages: {
    source: "Fichiers lus",
    yaml: "YAML",
    "front-matter": "En-tête des textes",
    markdown: "Markdown",
    entry: "Champs du contenu",
    settings: "Réglages du site",
    route: "Adresses des pages",
    feed: "Flux",
    template: "Modèles",
    asset: "Fichiers joints aux pages",
    card: "Vignettes de partage",
    link: "Liens",
    site: "Règles propres au site",
    page: "Pages produites",
    redirect: "Redirections",
    content: "Mots et images",
    static: "Fichiers copiés tels quels",
    host: "Hébergeurs",
    publish: "Publication",
    dev: "Serveur de `site dev`",
  },
  codes: {
    "source/not-utf8": {
      title: "Un fichier n’est pas en UTF-8",
      meaning:
        "Le fichier a été enregistré dans un ancien encodage : ses accents sont illisibles à partir de l’endroit marqué. Les deviner publierait des lettres fausses. Ouvrez-le dans votre éditeur et enregistrez-le de nouveau avec l’encodage UTF-8.",
    },
    "source/duplicate-name": {
      title: "Deux fichiers portent presque le même nom",
      meaning:
        "Deux noms ne diffèrent que par les majuscules, l’encodage des accents ou l’extension. Sur bien des disques, c’est le même fichier, et l’un des deux serait perdu. Gardez-en un, ou renommez l’autre.",
    },
    "source/unclaimed": {
      title: "Aucune collection ne lit un fichier de content/",
      meaning:
        "Le fichier se trouve dans un dossier qu’aucune collection ne lit, ou porte une extension qui n’y est pas connue. Son texte n’apparaît sur aucune page. Déplacez-le ou renommez-le comme le conseil l’indique.",
    },
    "source/no-content": {
      title: "Le site n’a pas de contenu",
      meaning:
        "Le dossier content/ manque ou ne contient aucun texte. Souvent, la commande a été lancée dans un autre dossier que celui du site. Placez-vous dans le bon dossier, ou indiquez-le avec --root.",
      situation: {
        wrong:
          "La commande est lancée dans un dossier sans content/, par exemple celui qui contient le site.",
        mended: "La commande est lancée dans le dossier du site, ou le reçoit par `--root`.",
      },
    },
    "source/changed": {
      title: "Un fichier a changé pendant la construction",
      meaning:
        "Un fichier a été enregistré pendant que le site était construit. Des pages pourraient mêler ses anciens mots et les nouveaux : rien n’a été publié. Relancez la construction.",
      situation: {
        wrong: "Un programme écrit content/conseils/bardage.md pendant que la construction le lit.",
        mended: "La construction est lancée une fois ce programme terminé.",
      },
    },
    "source/conflict": {
      title: "Une fusion de Git a laissé deux versions",
      meaning:
        "Deux personnes ont modifié les mêmes lignes, et Git n’a pas su laquelle garder. Il a écrit les deux dans le fichier, entre trois repères. Gardez les lignes justes, de l’une ou des deux versions, et supprimez les trois repères.",
    },
    "source/unreadable": {
      title: "Un fichier est illisible",
      meaning:
        "Le système refuse un fichier du site à l’utilisateur qui construit, ou le disque est en panne. Il manquerait une page : rien n’est donc publié. Donnez à cet utilisateur le droit de lire le fichier.",
      situation: {
        wrong: "content/conseils/bardage.md appartient à un autre utilisateur, qui seul peut le lire.",
        mended: "L’utilisateur qui construit peut le lire, par exemple après `chmod u+r`.",
      },
    },
    "source/lost-link": {
      title: "Un lien du disque ne mène nulle part",
      meaning:
        "Un fichier du site n’est qu’un lien symbolique, vers rien ou vers un endroit hors du site. Il est laissé de côté : rien de ce qui se trouve hors du site n’est jamais publié. Mettez le fichier lui-même à sa place.",
      situation: {
        wrong: "static/catalogue.pdf est un lien vers un fichier qui a été supprimé.",
        mended: "static/catalogue.pdf est le fichier lui-même.",
      },
    },
    "source/reserved-name": {
      title: "Windows n’accepte pas ce nom",
      meaning:
        "Windows se réserve ce nom de fichier, ou refuse l’un de ses signes. Personne ne pourrait modifier le site sur une telle machine. Renommez le fichier.",
    },
    "yaml/syntax": {
      title: "Le YAML est mal formé",
      meaning:
        "Les lignes de champs sont illisibles : un guillemet ou un crochet n’est pas fermé, un deux-points ou une espace manque. Deviner pourrait changer ce que vous voulez dire : le fichier est refusé. Corrigez la ligne marquée.",
    },
    "yaml/tab": {
      title: "Une ligne est décalée par une tabulation",
      meaning:
        "En YAML, seules des espaces décalent une ligne. Remplacez la tabulation par deux espaces. La plupart des éditeurs savent le faire d’eux-mêmes dans les fichiers YAML.",
    },
    "yaml/duplicate-key": {
      title: "Un champ est écrit deux fois",
      meaning:
        "Le même champ se trouve deux fois au même endroit. L’une des deux valeurs serait perdue sans un mot. Gardez celle qui est juste.",
    },
    "yaml/alias": {
      title: "Une valeur commence par un astérisque",
      meaning:
        "En YAML, un * au début d’une valeur renvoie à une autre valeur, qui n’existe pas ici ou qui n’aurait pas de fin. Si l’astérisque fait partie du texte, mettez tout le texte entre guillemets droits.",
    },
    "yaml/tag": {
      title: "Une valeur commence par un point d’exclamation",
      meaning:
        "En YAML, un ! au début d’une valeur lui donne un type, et celui-ci est inconnu. Si le signe fait partie du texte, mettez tout le texte entre guillemets droits.",
    },
    "front-matter/missing": {
      title: "L’en-tête manque",
      meaning:
        "Un fichier Markdown commence par ses champs, entre deux lignes de trois traits d’union. Sans la première, ils seraient affichés comme du texte. Écrivez --- sur la toute première ligne.",
    },
    "front-matter/fence": {
      title: "Une ligne qui borde l’en-tête n’est pas ---",
      meaning:
        "Les lignes qui bordent les champs contiennent trois traits d’union et rien d’autre. D’autres signes demanderaient un autre langage que YAML, qui n’est jamais exécuté ici. Écrivez exactement ---.",
    },
    "front-matter/unclosed": {
      title: "L’en-tête n’est jamais fermé",
      meaning:
        "Les champs commencent par une ligne de trois traits d’union, mais aucune ligne semblable ne les termine : le texte serait lu comme des champs. Écrivez --- seul sur une ligne après le dernier champ.",
    },
    "markdown/too-deep": {
      title: "Trop d’éléments sont imbriqués",
      meaning:
        "Des citations, des listes, des crochets ou des directives s’emboîtent une centaine de fois. Aucun lecteur ne suivrait, et la lecture du texte prendrait trop de temps. Fermez-en, ou mettez une barre oblique inverse devant les signes qui ne veulent rien dire.",
    },
    "markdown/too-long": {
      title: "Un texte est trop long",
      meaning:
        "Le texte compte plus d’un million de signes, ou un paragraphe contient tant de signes spéciaux que sa lecture prendrait trop de temps. Répartissez-le en plusieurs fichiers ou paragraphes.",
      situation: {
        wrong: "Un livre entier de plus d’un million de signes tient dans un seul fichier.",
        mended: "Chaque chapitre a son propre fichier.",
      },
    },
    "markdown/raw-html": {
      title: "Le HTML d’un texte est laissé de côté",
      meaning:
        "Les textes sont en Markdown, et le HTML qu’ils contiennent n’arrive jamais sur la page : il pourrait nuire à la mise en page ou à la sécurité. Écrivez la même chose en Markdown ou avec une directive. Pour montrer le signe <, faites-le précéder d’une barre oblique inverse.",
    },
    "markdown/heading-one": {
      title: "Un intertitre a le niveau du titre de la page",
      meaning:
        "Une page a un seul titre de premier niveau, qui vient du champ title. Une ligne qui commence par un seul # en serait un second. Commencez les intertitres du texte par ##.",
    },
    "markdown/unknown-directive": {
      title: "Cette directive n’existe pas",
      meaning:
        "Une ligne commence par des deux-points et un nom, mais le site n’a pas de directive de ce nom. Le texte paraîtrait sans son cadre. Écrivez l’un des noms que donne le conseil.",
    },
    "markdown/directive-placement": {
      title: "Une directive est mal placée",
      meaning:
        "Une directive occupe ses propres lignes, entre des paragraphes. Dans une liste, une citation ou une phrase, elle ne peut pas être dessinée. Terminez d’abord la liste, puis commencez la directive tout à gauche.",
    },
    "markdown/invalid-directive": {
      title: "Une directive est mal écrite",
      meaning:
        "Un attribut manque, est inconnu ou porte une mauvaise valeur, ou les deux-points qui ferment la directive manquent. Corrigez-la comme le conseil l’indique : le nom suit les deux-points, ses attributs sont entre accolades.",
    },
    "markdown/unsafe-link": {
      title: "Un lien n’est pas sûr",
      meaning:
        "Les navigateurs refusent cette adresse, ou elle pourrait lancer un programme : file: ou javascript:, par exemple. Les visiteurs n’obtiendraient rien. Faites un lien vers une page, une adresse du web, mailto: ou tel:.",
    },
    "markdown/empty-link": {
      title: "Un lien n’a pas d’adresse",
      meaning:
        "Les mots ressemblent à un lien, mais il n’y a rien entre les parenthèses, ou rien après https:// ou mailto:. Un clic ne mènerait nulle part. Écrivez l’adresse, ou gardez les mots sans le lien.",
    },
    "markdown/image-placement": {
      title: "Une image est mal placée",
      meaning:
        "Une image occupe un paragraphe à elle seule, et c’est un fichier de content/. Dans une phrase, une liste ou un tableau, elle n’aurait ni sa taille ni sa légende, et les images d’autres sites ne sont pas chargées. Mettez une ligne vide avant et après.",
    },
    "markdown/stray-link": {
      title: "Un lien s’affiche tel qu’il est écrit",
      meaning:
        "Il y a une espace entre les mots du lien et son adresse, ou dans l’adresse. Markdown y voit alors du texte, et les lecteurs voient les crochets. Supprimez l’espace.",
    },
    "markdown/stray-note": {
      title: "Une note n’est appelée nulle part",
      meaning:
        "La note est écrite à la fin du texte, mais aucun endroit n’y renvoie : personne ne la verra. Écrivez son appel là où il convient, ou supprimez la note.",
    },
    "markdown/stray-mark": {
      title: "Un signe de Markdown s’affiche tel quel",
      meaning:
        "Il manque peu de chose à un intertitre, une liste ou un tableau, comme l’espace après ##. Les lecteurs verraient le signe. Écrivez-le comme le conseil le montre.",
    },
    "markdown/open-code": {
      title: "Un bloc de code n’est jamais fermé",
      meaning:
        "Trois accents graves ouvrent un bloc de code, et rien ne le ferme. Tout le reste du texte s’affiche comme du code. Écrivez trois accents graves, seuls sur une ligne, là où le code finit.",
    },
    "entry/missing-file": {
      title: "Un fichier dont le site a besoin manque",
      meaning:
        "Les modèles lisent ce fichier, et il n’est pas là : il a été renommé, déplacé, ou pas encore créé. Créez-le, ou retirez sa collection de templates/site.ts.",
    },
    "entry/held-back": {
      title: "Une page indispensable est retenue",
      meaning:
        "Le fichier est un brouillon, ou porte une date à venir, mais le site ne peut pas s’en passer. Supprimez la ligne draft: true, ou corrigez la date. `--drafts` montre les brouillons sans les publier.",
    },
    "entry/empty": {
      title: "Un fichier est vide",
      meaning:
        "Le fichier n’a ni champs ni texte : aucune page ne peut en sortir. Il a peut-être été enregistré par erreur. Commencez-le par son en-tête, ou supprimez-le.",
    },
    "entry/unknown-field": {
      title: "Ce champ n’existe pas",
      meaning:
        "Un champ porte un nom que le site ne connaît pas. Ce qu’il dit n’apparaîtrait nulle part. C’est souvent une faute de frappe : le conseil donne le nom le plus proche.",
    },
    "entry/missing-field": {
      title: "Un champ manque",
      meaning:
        "La page ne peut pas être dessinée sans ce champ. Ajoutez la ligne que montre le conseil, à l’endroit qu’il indique.",
    },
    "entry/invalid-field": {
      title: "La valeur d’un champ ne convient pas",
      meaning:
        "La valeur n’est pas de la sorte attendue : un texte à la place d’un nombre, un jour qu’aucun calendrier ne connaît, un mot qui n’est pas dans la liste. Le message dit ce qui est attendu. Écrivez-la sous cette forme.",
    },
    "entry/dangling-reference": {
      title: "Un champ renvoie à un contenu absent",
      meaning:
        "Le champ renvoie à un autre contenu, comme une catégorie, par le nom de son fichier ou par sa clé. Aucun ne porte ce nom, ou il n’est pas encore publié. Écrivez l’un de ceux que donne le conseil.",
    },
    "entry/missing-image": {
      title: "Une image n’est pas là",
      meaning:
        "Un texte ou un champ nomme une image que content/ ne contient pas. Les majuscules, les accents et l’extension comptent. Corrigez le nom, ou enregistrez l’image à l’endroit que donne le message.",
    },
    "entry/invalid-image": {
      title: "Un fichier n’est pas une image lisible",
      meaning:
        "Le fichier porte le nom d’une image, mais son contenu est abîmé ou d’une autre sorte, comme le HEIC des téléphones. Les visiteurs verraient un vide. Enregistrez-le de nouveau en JPEG, PNG, WebP, AVIF ou SVG.",
    },
    "entry/cleaned-image": {
      title: "Des parties d’un dessin sont laissées de côté",
      meaning:
        "Un SVG peut contenir des scripts et des adresses d’autres sites. Ces parties ne sont pas publiées, et le dessin peut avoir changé d’aspect. Vérifiez-le, puis enregistrez-le sans elles.",
    },
    "entry/reading-time": {
      title: "Le temps de lecture ne correspond pas au texte",
      meaning:
        "Le champ annonce un nombre de minutes, et le nombre de mots en indique un autre. Les lecteurs décident d’après lui s’ils commencent. Écrivez le nombre que donne le conseil.",
    },
    "settings/invalid-origin": {
      title: "L’adresse du site ne convient pas",
      meaning:
        "Le réglage url est le début de toutes les adresses : https:// et le nom du site, sans rien derrière. Les liens destinés aux moteurs de recherche et aux flux en sont tirés. Supprimez le reste.",
    },
    "settings/refused-variable": {
      title: "Une variable ne doit pas être définie",
      meaning:
        "L’environnement de la commande définit une variable que le site refuse, parce que les pages montreraient sa valeur à tous. Supprimez-la là où le site est construit.",
      situation: {
        wrong: "ATELIER_PASSWORD est définie là où le site est construit, et ses modèles la refusent.",
        mended: "La variable n’est plus définie.",
      },
    },
    "route/invalid": {
      title: "L’adresse d’une page est mal formée",
      meaning:
        "Une adresse commence par une barre oblique, s’écrit en minuscules, sans accents, sans espaces et sans barre à la fin. Les autres se cassent quand on les copie ou les tape. Écrivez celle que donne le conseil.",
    },
    "route/duplicate": {
      title: "Deux pages ont la même adresse",
      meaning:
        "Deux contenus veulent paraître à la même adresse, et un seul serait visible. Chacun est nommé dans son propre message. Donnez une autre adresse à l’un d’eux.",
    },
    "route/output-clash": {
      title: "Deux fichiers seraient publiés sous le même nom",
      meaning:
        "Un fichier de static/ porte le nom sous lequel le site publie une page ou l’un de ses propres fichiers. L’un écraserait l’autre. Renommez ou supprimez celui de static/.",
    },
    "feed/invalid-item": {
      title: "Un élément d’un flux ne convient pas",
      meaning:
        "Le flux cite ce qui n’est pas une page du site, ou donne une date qui n’en est pas une. Ses lecteurs suivraient un lien mort. Corrigez le plan du flux dans templates/site.ts.",
    },
    "template/syntax": {
      title: "Un modèle est illisible",
      meaning:
        "Un fichier de templates/ contient une faute de TypeScript ou de JSX, ou importe un fichier absent. Aucune page ne peut être dessinée avant sa correction. Le message indique où la lecture s’est arrêtée, parfois un peu plus bas que la faute.",
    },
    "template/throws": {
      title: "Un modèle échoue en dessinant",
      meaning:
        "Le code d’un modèle s’est arrêté à la ligne marquée, souvent parce qu’il lit un champ de ce qui n’existe pas. Corrigez cette ligne. `npx tsc` trouve d’avance la plupart de ces fautes.",
    },
    "template/empty": {
      title: "Un modèle ne dessine rien",
      meaning:
        "Le modèle n’a donné aucun HTML, et les visiteurs verraient une page blanche. Un modèle rend un document entier, à partir de <html>.",
    },
    "template/missing-asset": {
      title: "Une page demande un fichier qui n’est pas publié",
      meaning:
        "Un modèle nomme un style, une police, une image ou un autre fichier que le site n’a pas. Les navigateurs le demanderaient en vain. Corrigez le nom, ou ajoutez le fichier.",
    },
    "template/no-site": {
      title: "Le site n’est pas déclaré",
      meaning:
        "templates/site.ts (ou site.tsx) déclare le site ; il manque, ou n’exporte rien. Écrivez-y export default defineSite({ … }). Sinon, la commande a été lancée dans un autre dossier que celui du site.",
    },
    "asset/duplicate": {
      title: "Deux fichiers du site ont le même chemin",
      meaning:
        "Deux styles, scripts, icônes ou fichiers que font les modèles portent le même chemin : l’un remplacerait l’autre. Donnez à chacun le sien.",
    },
    "asset/unfingerprinted": {
      title: "Les visiteurs peuvent garder une ancienne version",
      meaning:
        "Les navigateurs gardent un an les fichiers de assets/, parce que leur nom change avec leur contenu. Un fichier que vous y placez vous-même garde son nom : une nouvelle version resterait invisible. Placez-le dans un autre dossier de static/.",
    },
    "asset/invalid-picture": {
      title: "Un dessin ne peut pas devenir une image",
      meaning:
        "Une vignette ou une icône est dessinée en SVG par un modèle, puis changée en pixels. Ce SVG est mal formé. Corrigez le modèle : un seul élément <svg> avec xmlns et viewBox, chaque élément fermé.",
    },
    "card/missing-character": {
      title: "La police des vignettes n’a pas ce caractère",
      meaning:
        "La vignette que montrent les réseaux porte le titre de la page, et sa police n’a pas ce caractère : un emoji, ou une lettre d’une autre écriture. Dites-le avec des mots, ou donnez une autre police aux vignettes.",
    },
    "link/broken": {
      title: "Un lien ne mène à aucune page",
      meaning:
        "Le lien vise une page de ce site qui n’existe pas. Le visiteur qui le suit arrive sur une erreur. Le conseil donne l’adresse existante la plus proche.",
    },
    "link/broken-anchor": {
      title: "Un lien vise un endroit absent de la page",
      meaning:
        "Après le # vient le nom d’un endroit, le plus souvent d’un intertitre, et la page n’en a pas de ce nom. Il change quand l’intertitre est reformulé. Écrivez le nom que donne le conseil.",
    },
    "link/external": {
      title: "Un lien vers un autre site ne répond pas",
      meaning:
        "`site check --external` demande aux autres sites si les pages que vous citez sont encore là. Celle-ci a disparu, n’a pas répondu, ou refuse les programmes. Ouvrez-la dans un navigateur avant de rien changer ; ce problème ne fait jamais échouer une construction.",
      situation: {
        wrong: "Un texte renvoie à https://www.example.org/norme, adresse qu’aucun site ne porte.",
        mended: "Le texte renvoie à la page où se trouve la norme aujourd’hui.",
      },
    },
    "site/finding": {
      title: "Une règle propre au site",
      meaning:
        "Les auteurs des modèles ont donné au site ses propres règles, par exemple un réglage à remplir. Le message et le conseil viennent d’eux. Suivez le conseil.",
    },
    "page/headings": {
      title: "Les intertitres sautent un niveau",
      meaning:
        "Une page a un titre, et les intertitres descendent d’un niveau à la fois. Ceux qui écoutent une page s’en servent comme d’un sommaire. Prenez le niveau suivant : ## sous le titre, ### sous ##.",
    },
    "page/title": {
      title: "Une page n’a pas de titre",
      meaning:
        "Le titre figure dans l’onglet du navigateur et dans les résultats de recherche. Sans lui, personne ne sait ce qu’est la page. Donnez un titre à Head dans le modèle.",
    },
    "page/language": {
      title: "Une page ne dit pas sa langue",
      meaning:
        'Les programmes qui lisent à voix haute choisissent leur voix d’après la langue de la page, et les navigateurs leurs coupures de mots. Écrivez-la dans le modèle, par exemple <html lang="fr">.',
    },
    "page/alternative-text": {
      title: "Une image n’a pas de texte de remplacement",
      meaning:
        'Ceux qui ne voient pas l’image entendent son texte de remplacement. Sans lui, ils entendent un nom de fichier. Écrivez ce que montre l’image, ou alt="" si elle ne fait que décorer.',
    },
    "page/duplicate-id": {
      title: "Deux endroits d’une page portent le même nom",
      meaning:
        "Un id nomme un seul endroit d’une page, que visent des liens et des étiquettes. S’il figure deux fois, le second n’est jamais atteint. Donnez-lui un autre nom.",
    },
    "page/budget": {
      title: "Une page est plus lourde que le site ne le permet",
      meaning:
        "Les réglages bornent le poids d’une page, pour qu’elle s’ouvre vite sur un téléphone. Celle-ci dépasse la borne. Allégez-la, en commençant par les fichiers que nomme le message, ou relevez la borne en connaissance de cause.",
    },
    "page/policy": {
      title: "La politique de la page en refuse une partie",
      meaning:
        "Chaque page dit aux navigateurs quels styles et quels scripts ils peuvent employer. Ce qu’un modèle écrit dans l’élément même n’en fait pas partie, et resterait sans effet. Placez-le dans une feuille de style ou un script d’amélioration.",
    },
    "page/orphan": {
      title: "Aucune page ne mène à une page",
      meaning:
        "La page est publiée, mais aucune autre n’y mène : les visiteurs la trouveront difficilement. Placez un lien là où on la chercherait.",
    },
    "page/duplicate-title": {
      title: "Deux pages ont le même titre",
      meaning:
        "Les moteurs de recherche les montrent à l’identique, et les lecteurs ne peuvent pas choisir. Donnez à chacune un titre qui dise ce qu’elle est seule à contenir.",
    },
    "page/duplicate-description": {
      title: "Deux pages ont la même description",
      meaning:
        "La description figure sous le titre dans les résultats de recherche. Deux descriptions identiques n’aident personne à choisir. Écrivez-en une pour chaque page.",
    },
    "page/accessibility": {
      title: "Une partie d’une page est fermée à certains visiteurs",
      meaning:
        "Le HTML enfreint une règle grâce à laquelle on se repère avec un lecteur d’écran, ou au clavier, sans souris. Le conseil mène à la règle. Corrigez le modèle, ou les mots qu’il affiche.",
    },
    "redirect/taken": {
      title: "Une redirection part d’une page qui existe",
      meaning:
        "Une redirection mène d’une ancienne adresse à une nouvelle. Cette ancienne adresse est celle d’une page, que personne n’atteindrait plus. Supprimez la redirection, ou changez l’adresse de la page.",
    },
    "redirect/broken": {
      title: "Une redirection ne mène nulle part",
      meaning:
        "La redirection envoie les visiteurs à une adresse sans page, ou à une adresse qui les renvoie ailleurs. Écrivez l’adresse de la page où ils doivent arriver.",
    },
    "redirect/duplicate": {
      title: "Une adresse est redirigée deux fois",
      meaning: "Deux redirections partent de la même adresse, et une seule peut valoir. Gardez la bonne.",
    },
    "content/placeholder": {
      title: "Il reste quelque chose à compléter",
      meaning:
        "Le texte contient les mots que le site emploie pour ce qui n’est pas encore connu. Ils seraient publiés tels quels. Écrivez ce qui convient.",
    },
    "content/spelling": {
      title: "Un mot s’écrit autrement sur ce site",
      meaning:
        "Le site a une liste de mots et de leur graphie, et ce texte en emploie une autre. Écrivez le mot comme le conseil l’indique, ou corrigez la liste si c’est elle qui se trompe.",
    },
    "content/review-due": {
      title: "Un texte n’a pas été relu depuis longtemps",
      meaning:
        "Le site demande que les textes soient comparés de temps en temps à leurs sources, et la dernière date de celui-ci est plus ancienne. Relisez-le, corrigez-le, puis écrivez le jour de la relecture.",
    },
    "content/typed-fact": {
      title: "Une donnée des réglages est recopiée dans un texte",
      meaning:
        "Une adresse, un nombre ou un nom des réglages est écrit ici en toutes lettres. S’il change, ce texte gardera l’ancien. Écrivez son nom entre accolades, et il suivra les réglages.",
    },
    "content/unknown-fact": {
      title: "Un nom entre accolades ne correspond à rien",
      meaning:
        "Les noms entre accolades renvoient aux données des réglages. Il n’y en a pas de ce nom, ou elle n’est pas remplie : les lecteurs verraient les accolades. Corrigez le nom ; pour montrer des accolades, mettez une barre oblique inverse devant la première.",
    },
    "content/unused-image": {
      title: "Aucune page ne montre une image",
      meaning:
        "L’image est gardée avec le contenu, mais rien ne la nomme. Soit elle manque à un texte, soit elle peut être supprimée.",
    },
    "static/secret": {
      title: "Un secret serait publié",
      meaning:
        "Tout ce que contient static/ est publié, à la vue de tous, et ce fichier contient des mots de passe ou des clés, ou en porte le nom. Rien n’est publié tant qu’il est là. S’il l’a déjà été, remplacez toutes les clés qu’il contient.",
    },
    "static/left-over": {
      title: "Un fichier de travail serait publié",
      meaning:
        "Le fichier ressemble à une copie, à une base de données ou à un fichier caché qu’un programme a laissé dans static/. Tout le monde pourrait le lire. Sortez-le de static/.",
    },
    "static/heavy": {
      title: "Un fichier à télécharger est lourd",
      meaning:
        "Tout ce que contient static/ est publié tel quel. Sur un téléphone, un fichier de cette taille se fait attendre, et certains hébergeurs le refusent. La plupart des PDF à lire pèsent moins de 5 Mo une fois leurs photographies préparées pour l’écran.",
      situation: {
        wrong:
          "Le fichier static/catalogue.pdf, dont les photographies sont faites pour l’impression, pèse 40 Mo.",
        mended:
          "Le catalogue est exporté de nouveau pour l’écran, avec des photographies à 150 points par pouce : il pèse 4 Mo.",
      },
    },
    "host/limit": {
      title: "Un hébergeur ne lit pas tout un fichier",
      meaning:
        "Certains hébergeurs lisent leurs réglages dans un fichier du site, jusqu’à une certaine taille. Celui-ci la dépasse : l’hébergeur en laisserait une partie de côté, ou le refuserait. Réduisez le nombre de redirections, ou retirez l’hébergeur des réglages.",
      situation: {
        wrong:
          "Les réglages nomment l’hébergeur cloudflare et comptent 1 100 redirections, de deux lignes chacune.",
        mended:
          "Les anciennes redirections que personne n’emploie sont retirées : il en reste moins de 1 000.",
      },
    },
    "publish/foreign-folder": {
      title: "Le dossier de publication contient d’autres fichiers",
      meaning:
        "Après une publication, le dossier contient le site et rien d’autre. Celui-ci contient des fichiers que « site » n’a pas écrits, et qui seraient perdus. Choisissez un autre dossier avec --out, ou déplacez-les.",
      situation: {
        wrong: "`site build --out ~/Documents` est lancé, et ce dossier contient des lettres.",
        mended: "`site build --out dist` écrit dans un dossier à part.",
      },
    },
    "publish/other-site": {
      title: "Le dossier contient un autre site",
      meaning:
        "Le dossier vient d’un site qui a une autre adresse, et que celui-ci remplacerait. Choisissez un autre dossier avec --out. Si c’est bien ce site sous son ancienne adresse, le conseil dit comment l’indiquer.",
      situation: {
        wrong: "Deux sites sont construits avec le même dossier `--out`.",
        mended: "Chaque site a son propre dossier.",
      },
    },
    "publish/unsafe-folder": {
      title: "Le site ne doit pas être publié là",
      meaning:
        "Le dossier est celui des sources du site, les contient ou s’y trouve, et la publication les effacerait. Choisissez un dossier qui ne contient rien d’autre, comme dist.",
      situation: {
        wrong: "`site build --out content` est lancé.",
        mended: "`site build --out dist` est lancé.",
      },
    },
    "publish/failed": {
      title: "Le site n’a pas pu être écrit",
      meaning:
        "Le système a refusé l’écriture : le disque est plein, le dossier appartient à un autre utilisateur, ou une autre construction y travaille. Le message donne la raison, et le conseil dit ce qui est publié entre-temps.",
      situation: {
        wrong: "Le disque n’a plus de place.",
        mended: "Il y a de nouveau de la place, et le site est construit encore une fois.",
      },
    },
    "dev/crash": {
      title: "La construction s’est interrompue",
      meaning:
        "Quelque chose a échoué qui n’est pas une erreur du contenu : un défaut de la commande elle-même, ou de la machine. Les dernières bonnes pages restent visibles, et le prochain enregistrement recommence. Si cela revient, signalez-le avec la ligne du conseil.",
      situation: {
        wrong: "Un défaut de la commande apparaît quand `site dev` construit après un enregistrement.",
        mended: "L’enregistrement suivant reconstruit le site.",
      },
    },
  },
};
