import { withFacts, withLanguage } from "../../define/check-scope.ts";
import { isMember } from "../../define/collections.ts";
import type {
  Collections,
  Environment,
  NamedFacts,
  SiteDefinition,
  SiteLanguage,
} from "../../define/define.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { splitLanguage } from "../../model/language.ts";
import { type Memory, noMemory } from "../../model/memory/memory.ts";
import type { ParsedSource, SiteLanguages } from "../../model/model.ts";
import { toOrigin } from "../../model/route.ts";
import type { Facts } from "../../text/facts.ts";
import { isByFolder, levels } from "../../words/checks.ts";
import { groupDigits, numberSigns } from "../../words/format.ts";
import { type Message, say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { suggestionHint } from "../../words/suggest.ts";
import { SchemaFailure, validateValue } from "./validate-value.ts";

/** The settings of `content/site.yaml`, in two versions. */
export type SiteSettings = {
  /** The settings of the published site, which are checked and reported. */
  readonly published: GeneratorSettings;
  /**
   * The settings that templates get. They differ under `site dev`, where the site’s values for development take
   * precedence.
   */
  readonly drawnWith: GeneratorSettings;
};

/** Values that override the file. */
export type GivenSettings = {
  /** From the command line. */
  readonly url: string | undefined;
  /** The set variables among those that the site declares. */
  readonly environment: Readonly<Record<string, string>>;
  /** `site dev` validates twice: for the published settings, and for those that it draws with. */
  readonly purpose?: "to publish" | "to draw with";
};

type Definition = Pick<SiteDefinition, "settings" | "environment" | "facts" | "languages">;

/**
 * Reads `content/site.yaml` by the site’s schema, after overrides. The origin has no slash at the end. Undefined, with
 * problems, when the file is missing or does not fit.
 */
export function validateSettings(
  sources: readonly ParsedSource[],
  site: Definition,
  { url, environment, purpose = "to publish" }: GivenSettings,
  files: ReadonlySet<string>,
  report: Report,
  memory: Memory = noMemory,
): GeneratorSettings | undefined {
  const source = sources.find(({ file }) => file === settingsFile);
  if (source === undefined) {
    // A file that cannot be read already has its problem.
    if (files.has(settingsFile)) return undefined;
    report({
      code: "entry/missing-file",
      severity: "error",
      file: settingsFile,
      message: say("entry/missing-file.settings"),
      hint: say("entry/missing-file.settings.hint"),
    });
    return undefined;
  }
  const given = JSON.stringify([url, environment]);
  return memory.getFor(
    `settings ${purpose}`,
    source,
    [given, site.settings, site.environment, site.facts, site.languages[0].code],
    () => checkSettings(source, { ...site, url, given: environment }, report),
  );
}

type Checking = Definition & Pick<GivenSettings, "url"> & { readonly given: GivenSettings["environment"] };

/** Undefined when any problem was reported. */
function checkSettings(source: ParsedSource, site: Checking, report: Report): GeneratorSettings | undefined {
  const { settings: schema, environment: declared, url, given } = site;
  const { data, variableAt, isRefused } = applyEnvironment(source.data, declared, given, report);
  const check = () =>
    withLanguage(site.languages[0].code, () =>
      validateValue(data, schema, { ...source, variableAt }, [], report),
    );
  const plain = check();
  if (!plain.fits || isRefused) return undefined;
  // Texts of the settings may name facts from other settings.
  const facts = collectFacts(site, plain.value)();
  const checked = facts === undefined ? plain : withFacts(facts, check);
  if (!checked.fits) return undefined;
  const origin = url ?? toOrigin(checked.value.url);
  if (origin === undefined) {
    const at = source.locate(["url"], "value");
    report({
      code: "settings/invalid-origin",
      severity: "error",
      file: settingsFile,
      ...(at && { at }),
      ...explainOrigin(new URL(checked.value.url)),
    });
    return undefined;
  }
  return { ...checked.value, url: origin };
}

function explainOrigin({ protocol, host, pathname, search, hash, username, password }: URL) {
  const address = `${protocol}//${host}`;
  const origin = toOrigin(address) ?? "https://www.example.org";
  const hint = say("settings/invalid-origin.hint", { origin });
  if (username !== "" || password !== "") return { message: say("settings/invalid-origin.user"), hint };
  if (toOrigin(address) === undefined)
    return {
      message: say("settings/invalid-origin.host", { host }),
      hint: say("settings/invalid-origin.host.hint", { origin }),
    };
  if (pathname !== "/")
    return {
      message: say("settings/invalid-origin.path", { address: `${address}${pathname}` }),
      hint: say("settings/invalid-origin.path.hint", { origin }),
    };
  const rest = `${search}${hash}`;
  return rest === ""
    ? { message: say("settings/invalid-origin.end"), hint }
    : { message: say("settings/invalid-origin.rest", { rest }), hint };
}

/** Refuses codes, levels and folders of `checks` that do not exist. Types find these too, but the build runs no tsc. */
export async function checkChosenLevels(
  { checks }: Pick<SiteDefinition, "checks">,
  files: ReadonlySet<string>,
  report: Report,
): Promise<void> {
  if (Object.keys(checks).length === 0) return;
  // Most builds need no other words of the catalogue.
  const { ruleCodes } = await import("../../words/catalogue.ts");
  const refuse = (message: Message, hint: Message) =>
    report({ code: "entry/unknown-field", severity: "error", file: "templates/site.ts", message, hint });
  const known: readonly string[] = ruleCodes;
  const isLevel = (level: unknown) => levels.some((each) => each === level);
  for (const [code, chosen] of Object.entries(checks)) {
    if (!known.includes(code))
      refuse(say("entry/unknown-field.check", { code }), suggestionHint(code, known, say("noun.checks")));
    const byFolder = isByFolder(chosen) ? chosen : {};
    for (const level of isByFolder(chosen) ? Object.values(byFolder) : [chosen])
      if (!isLevel(level))
        refuse(
          say("entry/unknown-field.level", { code, level: String(level) }),
          suggestionHint(String(level), levels, say("noun.levels")),
        );
    for (const folder of Object.keys(byFolder)) {
      if (!folder.startsWith("content") || holdsAny(files, folder)) continue;
      refuse(
        say("entry/unknown-field.folder", { code, folder }),
        suggestionHint(folder, foldersOf(files), say("noun.folders")),
      );
    }
  }
}

function holdsAny(files: ReadonlySet<string>, folder: string): boolean {
  return [...files].some((file) => file.startsWith(`${folder}/`));
}

function foldersOf(files: ReadonlySet<string>): readonly string[] {
  return [...new Set([...files].map((file) => file.slice(0, file.lastIndexOf("/"))))].sort();
}

/** Refuses a budget for a group of pages that does not exist. */
export function checkBudgetGroups(
  budgets: GeneratorSettings["budgets"] | undefined,
  groups: readonly string[],
  sources: readonly ParsedSource[],
  report: Report,
): void {
  const known = ["default", ...groups];
  const source = sources.find(({ file }) => file === settingsFile);
  for (const field of ["firstPaint", "scripts"] as const) {
    const bounds = budgets?.[field] ?? {};
    for (const name of typeof bounds === "number" ? [] : Object.keys(bounds)) {
      if (known.includes(name)) continue;
      const at = source?.locate(["budgets", field, name], "key");
      report({
        code: "entry/unknown-field",
        severity: "error",
        file: settingsFile,
        ...(at && { at }),
        message: say("entry/unknown-field.group", { name }),
        hint: suggestionHint(name, known, say("noun.groups")),
      });
    }
  }
}

type Fault = { readonly message: Message; readonly hint: Message };

/**
 * Finds and reports the files whose name ends in a language that it cannot have, such as `a.de.md` when German is not
 * listed. None on a site with one language.
 */
export function findMisnamed(
  sources: readonly ParsedSource[],
  { collections, languages }: { readonly collections: Collections; readonly languages: SiteLanguages },
  report: Report,
): ReadonlySet<string> {
  if (languages.length === 1) return new Set();
  const misnamed = sources.filter(({ file }) => {
    const fault = findFault(file, collections, languages);
    if (fault !== undefined) report({ code: "language/file-name", severity: "error", file, ...fault });
    return fault !== undefined;
  });
  return new Set(misnamed.map(({ file }) => file));
}

function findFault(file: string, collections: Collections, languages: SiteLanguages): Fault | undefined {
  const [first] = languages;
  const codes = languages.map(({ code }) => code);
  const written = /\.([a-z]{2}(?:-[A-Za-z]{2,4})?)\.[a-z]+$/.exec(file)?.[1];
  const known = codes.find((code) => splitLanguage(file, [code]).language !== undefined);
  const code = known ?? written;
  if (code === undefined) return undefined;
  const original = splitLanguage(file, [code]).file;
  const [name, collection] = Object.entries(collections).find(([, each]) => isMember(original, each)) ?? [];
  if (name === undefined || collection === undefined) return undefined;
  const rename = say("language/file-name.rename", { file: original });
  if (code === first.code) return { message: say("language/file-name.first", { code }), hint: rename };
  if (known === undefined)
    return {
      message: say("language/file-name", { code }),
      hint: say("language/file-name.hint", { known: codes }),
    };
  return collection.shared
    ? { message: say("language/file-name.shared", { name }), hint: say("language/file-name.shared.hint") }
    : undefined;
}

type Applied = {
  readonly data: unknown;
  /** The variable that set the value at a path. */
  readonly variableAt: (path: readonly PropertyKey[]) => string | undefined;
  /** True when a variable is set that the site refuses. */
  readonly isRefused: boolean;
};

/**
 * Returns `data` with the values of `environment` at the paths that `declared` names. Leaves the original unchanged.
 */
function applyEnvironment(
  data: unknown,
  declared: Environment,
  environment: Readonly<Record<string, string>>,
  report: Report,
): Applied {
  const variables = new Map<string, string>();
  let isRefused = false;
  let applied = data;
  for (const [variable, target] of Object.entries(declared)) {
    const value = environment[variable];
    if (value === undefined) continue;
    const setting = typeof target === "string" ? target : "setting" in target ? target.setting : undefined;
    if (setting !== undefined) {
      applied = withValue(applied, setting.split("."), value);
      variables.set(setting, variable);
    } else if (typeof target === "object" && "refused" in target) {
      isRefused = true;
      report({
        code: "settings/refused-variable",
        severity: "error",
        file: settingsFile,
        message: say("settings/refused-variable", { variable, reason: target.refused }),
        hint: say("settings/refused-variable.hint", { variable }),
      });
    }
  }
  return { data: applied, variableAt: (path) => variables.get(path.map(String).join(".")), isRefused };
}

/** The environment for `site dev`: variables with a development value get that one. */
export function withDevValues(
  declared: Environment,
  environment: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  const own = Object.entries(declared).flatMap(([variable, target]) =>
    typeof target === "object" && "dev" in target ? [[variable, target.dev] as const] : [],
  );
  return { ...environment, ...Object.fromEntries(own) };
}

/** A value that is not a group of fields stays: the schema reports it. */
function withValue(data: unknown, [field, ...rest]: readonly string[], value: string): unknown {
  if (field === undefined) return value;
  if (data !== undefined && data !== null && (typeof data !== "object" || Array.isArray(data))) return data;
  const fields = (data ?? {}) as Readonly<Record<string, unknown>>;
  const inner = Object.hasOwn(fields, field) ? fields[field] : undefined;
  return { ...fields, [field]: withValue(inner, rest, value) };
}

/** The facts in the language of a code, or in the first one. Undefined when braces are plain text. */
export type FactsIn = (code?: string) => Facts | undefined;

/** The facts from the settings, formatted for texts. A site may declare none. */
export function collectFacts(
  { facts, languages }: Pick<SiteDefinition, "facts" | "languages">,
  settings: GeneratorSettings | undefined,
): FactsIn {
  if (facts === undefined || settings === undefined) return () => undefined;
  try {
    const byCode = new Map(
      languages.map((language) => [language.code, toTexts(facts(settings, language), language)]),
    );
    return (code = languages[0].code) => byCode.get(code);
  } catch (cause) {
    throw new SchemaFailure("The facts failed.", { cause });
  }
}

function toTexts(facts: NamedFacts, { code }: SiteLanguage): Facts {
  return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, toText(value, code)]));
}

function toText(value: string | number | undefined, language: string): string | undefined {
  if (typeof value === "number") return formatNumber(value, language);
  // A blank setting counts as missing.
  return value?.trim() === "" ? undefined : value;
}

function formatNumber(value: number, language: string): string {
  const signs = Object.entries(numberSigns).find(([code]) => code === language)?.[1];
  if (signs !== undefined && Number.isSafeInteger(value)) return groupDigits(String(value), signs.group);
  return new Intl.NumberFormat(language).format(value);
}
