import { expect, test } from "vitest";
import { advisories, findHarm, writeRequest } from "../support/advisories.ts";
import { askRaw } from "../support/ask-raw.ts";
import { bothServers, serveAmidSecrets } from "../support/served-both.ts";

/** Spellings by which one check was passed and another was not. */
const spellings: readonly ((target: string) => string)[] = [
  (target) => target,
  (target) => `/${target}`,
  (target) => `/.${target}`,
  (target) => `/x/..${target}`,
  (target) => `/x/%2e%2e${target}`,
  (target) => `/__dev/..${target}`,
  (target) => target.replaceAll(".", "%2e"),
  (target) => target.replaceAll("/", "%2f").replace("%2f", "/"),
  (target) => target.replaceAll("/", "\\"),
  (target) => `${target}%00.html`,
  (target) => `${target}?`,
  (target) => `${target}${target.includes("?") ? "&" : "?"}import&raw`,
  (target) => `${target};.html`,
  (target) => `${target}#.html`,
  (target) => `http://localhost${target}`,
];

test.each(bothServers)(
  "no advisory of another server holds for site %s, however it is spelt",
  async (command) => {
    const { port, place, isRunning, said } = await serveAmidSecrets(command);
    const harms: string[] = [];
    for (const advisory of advisories) {
      const requests = advisory.targets.flatMap((target) =>
        spellings.map((spell) => writeRequest({ ...advisory, targets: [] }, spell(target), place)),
      );
      const answers = await Promise.all(requests.map((request) => askRaw(port, request)));
      answers.forEach((answer, index) => {
        const harm = answer === "no answer" ? ["it never comes"] : findHarm(answer, advisory);
        if (harm.length > 0)
          harms.push(`${advisory.name}: ${harm.join(", ")}\n${requests[index]}\n${answer.slice(0, 300)}`);
      });
    }
    expect(harms).toEqual([]);
    expect(isRunning()).toBe(true);
    expect(said()).not.toMatch(/^\s+at /m);
  },
);
