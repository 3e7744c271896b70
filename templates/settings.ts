import { siteSettings, typeset } from "charpente";
import { z } from "zod";
import { nameGeneratorFields } from "./generator-labels.ts";
import { emailService } from "./mail/email-service.ts";
import { figures } from "./words/figures-schema.ts";
import { exact, french, type LinkWords, link, siteAddress } from "./words/words.ts";
import { wordsWith } from "./words/words-with.ts";

/** A fact that may be missing; texts name it between braces by the name of its field. */
function fact(title: string, description: string) {
  return z.string().trim().default("").meta({ title, description });
}

const firm = z
  .strictObject({
    "legal-form": fact("Forme juridique", "Par exemple «\u00A0société par actions simplifiée\u00A0»."),
    capital: fact("Capital social", "Le montant et sa monnaie."),
    siren: fact("Numéro SIREN", "Neuf chiffres."),
    register: fact("Registre du commerce", "La ville et le numéro, après «\u00A0RCS\u00A0»."),
    "vat-number": fact("Numéro de TVA", "Le numéro intracommunautaire, qui commence par FR."),
    "publication-director": fact("Directeur de la publication", "Son prénom et son nom."),
    "host-name": fact("Hébergeur", "Son nom ou sa dénomination sociale."),
    "host-address": fact("Adresse de l’hébergeur", "Rue, code postal, ville et pays."),
    "host-phone": fact("Téléphone de l’hébergeur", "Tel que les visiteurs le lisent."),
    "transfer-guarantee": fact(
      "Garantie du transfert",
      "Celle de l’article 46 du RGPD, par exemple «\u00A0clauses contractuelles types\u00A0».",
    ),
    "sale-date": fact(
      "Date des conditions de vente",
      "Le jour de leur entrée en vigueur, en toutes lettres.",
    ),
    "payment-provider": fact("Prestataire de paiement", "Celui qui encaisse les paiements par carte."),
    "refund-delay": fact("Délai de remboursement", "Par exemple «\u00A014 jours\u00A0»."),
    "late-rate": fact("Pénalités de retard", "Leur taux annuel."),
    insurance: fact(
      "Assurance professionnelle",
      "L’assureur, le numéro du contrat et le territoire couvert.",
    ),
    "founder-name": fact("Nom du fondateur", "Son prénom et son nom."),
    "founder-training": fact("Formation du fondateur", "Le diplôme, l’école et l’année."),
    "founder-posts": fact("Postes du fondateur", "Les postes tenus et leurs dates."),
    "founder-operations": fact("Opérations conduites", "Celles que l’on peut nommer, avec leurs dates."),
    qualifications: fact("Qualifications", "Celles du cabinet, avec leur numéro et leur échéance."),
    accreditations: fact("Accréditations", "Celles que des labels ont accordées au cabinet."),
    reviewer: fact(
      "Relecteur des articles",
      "Le nom de la personne qui compare les articles à leurs sources.",
    ),
  })
  .prefault({})
  .meta({
    title: "Données du cabinet",
    description:
      "Ce qui cite une donnée vide n’est pas publié\u00A0: «\u00A0À faire\u00A0» dit quelles pages et quelles phrases l’attendent.",
  });

