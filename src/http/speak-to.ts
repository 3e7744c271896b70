import type { IncomingHttpHeaders } from "node:http";
import { type Language, toLanguage } from "../words/languages.ts";
import { loadSpeech, type Speech } from "../words/speech.ts";

/** The language that a reader has chosen in the panel. */
export const languageCookie = "site-dev-language";

/**
 * Finds the catalogue for each reader. `terminal` is the catalogue of the user who started the server: the one for
 * readers without a known language.
 */
export function createSpeakTo(terminal: Speech): (headers: IncomingHttpHeaders) => Promise<Speech> {
  const known = new Map<Language, Promise<Speech>>([[terminal.language, Promise.resolve(terminal)]]);
  return (headers) => {
    const language = chooseLanguage(headers) ?? terminal.language;
    const speech = known.get(language) ?? loadSpeech(language);
    known.set(language, speech);
    return speech;
  };
}

/** The chosen language, else the browser’s preferred one. Undefined when the tool has neither. */
export function chooseLanguage({
  cookie = "",
  "accept-language": accepted = "",
}: Pick<IncomingHttpHeaders, "cookie" | "accept-language">): Language | undefined {
  const chosen = cookie
    .split(/;\s*/)
    .flatMap((pair) => (pair.startsWith(`${languageCookie}=`) ? pair.slice(languageCookie.length + 1) : []));
  const codes = [...chosen, ...readAccepted(accepted)];
  return codes.map(toLanguage).find((language) => language !== undefined);
}

/**
 * The languages of `fr-CH, en;q=0.8`, by preference and without regions:
 * https://httpwg.org/specs/rfc9110.html#field.accept-language
 */
function readAccepted(header: string): readonly string[] {
  return header
    .split(",")
    .map((range) => {
      const [tag = "", ...parameters] = range.split(";").map((part) => part.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2) ?? "1";
      return { code: tag.split("-")[0] ?? "", quality: Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ code }) => code);
}
