import { escapeHtml } from "../../html/escape.ts";
import { type Answer, plainAnswer } from "../../http/answer.ts";
import { languageCookie } from "../../http/speak-to.ts";
import { type Language, languageNames, toLanguage } from "../../words/languages.ts";
import { say } from "../../words/message.ts";
import { redirectWithCookie } from "./redirect-with-cookie.ts";

const yearSeconds = 365 * 24 * 60 * 60;

/** Stores the language that a reader chooses, for all pages of this server. */
export function answerLanguage(query: URLSearchParams): Answer {
  const language = toLanguage(query.get("language") ?? "");
  if (language === undefined) return plainAnswer(400, say("http.no-language"));
  return redirectWithCookie(query.get("to") ?? "/", `${languageCookie}=${language}; Max-Age=${yearSeconds}`);
}

/** The other languages, as links that return to `to`, a path of this server. */
export function linkLanguages(language: Language, to: string): string {
  const links = Object.entries(languageNames)
    .filter(([code]) => code !== language)
    .map(([code, name]) => {
      const query = new URLSearchParams({ language: code, to });
      return `<a class="language" lang="${code}" hreflang="${code}" href="${escapeHtml(`/__dev/language?${query}`)}">${name}</a>`;
    });
  return links.join(" ");
}
