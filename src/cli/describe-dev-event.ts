import type { DevEvent } from "../dev/serve/serve-site.ts";
import type { Rebuilt } from "../dev/site/dev-site.ts";
import type { Problem } from "../words/problem.ts";
import type { Speech } from "../words/speech.ts";
import { describeSetAside, describeUnrestored } from "./describe-plan.ts";
import type { ShowCode } from "./link-codes.ts";
import { formatProblems } from "./print-problems.ts";
import { printableName } from "./printable.ts";

type How = {
  readonly readText: (file: string) => string | undefined;
  readonly quiet: boolean;
  readonly colour: boolean;
  /** Formats a code. Without it, codes are printed as they are. */
  readonly showCode?: ShowCode;
  readonly speech: Speech;
};

/** The lines that `site dev` prints for an event. May be empty. */
export function describeDevEvent(event: DevEvent, how: How): string {
  const { command, tell } = how.speech;
  switch (event.kind) {
    case "busy":
      return `${command.serve.busy({ port: event.port })}\n`;
    case "polling":
      return `${command.dev.polling({ why: tell(event.why) })}\n`;
    case "unrestored":
      return describeUnrestored(event.unrestored, how.speech);
    case "set-aside":
      return describeSetAside(event.setAside, how.speech);
    case "ready":
      return `${describeBuild(event.built, how)}${command.serve.ready({ url: event.url })}\n`;
    case "rebuilt":
      if (!event.built.hasChanged) return "";
      return describeBuild(event.built, how, event.changed);
  }
}

function describeBuild({ state, fresh, ms }: Rebuilt, how: How, changed: readonly string[] = []): string {
  const { dev } = how.speech.command;
  const say = (message: string) => (how.quiet ? "" : `${nameChanges(changed, message, dev)}\n`);
  switch (state.status) {
    case "starting":
      return "";
    case "good": {
      const { pages, problems } = state.site;
      const old = problems.length - fresh.length;
      // Repeating all warnings after each save would bury the new ones.
      return print(fresh, how) + say(dev.built({ pages: pages.length, ms, old, ...tally(problems) }));
    }
    case "broken": {
      const listed = state.problems.filter(
        (problem) => problem.severity === "error" || fresh.includes(problem),
      );
      const isKept = state.lastGood !== undefined;
      return print(listed, how) + say(dev.notBuilt({ isKept, ...tally(state.problems) }));
    }
  }
}

function print(problems: readonly Problem[], { readText, colour, speech, showCode }: How): string {
  return formatProblems(problems, readText, colour, speech, showCode);
}

function nameChanges(changed: readonly string[], message: string, dev: Speech["command"]["dev"]): string {
  const [first] = changed;
  if (first === undefined) return message;
  return dev.changed({ file: printableName(first), more: changed.length - 1, message });
}

function tally(problems: readonly Problem[]) {
  const errors = problems.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: problems.length - errors };
}
