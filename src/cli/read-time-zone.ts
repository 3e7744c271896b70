import { generatorSettings } from "../define/settings.ts";
import { settingsFile } from "../define/settings-file.ts";
import { parseYaml } from "../pipeline/parse/parse-yaml.ts";

/** Returns the time zone of the site’s readers, whatever other mistakes the settings have. */
export function readTimeZone(settings: string | undefined): string {
  const data = parseYaml(settings ?? "", settingsFile, 1, () => {})?.data;
  const written = typeof data === "object" && data !== null && "timeZone" in data ? data.timeZone : undefined;
  const { timeZone } = generatorSettings.shape;
  const read = timeZone.safeParse(written);
  return read.success ? read.data : timeZone.parse(undefined);
}
