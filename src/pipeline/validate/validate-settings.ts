import type { SiteDefinition } from "../../define/define.ts";
import { withFacts } from "../../define/fact-scope.ts";
import { withLanguage } from "../../define/language-scope.ts";
import type { GeneratorSettings } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { type Memory, noMemory } from "../../model/memory/memory.ts";
import type { ParsedSource } from "../../model/model.ts";
import { toOrigin } from "../../model/to-origin.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";
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
