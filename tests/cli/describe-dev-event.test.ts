import { expect, test } from "vitest";
import { describeDevEvent } from "../../src/cli/commands/dev.ts";
import { say } from "../../src/words/message.ts";
import type { Problem } from "../../src/words/problem.ts";
import { builtSite } from "../dev/built-site.ts";
import { english, french } from "../support/speech.ts";

const how = { readText: () => undefined, quiet: false, colour: false, speech: english };
const problem = (severity: Problem["severity"], message: string): Problem => ({
  code: "site/finding",
  severity,
  file: "content/site.yaml",
  message,
});
const [old, fresh] = [problem("warning", "no key"), problem("warning", "no name")];
const error = problem("error", "no url");

function tellGood(problems: readonly Problem[], fresh: readonly Problem[], quiet = false): string {
  const state = { status: "good", version: 2, site: { ...builtSite({}), problems } } as const;
  const built = { state, hasChanged: true, fresh, ms: 12 };
  return describeDevEvent({ kind: "rebuilt", built, changed: ["content/a.md"] }, { ...how, quiet });
}

test("a warning is printed after the save that causes it, and only counted after later saves", () => {
  expect(tellGood([old], [old])).toMatch(/no key[\s\S]*content\/a\.md: 0 pages in 12 ms, 1 warning\n$/);
  expect(tellGood([old], [])).toBe("content/a.md: 0 pages in 12 ms, 1 warning as before\n");
  const both = tellGood([old, fresh], [fresh]);
  expect(both).toContain("no name");
  expect(both).not.toContain("no key");
  expect(both).toContain("2 warnings, 1 of them as before");
  expect(tellGood([], [])).toBe("content/a.md: 0 pages in 12 ms\n");
  expect(tellGood([old], [], true)).toBe("");
});

test("errors are printed until they are fixed, and are not hidden by known warnings", () => {
  const state = {
    status: "broken",
    version: 3,
    problems: [old, error],
    lastGood: undefined,
    since: 2,
  } as const;
  const built = { state, hasChanged: true, fresh: [], ms: 12 };
  const said = describeDevEvent({ kind: "rebuilt", built, changed: ["content/a.md", "content/b.md"] }, how);
  expect(said).toContain("no url");
  expect(said).not.toContain("no key");
  expect(said).toMatch(/content\/a\.md and 1 more: not built, 1 error, 1 warning\n$/);
});

test("the name of a changed file cannot control the terminal", () => {
  const state = { status: "good", version: 2, site: builtSite({}) } as const;
  const built = { state, hasChanged: true, fresh: [], ms: 12 };
  const changed = ["static/\u001b]0;x\u0007\u001b[2Ja\n.txt"];
  expect(describeDevEvent({ kind: "rebuilt", built, changed }, how)).toBe(
    "static/\\u001b]0;x\\u0007\\u001b[2Ja\\u000a.txt: 0 pages in 12 ms\n",
  );
});

test("in French, each event is one sentence", () => {
  const inFrench = { ...how, speech: french };
  const state = { status: "good", version: 2, site: { ...builtSite({}), problems: [old, fresh] } } as const;
  const built = { state, hasChanged: true, fresh: [], ms: 1234 };
  const changed = ["content/a.md", "content/b.md", "content/c.md"];
  expect(describeDevEvent({ kind: "rebuilt", built, changed }, inFrench)).toBe(
    "content/a.md et 2 autres\u00a0: 0 page en 1,23\u00a0s, 2 avertissements comme avant\n",
  );
  expect(
    describeDevEvent({ kind: "polling", why: say("watch.no-events", { code: "EINVAL" }) }, inFrench),
  ).toBe(
    "ce disque ne signale pas les changements (EINVAL)\u00a0: les changements sont cherchés à intervalles réguliers, un peu moins vite\n",
  );
  expect(describeDevEvent({ kind: "busy", port: 4321 }, inFrench)).toBe(
    "le port 4321 est pris, essai du suivant\n",
  );
});

test("who edits in the browser reads first where it is, then errors, and no warnings", () => {
  const state = { status: "good", version: 1, site: { ...builtSite({}), problems: [old] } } as const;
  const built = { state, hasChanged: true, fresh: [old], ms: 12 };
  const forEditors = { ...how, isForEditors: true };
  const ready = describeDevEvent({ kind: "ready", url: "http://127.0.0.1:4321/", built }, forEditors);
  expect(ready).toMatch(/^Open http:\/\/127\.0\.0\.1:4321\/ in your browser/);
  expect(ready).not.toContain("no key");
  expect(describeDevEvent({ kind: "rebuilt", built, changed: ["content/a.md"] }, forEditors)).toBe("");
  const broken = {
    status: "broken",
    version: 2,
    problems: [old, error],
    lastGood: undefined,
    since: 2,
  } as const;
  const said = describeDevEvent(
    { kind: "rebuilt", built: { ...built, state: broken }, changed: ["content/a.md"] },
    forEditors,
  );
  expect(said).toContain("no url");
  expect(said).not.toContain("no key");
});
