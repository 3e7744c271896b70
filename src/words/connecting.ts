import { type Messages, message } from "./in-each-language.ts";

type Service = { service: string };

/** The first day: who writes, and how this computer is connected with the server. */
export const connecting = {
  "author.state": {
    en: "Before you publish, say who you are.",
    fr: "Avant de publier, dites qui vous êtes.",
  },
  "author.about": {
    en: "Your name and your address go with each of your publications, so that the others know who changed what. Visitors do not see them.",
    fr: "Votre nom et votre adresse accompagnent chacune de vos publications : les autres savent ainsi qui a changé quoi. Les visiteurs ne les voient pas.",
  },
  "author.name": { en: "Your name", fr: "Votre nom" },
  "author.name.help": { en: "As in: Ada Martin", fr: "Par exemple : Ada Martin" },
  "author.email": { en: "Your e-mail address", fr: "Votre adresse e-mail" },
  "author.email.help": {
    en: "The one of your account on GitHub or GitLab, if you have one there",
    fr: "Celle de votre compte GitHub ou GitLab, si vous en avez un",
  },
  "author.everywhere": {
    en: "Also for other sites that I edit on this computer",
    fr: "Aussi pour les autres sites que je modifie sur cet ordinateur",
  },
  "author.save": { en: "Save", fr: "Enregistrer" },
  "author.wrong.name": {
    en: "This name cannot be kept: write it with letters, without the signs < and >.",
    fr: "Ce nom ne peut pas être retenu : écrivez-le en lettres, sans les signes < et >.",
  },
  "author.wrong.email": {
    en: "This is not an address: it looks like ada.martin@firm.example.",
    fr: "Ce n’est pas une adresse : elle ressemble à ada.martin@cabinet.example.",
  },

  "connect.try": { en: "Check the connection", fr: "Vérifier la liaison" },
  "connect.try.about": {
    en: "Is this computer allowed to publish? The check sends nothing.",
    fr: "Cet ordinateur peut-il publier ? La vérification n’envoie rien.",
  },
  "connect.trying": { en: "Asking the server…", fr: "Le serveur est interrogé…" },
  "connect.offer": {
    en: "This can be mended here, in a few steps.",
    fr: "Cela se règle ici, en quelques étapes.",
  },
  "connect.begin": {
    en: "Connect this computer with the server",
    fr: "Relier cet ordinateur au serveur",
  },
  "connect.open": {
    en: "This computer is connected: the server would take a publication.",
    fr: "La liaison est établie : le serveur acceptera vos publications.",
  },
  "connect.continue": { en: "Continue", fr: "Continuer" },
  "connect.again": { en: "Try", fr: "Essayer" },
  "connect.late": {
    en: "The server does not answer. Check your connection, then try again.",
    fr: "Le serveur ne répond pas. Vérifiez votre connexion, puis essayez de nouveau.",
  },

  "connect.host.state": { en: "Is this the right server?", fr: "Est-ce le bon serveur ?" },
  "connect.host.changed.state": {
    en: "The server is another one than last time.",
    fr: "Le serveur n’est plus celui de la dernière fois.",
  },
  "connect.host": message({
    en: ({ host }: { host: string }) => `This computer meets the server ${host} for the first time.`,
    fr: ({ host }) => `Cet ordinateur rencontre le serveur ${host} pour la première fois.`,
  }),
  "connect.host.fingerprints": {
    en: "Its fingerprint, by which it is recognized:",
    fr: "Son empreinte, qui permet de le reconnaître :",
  },
  "connect.host.published": message({
    en: ({ service }: Service) => `It is the one that ${service} publishes: this really is ${service}.`,
    fr: ({ service }) => `C’est celle que publie ${service} : il s’agit bien de ${service}.`,
  }),
  "connect.host.other": message({
    en: ({ service }: Service) =>
      `It is not the one that ${service} publishes. Somebody may be in between: send nothing from this network. Try from another one, and if it stays so, tell whoever looks after the site.`,
    fr: ({ service }) =>
      `Ce n’est pas celle que publie ${service}. Quelqu’un s’interpose peut-être : n’envoyez rien depuis ce réseau. Essayez depuis un autre, et si cela dure, prévenez la personne qui administre le site.`,
  }),
  "connect.host.unknown": {
    en: "A server is recognized by its fingerprint. Ask whoever looks after the server whether it is this one. If it is, choose it.",
    fr: "Un serveur se reconnaît à son empreinte. Demandez à la personne qui administre le serveur si c’est bien celle-ci. Si oui, choisissez-la.",
  },
  "connect.host.changed": {
    en: "It shows another fingerprint. Either the server was made anew, or somebody is in between. Send nothing, and ask whoever looks after the server.",
    fr: "Son empreinte n’est plus celle de la dernière fois. Ou bien le serveur a été refait, ou bien quelqu’un s’interpose. N’envoyez rien, et demandez à la personne qui administre le serveur.",
  },
  "connect.host.silent": {
    en: "It does not show its fingerprint. Check your connection, then try again.",
    fr: "Il ne montre pas son empreinte. Vérifiez votre connexion, puis essayez de nouveau.",
  },
  "connect.host.trust": message({
    en: ({ fingerprint }: { fingerprint: string }) => `It is this one: ${fingerprint}`,
    fr: ({ fingerprint }) => `C’est celle-ci : ${fingerprint}`,
  }),

  "connect.key.state": {
    en: "The server does not know this computer yet.",
    fr: "Le serveur ne connaît pas encore cet ordinateur.",
  },
  "connect.key.made": {
    en: "The key is made. The server still has to get it.",
    fr: "La clé est créée. Il reste à la donner au serveur.",
  },
  "connect.key.unknown": {
    en: "The server does not know the key yet.",
    fr: "Le serveur ne connaît pas encore la clé.",
  },
  "connect.key": {
    en: "A key lets it be recognized: one half stays here, the other one is given to the server.",
    fr: "Une clé permettra de le reconnaître : une moitié reste ici, l’autre se donne au serveur.",
  },
  "connect.key.make": { en: "Make a key for this computer", fr: "Créer une clé pour cet ordinateur" },
  "connect.key.passphrase": {
    en: "The half that stays here has no password: it is read without anybody who could type one. Whoever can open your session can use it; lock your session when you leave.",
    fr: "La moitié qui reste ici n’a pas de mot de passe : l’éditeur s’en sert sans pouvoir vous le demander. Qui ouvre votre session peut s’en servir ; verrouillez-la en partant.",
  },
  "connect.key.own": {
    en: "If you already have a key with a password, unlock it first with the program that keeps it, then press “Try”.",
    fr: "Si vous avez déjà une clé avec un mot de passe, déverrouillez-la d’abord dans le programme qui la garde, puis appuyez sur « Essayer ».",
  },
  "connect.key.give": {
    en: "Give this key to the server, then press “Try”.",
    fr: "Donnez cette clé au serveur, puis appuyez sur « Essayer ».",
  },
  "connect.key.public": { en: "The key to give", fr: "La clé à donner" },
  "connect.key.copy": { en: "Copy", fr: "Copier" },
  "connect.key.copied": { en: "Copied.", fr: "Copié." },
  "connect.key.account": message({
    en: ({ service }: Service) => `You have an account on ${service} that may publish this site`,
    fr: ({ service }) => `Vous avez sur ${service} un compte qui peut publier ce site`,
  }),
  "connect.key.account.link": message({
    en: ({ service }: Service) => `Open the keys of your account on ${service}`,
    fr: ({ service }) => `Ouvrir les clés de votre compte ${service}`,
  }),
  "connect.key.account.github": {
    en: "Paste the key into “Key”, give it the name of this computer in “Title”, and press “Add SSH key”.",
    fr: "Collez la clé dans « Key », donnez-lui dans « Title » le nom de cet ordinateur, et appuyez sur « Add SSH key ».",
  },
  "connect.key.account.gitlab": {
    en: "Press “Add new key”, paste the key into “Key”, leave “Usage type” as it is, and press “Add key”.",
    fr: "Appuyez sur « Ajouter une clé », collez la clé dans « Clé », laissez « Type d’utilisation » tel quel, et validez.",
  },
  "connect.key.site": {
    en: "Or the key opens this site alone",
    fr: "Ou bien la clé n’ouvre que ce site",
  },
  "connect.key.site.link": message({
    en: ({ service }: Service) => `Open the keys of this site on ${service}`,
    fr: ({ service }) => `Ouvrir les clés de ce site sur ${service}`,
  }),
  "connect.key.site.github": {
    en: "Whoever looks after the site pastes the key there, ticks “Allow write access”, and presses “Add key”.",
    fr: "La personne qui administre le site y colle la clé, coche « Allow write access », et appuie sur « Add key ».",
  },
  "connect.key.site.gitlab": {
    en: "Whoever looks after the site opens “Deploy keys”, pastes the key there and ticks “Grant write permissions to this key”.",
    fr: "La personne qui administre le site ouvre « Clés de déploiement », y colle la clé et coche « Accorder les droits d’écriture à cette clé ».",
  },
  "connect.key.other": {
    en: "Send the key to whoever looks after the server: they add it, with the right to write. It is not secret.",
    fr: "Envoyez la clé à la personne qui administre le serveur : elle l’ajoute, avec le droit d’écrire. Cette clé n’est pas secrète.",
  },
  "connect.key.no-program": {
    en: "The key cannot be made: this computer lacks a program. “Details” say which. Once it is installed, press “Try”.",
    fr: "La clé ne peut pas être créée : il manque un programme à cet ordinateur. « Détails » dit lequel. Une fois qu’il est installé, appuyez sur « Essayer ».",
  },
  "connect.key.no-program.how": {
    en: "The program is ssh-keygen. It comes with Git for Windows; on Debian and Ubuntu it is in the package openssh-client.",
    fr: "Ce programme est ssh-keygen. Sous Windows il vient avec Git ; sous Debian et Ubuntu, avec le paquet openssh-client.",
  },
  "connect.key.refused": {
    en: "The key could not be made: this computer could not keep it.",
    fr: "La clé n’a pas pu être créée : cet ordinateur n’a pas pu l’enregistrer.",
  },

  "connect.ssh": message({
    en: ({ service }: Service) =>
      `${service} asks for a name and an access token. A key is simpler: it is made once, and asks for nothing any more.`,
    fr: ({ service }) =>
      `${service} demande un nom et un jeton d’accès. Une clé est plus simple : elle se crée une fois, et plus rien n’est demandé ensuite.`,
  }),
  "connect.ssh.use": { en: "Use a key", fr: "Passer par une clé" },
  "connect.sign-in": {
    en: "Or give a name and an access token, which this computer keeps with its passwords",
    fr: "Ou donnez un nom et un jeton d’accès, que cet ordinateur garde avec ses mots de passe",
  },
  "connect.sign-in.user": { en: "User name", fr: "Nom d’utilisateur" },
  "connect.sign-in.secret": { en: "Access token (or password)", fr: "Jeton d’accès (ou mot de passe)" },
  "connect.sign-in.secret.help": {
    en: "Made in the settings of your account on the server, with the right to write",
    fr: "Il se crée dans les réglages de votre compte sur le serveur, avec le droit d’écrire",
  },
  "connect.sign-in.keep": { en: "Keep and try", fr: "Retenir et essayer" },
  "connect.ask": {
    en: "The server asks for a name and a password, and this computer keeps none. Whoever looks after the site changes the address of the server to one that works with a key, or sets up a program that keeps passwords.",
    fr: "Le serveur demande un nom et un mot de passe, et cet ordinateur n’en garde aucun. La personne qui administre le site change l’adresse du serveur pour une adresse qui fonctionne avec une clé, ou installe un programme qui garde les mots de passe.",
  },
  "connect.not-found": message({
    en: ({ place }: { place: string }) =>
      `The server finds no site at ${place}, or this key does not open it. Whoever looks after the site checks the address, and gives you access.`,
    fr: ({ place }) =>
      `Le serveur ne trouve aucun site à l’adresse ${place}, ou cette clé ne l’ouvre pas. La personne qui administre le site vérifie l’adresse, et vous donne accès.`,
  }),
} satisfies Messages;
