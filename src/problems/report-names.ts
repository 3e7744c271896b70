import type { Report } from "./problem.ts";

/** Warns of files whose names Windows does not take: nobody could check the site out there. Paths are from the project root. */
export function reportNames(paths: Iterable<string>, report: Report): void {
  for (const path of paths) {
    const what = path.split("/").map(explainName).find(Boolean);
    if (what === undefined) continue;
    report({
      code: "source/reserved-name",
      severity: "warning",
      file: path.normalize("NFC"),
      message: `${what}, which Windows does not take as a name`,
      hint: "rename it: the site could not be edited or built there",
    });
  }
}

/** https://learn.microsoft.com/windows/win32/fileio/naming-a-file */
function explainName(name: string): string | undefined {
  const [stem = ""] = name.split(".", 1);
  if (/^(?:con|prn|aux|nul|(?:com|lpt)[0-9¹²³])$/i.test(stem.trimEnd()))
    return `“${stem}” stands for a device`;
  if (name.endsWith(".")) return "the name ends in a full stop";
  if (name.endsWith(" ")) return "the name ends in a space";
  if (/\p{Cc}/u.test(name)) return "the name holds the end of a line, or another sign that is not seen";
  const [sign] = /[<>:"|?*\\]/.exec(name) ?? [];
  return sign && `the name holds ${sign}`;
}