/** `content/site.yaml`: the firm, the links of the layout and its few words. */
export const settings = siteSettings({
  email: z.email().meta({
    title: "Adresse e-mail",
    description: "Celle du cabinet\u00A0: en pied de page, et où arrivent les messages préparés.",
  }),
  phone: z
    .string()
    .trim()
    .regex(/^(?:\+?\d[\d .()-]{4,})?$/, {
      error: "doit être un numéro de téléphone, comme +33 1 23 45 67 89",
    })
    .default("")
    .meta({
      title: "Téléphone",
      description:
        "Tel que les visiteurs le lisent, avec ses espaces. Les pages le montrent dès qu’il est donné.",
    }),
  address: z
    .string()
    .trim()
    .transform((value) => typeset(value, "fr"))
    .default("")
    .meta({
      title: "Adresse",
      description:
        "Rue et code postal\u202F; le lieu les suit. Les pages la montrent dès qu’elle est donnée.",
    }),
  firm,
  booking: z
    .strictObject({
      url: siteAddress.meta({
        title: "Adresse du calendrier",
        description: "Celle qu’ouvre le bouton, en https://.",
      }),
      label: exact.meta({
        title: "Libellé",
        description: "Sur le bouton en haut de chaque page et dans le menu des petits écrans.",
      }),
    })
    .meta({
      title: "Prise de rendez-vous",
      description: "Le calendrier externe, ouvert dans un nouvel onglet.",
    }),
  network: z
    .strictObject({
      url: siteAddress.meta({ title: "Adresse de la page", description: "Celle du cabinet, en https://." }),
      label: exact.meta({
        title: "Libellé",
        description: "Le nom du réseau, par exemple «\u00A0LinkedIn\u00A0».",
      }),
    })
    .meta({
      title: "Réseau professionnel",
      description: "Le lien en pied de page et sur la page de contact.",
    }),
  place: french.meta({
    title: "Lieu",
    description:
      "Ville et pays, par exemple «\u00A0Paris, France\u00A0». Les textes qui le citent le suivent.",
  }),
  founded: z.int().meta({
    title: "Année de création",
    description: "Quatre chiffres. Les textes qui la citent la suivent.",
  }),
  copyrightYear: z
    .int()
    .meta({ title: "Année du copyright", description: "L’année après «\u00A0©\u00A0», en pied de page." }),
  figures: figures.meta({
    title: "Chiffres",
    description:
      "Ceux que plusieurs textes citent\u00A0: changés ici, ils changent partout, en chiffres comme en lettres.",
  }),
  about: french.meta({ title: "Présentation", description: "En pied de page." }),
  navigation: z.array(link).min(1).meta({
    title: "Menu",
    one: "un lien",
    description: "Les liens en haut et en pied de chaque page, dans cet ordre.",
  }),
  footer: z
    .strictObject({
      navigation: exact.meta({
        title: "Navigation",
        description: "Au-dessus des liens du menu, en pied de page.",
      }),
      profiles: z
        .strictObject({
          title: exact.meta({ title: "Titre", description: "Au-dessus des liens vers les profils." }),
        })
        .meta({ title: "Profils", description: "Les liens sont ceux des profils." }),
      contact: exact.meta({
        title: "Contact",
        description: "Au-dessus de l’adresse e-mail, du téléphone et du lieu.",
      }),
      more: z
        .strictObject({
          title: exact.meta({ title: "Titre", description: "Au-dessus de ces liens." }),
          links: z.array(link).meta({
            title: "Liens",
            one: "un lien",
            description: "Dans l’ordre où ils s’affichent\u202F; la liste peut être vide.",
          }),
        })
        .meta({ title: "Autres liens", description: "Une liste de plus, sous les coordonnées." }),
      legal: z
        .array(link)
        .meta({ title: "Pages légales", one: "un lien", description: "Tout en bas, dans cet ordre." }),
    })
    .meta({ title: "Pied de page", description: "Ce que montre le bas de chaque page." }),
  labels: z
    .strictObject({
      skip: french.meta({
        title: "Lien vers le contenu",
        description: "Le premier lien de la page, pour qui se sert du clavier\u00A0: il saute le menu.",
      }),
      mainNavigation: french.meta({
        title: "Nom du menu",
        description: "Celui des liens en haut de page, pour qui l’entend.",
      }),
      openMenu: exact.meta({
        title: "Bouton d’ouverture du menu",
        description: "Sur les petits écrans, pour qui l’entend.",
      }),
      closeMenu: exact.meta({
        title: "Bouton de fermeture du menu",
        description: "Sur les petits écrans, pour qui l’entend.",
      }),
      menu: exact.meta({ title: "Menu", description: "En tête du menu des petits écrans\u00A0: un mot." }),
      breadcrumb: french.meta({
        title: "Fil d’Ariane",
        description: "Le nom de cette suite de liens, pour qui l’entend.",
      }),
      search: exact.meta({
        title: "Recherche",
        description: "Le nom du lien en haut de page, pour qui l’entend.",
      }),
      phone: exact.meta({ title: "Téléphone", description: "Avant le numéro." }),
      notifications: exact.meta({
        title: "Nom des notifications",
        description: "Le nom de leur liste, pour qui l’entend.",
      }),
      closeNotification: french.meta({
        title: "Bouton de fermeture",
        description: "Le nom de la croix d’une notification, pour qui l’entend.",
      }),
      noNotification: french.meta({
        title: "Aucune notification",
        description: "Quand le clavier les demande et qu’il n’y en a pas.",
      }),
      printed: wordsWith("address", "origin").meta({
        title: "Note imprimée",
        description: "Au bas d’une page imprimée, qui y écrit son adresse et celle du site.",
      }),
    })
    .meta({
      title: "Petits textes",
      description: "Ce que chaque page dit de son en-tête, de son pied et de ses boutons.",
    }),
  llms: z
    .strictObject({
      firm: french.meta({ title: "Le cabinet", description: "Au-dessus des pages de présentation." }),
      services: french.meta({ title: "Services", description: "Au-dessus des pages de service." }),
      profiles: french.meta({ title: "Profils", description: "Au-dessus des pages de profil." }),
      blog: french.meta({ title: "Blog", description: "Au-dessus des articles." }),
      forms: french.meta({
        title: "Formulaires",
        description: "Au-dessus des pages où l’on remplit quelque chose.",
      }),
      facts: z
        .array(wordsWith("list", "email", "place"))
        .default([])
        .meta({
          title: "Faits",
          one: "un fait",
          description:
            "Un fait par élément\u00A0: services, prix, délais, contact. La liste des services s’écrit d’elle-même\u202F; les chiffres suivent les réglages.",
        }),
    })
    .meta({
      title: "Pages pour les assistants",
      description:
        "La liste que lisent les assistants comme ChatGPT\u00A0: ses titres, et les faits qu’elle donne.",
    }),
  blog: z
    .strictObject({
      pageSize: z
        .int()
        .positive()
        .meta({ title: "Cartes par page", description: "Avant le bouton «\u00A0voir plus\u00A0»." }),
    })
    .meta({ title: "Blog", description: "Ce qui règle la liste des articles." }),
  toasts: z
    .strictObject({
      seconds: z.number().positive().default(8).meta({ title: "Durée", description: "En secondes." }),
      failedSeconds: z
        .number()
        .positive()
        .default(10)
        .meta({ title: "Durée d’un échec", description: "En secondes." }),
    })
    .prefault({})
    .meta({
      title: "Notifications",
      description: "Combien de temps les messages restent dans un coin de la page.",
    }),
  emailService: emailService.meta({
    title: "Service d’e-mail",
    description:
      "Réglage technique\u00A0: le compte EmailJS qui achemine les formulaires. Vide, rien ne part par lui.",
  }),
  forms: z
    .strictObject({
      sending: exact.meta({
        title: "Bouton pendant l’envoi",
        description: "Sur le bouton, tant que l’envoi dure. Gardé à la lettre.",
      }),
      sendingStatus: french.meta({
        title: "Annonce pendant l’envoi",
        description: "Pour les lecteurs d’écran.",
      }),
      wayOut: wordsWith("email").meta({
        title: "Recours après un échec",
        description:
          "Sous le message d’échec\u00A0: l’e-mail préparé. L’adresse du cabinet suit les réglages.",
      }),
      withoutFiles: french.meta({
        title: "Recours avec des fichiers",
        description: "À la suite, si des fichiers étaient choisis\u00A0: ils ne partent pas avec l’e-mail.",
      }),
      contact: z
        .strictObject({
          delivery: z
            .enum(["mailto", "emailjs"])
            .default("mailto")
            .meta({
              title: "Envoi",
              enumDescriptions: ["Par la messagerie du visiteur", "Par le service d’e-mail"],
              description:
                "Si le message part de la messagerie du visiteur, ou passe par le service d’e-mail.",
            }),
        })
        .prefault({})
        .meta({ title: "Contact", description: "Comment part le formulaire de contact." }),
      report: z
        .strictObject({
          delivery: z
            .enum(["none", "emailjs"])
            .default("none")
            .meta({
              title: "Envoi",
              enumDescriptions: ["Sans envoi", "Par le service d’e-mail"],
              description: "Sans envoi, la page donne au visiteur un récapitulatif à envoyer lui-même.",
            }),
        })
        .prefault({})
        .meta({ title: "Rapport", description: "Comment part la commande d’un rapport." }),
      attachments: z
        .strictObject({
          totalKb: z.number().positive().default(500).meta({
            title: "Taille totale",
            description:
              "En Ko, pour tous les fichiers d’un message. EmailJS en accepte 500 dans sa plus petite offre avec fichiers.",
          }),
        })
        .prefault({})
        .meta({ title: "Pièces jointes", description: "Ce que les fichiers joints peuvent peser." }),
    })
    .meta({
      title: "Formulaires",
      description: "Ce que tous les formulaires ont en commun, et comment chacun part.",
    }),
}).meta({ title: "Réglages du site" });

nameGeneratorFields(settings);

export type FileSettings = z.output<typeof settings>;

/** What every page gets: the file, and what the layout shows of the rest of the content. */
export type SiteSettings = FileSettings & { readonly profiles: readonly LinkWords[] };
