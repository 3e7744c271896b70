import { withFacts, withLanguage } from "../../define/check-scope.ts";
import { isMember } from "../../define/collections.ts";
import type { Collections, SiteDefinition } from "../../define/define.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { splitLanguage } from "../../model/language.ts";
import { type Memory, noMemory } from "../../model/memory/memory.ts";
import type { ParsedSource, SiteLanguages } from "../../model/model.ts";
import { toOrigin } from "../../model/route.ts";
import { isByFolder, levels } from "../../words/checks.ts";
import { type Message, say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
import { suggestionHint } from "../../words/suggest.ts";
import { applyEnvironment } from "./apply-environment.ts";
import { checkValue } from "./check-value.ts";
import { collectFacts } from "./collect-facts.ts";

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
      checkValue(data, schema, { ...source, variableAt }, [], report),
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
