import type { Environment } from "../../define/define.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

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
export function applyEnvironment(
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
