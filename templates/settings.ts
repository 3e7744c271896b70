import { siteSettings, typeset } from "charpente";
import { z } from "zod";
import { emailService } from "./mail/email-service.ts";
import { exact, french, type LinkWords, link, siteAddress } from "./words/words.ts";
import { wordsWith } from "./words/words-with.ts";

/** `content/site.yaml`: the firm, the links of the layout and its few words. */
export const settings = siteSettings({
  email: z.email(),
  /** As visitors read it, with its blanks. Pages show it once it is given. */
  phone: z
    .string()
    .trim()
    .regex(/^(?:\+?\d[\d .()-]{4,})?$/, { error: "must be a telephone number, as in +33 1 23 45 67 89" })
    .default(""),
  /** Street and postcode; `place` follows them. Pages show it once it is given. */
  address: z
    .string()
    .trim()
    .transform((value) => typeset(value, "fr"))
    .default(""),
  /** The external calendar, opened in a new tab. */
  booking: z.strictObject({ url: siteAddress, label: exact }),
  network: z.strictObject({ url: siteAddress, label: exact }),
  place: french,
  founded: z.int(),
  copyrightYear: z.int(),
  /** Figures that several texts give: `{services}`, `{clients}`, `{years}`, `{countries}`. */
  figures: z.strictObject({
    services: z.int(),
    /** New ones this year. */
    clients: z.int(),
    /** Of experience of the founder. */
    years: z.int(),
    countries: z.int(),
  }),
  about: french,
  navigation: z.array(link).min(1),
  footer: z.strictObject({
    navigation: exact,
    /** Its links are those of the profiles. */
    profiles: z.strictObject({ title: exact }),
    contact: exact,
    more: z.strictObject({ title: exact, links: z.array(link) }),
    legal: z.array(link),
  }),
  labels: z.strictObject({
    skip: french,
    mainNavigation: french,
    openMenu: exact,
    closeMenu: exact,
    menu: exact,
    breadcrumb: french,
    search: exact,
    /** Before the telephone number. */
    phone: exact,
    notifications: exact,
    closeNotification: french,
    /** When the keyboard asks for notifications and there are none. */
    noNotification: french,
    /** Below a printed text. `{address}` is that of its page, `{origin}` what stands before addresses from `/` on. */
    printed: wordsWith("address", "origin"),
  }),
  /** The headings of `llms.txt`, which tells language models what the site holds. */
  llms: z.strictObject({ firm: french, services: french, profiles: french, blog: french, forms: french }),
  blog: z.strictObject({
    /** How many cards show before « load more » is asked for. */
    pageSize: z.int().positive(),
  }),
  toasts: z
    .strictObject({
      /** How long a notification stays. */
      seconds: z.number().positive().default(8),
      /** How long one stays that says what failed. */
      failedSeconds: z.number().positive().default(10),
    })
    .prefault({}),
  emailService,
  forms: z.strictObject({
    /** The label of any form’s button while it is sent. */
    sending: exact,
    /** What screen readers announce meanwhile. */
    sendingStatus: french,
    contact: z
      .strictObject({
        /** `mailto`: opens the visitor’s own mail program. `emailjs`: the e-mail service sends it. */
        delivery: z.enum(["mailto", "emailjs"]).default("mailto"),
      })
      .prefault({}),
    report: z
      .strictObject({
        /** `none`: the order is written to the console and nothing is sent. `emailjs`: the e-mail service sends it. */
        delivery: z.enum(["none", "emailjs"]).default("none"),
      })
      .prefault({}),
    attachments: z
      .strictObject({
        /**
         * KB of 1,024 bytes that the e-mail service accepts for all files of one message. EmailJS: 500 on the
         * smallest plan that takes files.
         */
        totalKb: z.number().positive().default(500),
      })
      .prefault({}),
  }),
});

export type FileSettings = z.output<typeof settings>;

/** What every page gets: the file, and what the layout shows of the rest of the content. */
export type SiteSettings = FileSettings & { readonly profiles: readonly LinkWords[] };
