import type { Speech } from "../catalogue/speech.ts";
import type { DevEvent } from "../dev/serve/serve-site.ts";
import type { Rebuilt } from "../dev/site/dev-site.ts";
import type { Problem } from "../problems/problem.ts";
import { count } from "../text/count.ts";
import { formatProblems } from "./print-problems.ts";
import { printableName } from "./printable.ts";

type How = {
  readonly readText: (file: string) => string | undefined;
  readonly quiet: boolean;
  readonly colour: boolean;
  readonly speech: Speech;
};

/** What `site dev` prints of an event; may be nothing. */
export function describeDevEvent(event: DevEvent, how: How): string {
  switch (event.kind) {
    case "busy":
      return `port ${event.port} is taken, trying the next one\n`;
    case "polling":
      return `${event.why}: looking for changes instead, which takes a moment longer\n`;
    case "ready":
      return `${describeBuild(event.built, how)}${event.url}  (Ctrl-C ends it)\n`;
    case "rebuilt":
      if (!event.built.hasChanged) return "";
      return describeBuild(event.built, how, nameChanges(event.changed));
  }
}

function describeBuild({ state, fresh, ms }: Rebuilt, how: How, changes = ""): string {
  const time = ms < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
  const say = (text: string) => (how.quiet ? "" : `${changes}${text}\n`);
  switch (state.status) {
    case "starting":
      return "";
    case "good": {
      const { pages, problems } = state.site;
      // A warning that every save prints again is one that nobody reads.
      return (
        print(fresh, how) +
        say(`${count(pages.length, "page")} in ${time}${tally(problems)}${tellOld(problems, fresh)}`)
      );
    }
    case "broken": {
      const kept = state.lastGood === undefined ? "" : "; the last good version stays at hand";
      const shown = state.problems.filter(
        (problem) => problem.severity === "error" || fresh.includes(problem),
      );
      return print(shown, how) + say(`not built${tally(state.problems)}${kept}`);
    }
  }
}

function print(problems: readonly Problem[], { readText, colour, speech }: How): string {
  return formatProblems(problems, readText, colour, speech.tell);
}

function nameChanges(changed: readonly string[]): string {
  const [first] = changed;
  if (first === undefined) return "";
  const name = printableName(first);
  return changed.length === 1 ? `${name}: ` : `${name} and ${changed.length - 1} more: `;
}

function tally(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  const parts = [
    ...(errors > 0 ? [count(errors, "error")] : []),
    ...(problems.length > errors ? [count(problems.length - errors, "warning")] : []),
  ];
  return parts.map((part) => `, ${part}`).join("");
}

function tellOld(problems: readonly Problem[], fresh: readonly Problem[]): string {
  const old = problems.length - fresh.length;
  if (old === 0) return "";
  return fresh.length === 0 ? " as before" : `, ${old} of them as before`;
}
