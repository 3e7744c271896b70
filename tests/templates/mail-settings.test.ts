import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { emailService } from "../../templates/mail/email-service.ts";
import { reviewMail, reviewPrivacy } from "../../templates/mail/review-mail.ts";
import { buildRealSite } from "../support/build-real-site.ts";
import { french } from "../support/speech.ts";
import testAccount from "../support/test-account.json" with { type: "json" };

const why =
  " : le compte du service d’e-mail n’est pas donné en entier ; d’ici là, le visiteur voit le message d’échec";
const dist = mkdtempSync(join(tmpdir(), "charpente-mail-"));
afterAll(() => rmSync(dist, { recursive: true, force: true }));

describe("the account of the e-mail service", () => {
  test("may be left out: then the origin is that of the service and all ids are empty", () => {
    expect(emailService.parse(undefined)).toEqual({
      publicKey: "",
      serviceId: "",
      origin: "https://api.emailjs.com",
      templates: { guide: "", questionnaire: "", contact: "", report: "" },
    });
  });

  test.each(["privateKey", "PRIVATE_KEY", "private-key", "accessToken", "access_token"])(
    "is refused with a key called %s, and the message says why and to revoke it",
    (name) => {
      const { error } = emailService.safeParse({ publicKey: "a", [name]: "secret" });
      expect(error?.issues).toMatchObject([{ path: [name] }]);
      expect(error?.issues[0]?.message).toMatch(/clé privée.*au nom du cabinet.*révoquez-la/);
      expect(error?.issues[0]?.message).not.toContain("secret");
    },
  );

  test.each(["ftp://mail.example", "mail.example", "https://mail.example/api", "https://mail.example/?a=1"])(
    "is refused with %s for an origin",
    (origin) => expect(emailService.safeParse({ origin }).success).toBe(false),
  );

  test.each(["https://mail.example", "http://127.0.0.1:8080/"])("accepts %s as an origin", (origin) =>
    expect(emailService.parse({ origin }).origin).toBe(origin.replace(/\/$/, "")),
  );
});

describe("the review of the settings", () => {
  const forms = {
    sending: "Envoi en cours...",
    sendingStatus: "",
    wayOut: "{email}",
    withoutFiles: "",
    contact: { delivery: "mailto" },
    report: { delivery: "none" },
    attachments: { totalKb: 500 },
  } as const;
  const complete = emailService.parse({
    publicKey: "key",
    serviceId: "service",
    templates: { guide: "g", questionnaire: "q" },
  });

  test("reports nothing if the forms that send have all settings", () => {
    expect(reviewMail({ emailService: complete, forms })).toEqual([]);
  });

  test("names the one form whose template is missing", () => {
    const templates = { ...complete.templates, guide: "" };
    expect(reviewMail({ emailService: { ...complete, templates }, forms })).toEqual([
      {
        message: `le formulaire « guide » ne part pas${why}`,
        hint: "donnez les variables EMAILJS_TEMPLATE_GUIDE, ou écrivez dans emailService templates.guide",
        setting: "emailService",
        mendedBy: "developer",
      },
    ]);
  });

  test("reports the contact form and the order only if they are to be sent", () => {
    const sending = { ...forms, contact: { delivery: "emailjs" }, report: { delivery: "emailjs" } } as const;
    expect(reviewMail({ emailService: complete, forms: sending })).toMatchObject([
      {
        message: `les formulaires « contact », « report » ne partent pas${why}`,
      },
    ]);
  });
});

describe("the review of the privacy policy", () => {
  const settings = (contact: "mailto" | "emailjs", report: "none" | "emailjs") => ({
    forms: {
      sending: "Envoi en cours...",
      sendingStatus: "",
      wayOut: "{email}",
      withoutFiles: "",
      contact: { delivery: contact },
      report: { delivery: report },
      attachments: { totalKb: 500 },
    },
  });
  const hint =
    "corrigez le texte de la page « Politique de confidentialité », puis sa liste « Formulaires par le service d’e-mail »";

  test("reports nothing if the text and the settings agree", () => {
    const usual = reviewPrivacy({ carriedByService: ["questionnaire", "guide"] }, settings("mailto", "none"));
    expect(usual).toEqual([]);
  });

  test("names the forms that use the e-mail service although the text does not say so", () => {
    const carriedByService = ["guide" as const, "questionnaire" as const];
    expect(reviewPrivacy({ carriedByService }, settings("emailjs", "emailjs"))).toEqual([
      {
        message:
          "la politique de confidentialité ne dit pas que les formulaires « contact », « report » passent par le service d’e-mail",
        hint,
        setting: "forms",
      },
    ]);
  });

  test("names the forms that no longer use the e-mail service although the text says so", () => {
    const carriedByService = ["guide" as const, "questionnaire" as const, "contact" as const];
    expect(reviewPrivacy({ carriedByService }, settings("mailto", "none"))).toEqual([
      {
        message:
          "la politique de confidentialité dit que le formulaire « contact » passe par le service d’e-mail, ce qui n’est pas le cas",
        hint,
        setting: "forms",
      },
    ]);
  });
});

describe("a build of the real site", () => {
  test("succeeds without an account, with a warning about the forms that will not send", async () => {
    const ids = Object.keys(testAccount).filter((name) => name !== "EMAILJS_ORIGIN");
    const environment = Object.fromEntries(ids.map((name) => [name, ""]));
    const { status, problems } = await buildRealSite(dist, { compressed: "not at all", environment });
    expect(status).toBe("written");
    const others = problems.filter(({ code }) => code !== "content/missing-fact");
    expect(others.map(({ severity, message }) => `${severity}: ${french.tell(message)}`)).toEqual([
      `warning: les formulaires « guide », « questionnaire » ne partent pas${why}`,
    ]);
  });
});
