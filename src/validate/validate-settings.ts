import type { SiteDefinition } from "../define.ts";
import type { ParsedSource } from "../model.ts";
import type { Report } from "../problem.ts";
import { noReuse, type Reuse } from "../reuse.ts";
import type { GeneratorSettings } from "../settings.ts";
import { settingsFile } from "../settings-file.ts";
import { toOrigin } from "../to-origin.ts";
import { applyEnvironment } from "./apply-environment.ts";
import { checkValue } from "./check-value.ts";

/** What wins over the file. */
export type GivenSettings = {
  /** From the command line. */
  readonly url: string | undefined;
  /** The variables that the site declares, of those that are set. */
  readonly environment: Readonly<Record<string, string>>;
};

/**
 * Reads `content/site.yaml` by the site’s schema, once what was given has taken its place in it. The origin comes
 * without a slash at the end. Undefined, with problems, where the file is missing or does not fit.
 */
export function validateSettings(
  sources: readonly ParsedSource[],
  { settings: schema, environment: declared }: Pick<SiteDefinition, "settings" | "environment">,
  { url, environment }: GivenSettings,
  files: ReadonlySet<string>,
  report: Report,
  reuse: Reuse = noReuse,
): GeneratorSettings | undefined {
  const source = sources.find(({ file }) => file === settingsFile);
  if (source === undefined) {
    // A file that is there but cannot be read has its problem already.
    if (files.has(settingsFile)) return undefined;
    report({
      code: "entry/missing-file",
      severity: "error",
      file: settingsFile,
      message: "the site’s settings are not there",
      hint: "create the file with at least name: and url:",
    });
    return undefined;
  }
  const given = JSON.stringify([url, environment]);
  // Under `site dev` they are asked for twice: as published, and as shown.
  return reuse(`settings ${given}`, source, [schema, declared], () =>
    checkSettings(source, { schema, declared, url, environment }, report),
  );
}

type Checking = GivenSettings & {
  readonly schema: SiteDefinition["settings"];
  readonly declared: SiteDefinition["environment"];
};

/** What is reported refuses them: of settings that are given back there is nothing to report. */
function checkSettings(
  source: ParsedSource,
  { schema, declared, url, environment }: Checking,
  report: Report,
): GeneratorSettings | undefined {
  const { data, variableAt, isRefused } = applyEnvironment(source.data, declared, environment, report);
  const checked = checkValue(data, schema, { ...source, variableAt }, [], report);
  if (!checked.fits || isRefused) return undefined;
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
  const is = (what: string) => `url is the origin of the site, but ${what}`;
  const write = `write url: ${toOrigin(address) ?? "https://www.example.org"}`;
  if (username !== "" || password !== "")
    return { message: is("it holds the name of a user or a password"), hint: write };
  if (toOrigin(address) === undefined)
    return {
      message: is(`${host} is no name of a host`),
      hint: `${write}, with letters, digits, hyphens and dots`,
    };
  if (pathname !== "/")
    return {
      message: is(`${address}${pathname} has a path`),
      hint: `give the path with --base, and ${write}`,
    };
  return {
    message: is(`${search}${hash}` === "" ? "it ends in ? or #" : `it goes on with ${search}${hash}`),
    hint: write,
  };
}
