import { expect, test } from "vitest";
import { mailConnections } from "../../../templates/mail/review-mail.ts";
import type { FileSettings } from "../../../templates/settings.ts";

const islands = (contact: "mailto" | "emailjs", report: "none" | "emailjs") =>
  mailConnections({
    emailService: { origin: "https://mail.example" },
    forms: { contact: { delivery: contact }, report: { delivery: report } },
  } as unknown as FileSettings);

test("only the forms that send may reach the e-mail service", () => {
  expect(islands("mailto", "none")).toEqual({
    GuideForm: ["https://mail.example"],
    EnergyQuestionnaire: ["https://mail.example"],
  });
  expect(Object.keys(islands("emailjs", "emailjs"))).toEqual([
    "GuideForm",
    "EnergyQuestionnaire",
    "ContactForm",
    "ReportOrder",
  ]);
});
