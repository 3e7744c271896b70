import { siteSettings, typeset } from "charpente";
import { z } from "zod";
import { nameGeneratorFields } from "./generator-labels.ts";
import { emailService } from "./mail/email-service.ts";
import { exact, french, type LinkWords, link, siteAddress } from "./words/words.ts";
import { wordsWith } from "./words/words-with.ts";

/** `content/site.yaml`: the firm, the links of the layout and its few words. */
export const settings = siteSettings({
  email: z.email().meta({ title: "Adresse e-mail" }),
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
  booking: z
    .strictObject({ url: siteAddress.meta({ title: "Adresse" }), label: exact.meta({ title: "Libellé" }) })
    .meta({
      title: "Prise de rendez-vous",
      description: "Le calendrier externe, ouvert dans un nouvel onglet.",
    }),
  network: z
    .strictObject({ url: siteAddress.meta({ title: "Adresse" }), label: exact.meta({ title: "Libellé" }) })
    .meta({ title: "Réseau professionnel" }),
  place: french.meta({ title: "Lieu" }),
  founded: z.int().meta({ title: "Année de création" }),
  copyrightYear: z.int().meta({ title: "Année du copyright" }),
  figures: z
    .strictObject({
      services: z.int().meta({ title: "Nombre de services" }),
      clients: z.int().meta({ title: "Nouveaux clients", description: "Ceux de l’année." }),
      years: z.int().meta({ title: "Années d’expérience", description: "Celles du fondateur." }),
      countries: z.int().meta({ title: "Nombre de pays" }),
    })
    .meta({
      title: "Chiffres du cabinet",
      description:
        "Les textes les nomment\u00A0: «\u00A0{services}\u00A0» pour 10, «\u00A0{services-en-lettres}\u00A0» pour dix.",
    }),
  about: french.meta({ title: "Présentation", description: "En pied de page." }),
  navigation: z.array(link).min(1).meta({ title: "Menu" }),
  footer: z
    .strictObject({
      navigation: exact.meta({ title: "Navigation" }),
      profiles: z
        .strictObject({ title: exact.meta({ title: "Titre" }) })
        .meta({ title: "Profils", description: "Les liens sont ceux des profils." }),
      contact: exact.meta({ title: "Contact" }),
      more: z
        .strictObject({
          title: exact.meta({ title: "Titre" }),
          links: z.array(link).meta({ title: "Liens" }),
        })
        .meta({ title: "Autres liens" }),
      legal: z.array(link).meta({ title: "Pages légales" }),
    })
    .meta({ title: "Pied de page" }),
  labels: z
    .strictObject({
      skip: french.meta({ title: "Lien vers le contenu" }),
      mainNavigation: french.meta({ title: "Nom du menu" }),
      openMenu: exact.meta({ title: "Bouton d’ouverture du menu" }),
      closeMenu: exact.meta({ title: "Bouton de fermeture du menu" }),
      menu: exact.meta({ title: "Menu" }),
      breadcrumb: french.meta({ title: "Fil d’Ariane" }),
      search: exact.meta({ title: "Recherche" }),
      phone: exact.meta({ title: "Téléphone", description: "Avant le numéro." }),
      notifications: exact.meta({ title: "Nom des notifications" }),
      closeNotification: french.meta({ title: "Bouton de fermeture" }),
      noNotification: french.meta({
        title: "Aucune notification",
        description: "Quand le clavier les demande et qu’il n’y en a pas.",
      }),
      printed: wordsWith("address", "origin").meta({
        title: "Note imprimée",
        description:
          "«\u00A0{address}\u00A0» est l’adresse de la page, «\u00A0{origin}\u00A0» ce qui précède les adresses en «\u00A0/\u00A0».",
      }),
    })
    .meta({ title: "Petits textes" }),
  llms: z
    .strictObject({
      firm: french.meta({ title: "Le cabinet" }),
      services: french.meta({ title: "Services" }),
      profiles: french.meta({ title: "Profils" }),
      blog: french.meta({ title: "Blog" }),
      forms: french.meta({ title: "Formulaires" }),
    })
    .meta({ title: "Titres de llms.txt", description: "La liste des pages pour les modèles de langage." }),
  blog: z
    .strictObject({
      pageSize: z
        .int()
        .positive()
        .meta({ title: "Cartes par page", description: "Avant le bouton «\u00A0voir plus\u00A0»." }),
    })
    .meta({ title: "Blog" }),
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
    .meta({ title: "Notifications" }),
  emailService: emailService.meta({ title: "Service d’e-mail" }),
  forms: z
    .strictObject({
      sending: exact.meta({ title: "Bouton pendant l’envoi" }),
      sendingStatus: french.meta({
        title: "Annonce pendant l’envoi",
        description: "Pour les lecteurs d’écran.",
      }),
      contact: z
        .strictObject({
          delivery: z.enum(["mailto", "emailjs"]).default("mailto").meta({
            title: "Envoi",
            description:
              "«\u00A0mailto\u00A0» ouvre la messagerie du visiteur, «\u00A0emailjs\u00A0» passe par le service d’e-mail.",
          }),
        })
        .prefault({})
        .meta({ title: "Contact" }),
      report: z
        .strictObject({
          delivery: z.enum(["none", "emailjs"]).default("none").meta({
            title: "Envoi",
            description:
              "«\u00A0none\u00A0» n’envoie rien et écrit la commande dans la console, «\u00A0emailjs\u00A0» passe par le service d’e-mail.",
          }),
        })
        .prefault({})
        .meta({ title: "Rapport" }),
      attachments: z
        .strictObject({
          totalKb: z.number().positive().default(500).meta({
            title: "Taille totale",
            description:
              "En Ko de 1 024 octets, pour tous les fichiers d’un message. EmailJS\u00A0: 500 dans sa plus petite offre avec fichiers.",
          }),
        })
        .prefault({})
        .meta({ title: "Pièces jointes" }),
    })
    .meta({ title: "Formulaires" }),
}).meta({ title: "Réglages du site" });

nameGeneratorFields(settings);

export type FileSettings = z.output<typeof settings>;

/** What every page gets: the file, and what the layout shows of the rest of the content. */
export type SiteSettings = FileSettings & { readonly profiles: readonly LinkWords[] };
