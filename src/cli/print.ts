import { message } from "../words/in-each-language.ts";
import type { Language } from "../words/languages.ts";
import type { Data, Text } from "../words/message.ts";
import type { Problem } from "../words/problem.ts";
import type { Tell } from "../words/tell.ts";

/** The command line is wrong: exit status 2, nothing done. */
export class UsageError extends Error {
  constructor(readonly text: Text) {
    super(typeof text === "string" ? text : text.key);
  }
}

/** Lines that several commands print. */
export const printWords = {
  error: message({
    en: ({ message }: { message: string }) => `error: ${message}`,
    fr: ({ message }) => `erreur : ${message}`,
  }),
  hint: message({
    en: ({ hint }: { hint: string }) => `hint: ${hint}`,
    fr: ({ hint }) => `conseil : ${hint}`,
  }),
  unwritable: message({
    en: ({ reason }: { reason: string }) => `the output cannot be written: ${reason}`,
    fr: ({ reason }) => `impossible d’écrire le résultat : ${reason}`,
  }),
  nothing: { en: "nothing was written", fr: "rien n’a été écrit" },
  /** Servers. */
  busy: message({
    en: ({ port }: { port: number }) => `port ${port} is taken, trying the next one`,
    fr: ({ port }) => `le port ${port} est pris, essai du suivant`,
  }),
  failed: message({
    en: ({ address, reason }: { address: string; reason: string }) => `cannot serve on ${address}: ${reason}`,
    fr: ({ address, reason }) => `impossible de servir le site sur ${address} : ${reason}`,
  }),
  ready: message({
    en: ({ url }: { url: string }) => `${url}  (Ctrl-C ends it)`,
    fr: ({ url }) => `${url}  (Ctrl-C pour arrêter)`,
  }),
};

/**
 * Replaces control characters and changes of writing direction by their number, as JSON writes them, so that an
 * author’s text cannot control the terminal. Line breaks stay.
 */
export function printable(text: string): string {
  return text.replace(
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is shown otherwise
    /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/g,
    showNumber,
  );
}

/** Like `printable`, for a file name, which must stay on one line. */
export function printableName(name: string): string {
  return printable(name).replaceAll("\n", showNumber);
}

/** The report of `--json`. */
export function toPrintableJson(value: unknown): string {
  return `${printable(JSON.stringify(value, undefined, 2))}\n`;
}

function showNumber(sign: string): string {
  return `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

/**
 * Formats rows as aligned columns, two spaces apart, a line each. `right` lists the columns of numbers, which are
 * aligned to the right.
 */
export function formatTable(rows: readonly (readonly string[])[], right: readonly number[] = []): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? "").length)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0;
          return right.includes(column) ? cell.padStart(width) : cell.padEnd(width);
        })
        .join("  ")
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join("");
}

/** A problem in the reports of `--json`. `data` holds the values of its message, whose words depend on the language. */
export function toJsonProblem({ message, hint, ...problem }: Problem, tell: Tell) {
  const data: Data = typeof message === "string" ? {} : message.data;
  return { ...problem, data, message: tell(message), ...(hint !== undefined && { hint: tell(hint) }) };
}

/** Says why no server can listen on an address, with the reason that the system gives. */
export function describeServeFailure(
  { host, port }: { readonly host: string; readonly port: number },
  { message: reason }: Error,
  language: Language,
): string {
  const failed = printWords.failed[language]({ address: `${host}:${port}`, reason });
  return printWords.error[language]({ message: failed });
}
