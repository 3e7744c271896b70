import { spawnSync } from "node:child_process";

/**
 * Builds a site once, without measuring. Says whether that succeeded, and why the program refuses the files of articles
 * that it names.
 */
export function tryBuild([program, ...args], folder) {
  const { status, stdout, stderr, error } = run(program, args, folder);
  const said = `${error?.message ?? ""}${stderr}${stdout}`.trim();
  const refused = new Map();
  if (status !== 0)
    for (const line of said.split("\n"))
      for (const [file] of line.matchAll(/content\/blog\/[\w-]+\.md/g))
        if (!refused.has(file)) refused.set(file, line.trim().slice(0, 200));
  return { isBuilt: status === 0, refused, said: said.slice(0, 2000) };
}

/**
 * Like `tryBuild`, for ours, which names all refused files at once. Also returns the number of warnings and of files
 * with warnings.
 */
export function tryOurBuild([program, ...args], folder) {
  const { status, stdout, stderr, error } = run(program, args, folder);
  // Not the report of `--json`, for which every page is weighed.
  const reported = [...stderr.matchAll(/^(\S+?)(?::(\d+):\d+)? {2}(error|warning) {2}(.*)$/gm)].map(
    ([, file, line, severity, message]) => ({ file, line, severity, message }),
  );
  const refused = new Map();
  for (const { file, line, severity, message } of reported)
    if (severity === "error" && !refused.has(file))
      refused.set(file, line === undefined ? message : `line ${line}: ${message}`);
  const warned = reported.filter(({ severity }) => severity === "warning").map(({ file }) => file);
  return {
    isBuilt: status === 0,
    refused,
    said: `${error?.message ?? ""}${stderr}${stdout}`.slice(0, 2000),
    problems: { warnings: warned.length, warned: new Set(warned).size },
  };
}

function run(program, args, folder) {
  return spawnSync(program, args, { cwd: folder, encoding: "utf8", maxBuffer: 1 << 30 });
}
