import { escapeHtml } from "../../html/escape.ts";
import type { HostAnswer } from "./ask-host.ts";
import { drawErrors } from "./draw-errors.ts";
import { drawQuestions } from "./draw-questions.ts";
import { type Drawing, type DrawingOptions, drawButton } from "./drawing.ts";
import type { Forwarded } from "./fast-forward.ts";
import type { PublishEnd } from "./publish.ts";
import type { PublishState } from "./publisher.ts";

type Phases = Extract<PublishState, { readonly is: "running" }>["phases"];

/** Draws the progress or the result of a publication. */
export function drawState(
  state: Exclude<PublishState, { readonly is: "idle" }>,
  options: DrawingOptions,
): Drawing {
  return state.is === "running" ? drawRunning(state.phases, options) : drawEnded(state, options);
}

/** The result, and below it what the author has chosen, which can be changed until it is sent. */
function drawEnded(
  { end, host, questions }: Extract<PublishState, { readonly is: "ended" }>,
  options: DrawingOptions,
): Drawing {
  const drawing = drawEnd(end, host, options);
  if (end.status === "open" || questions.length === 0) return drawing;
  const { pages: words } = options.speech;
  return {
    ...drawing,
    html: `${drawing.html}
<section aria-labelledby="choices">
<h2 id="choices">${words["publish.choices"]}</h2>
${drawQuestions(questions, options)}
</section>`,
  };
}

function drawRunning(phases: Phases, { speech: { pages: words } }: DrawingOptions): Drawing {
  const current = phases.at(-1) ?? "check";
  const items = phases.map((phase, at) => {
    const isCurrent = at === phases.length - 1;
    const how = words[isCurrent ? "publish.step.current" : "publish.step.done"];
    return `<li${isCurrent ? ' aria-current="step"' : ""}>${words[phaseKeys[phase]]} <small>${how}</small></li>`;
  });
  const stop = current === "host" ? words["publish.stop-waiting"] : words["publish.stop"];
  return {
    state: words["publish.running"]({ what: words[phaseKeys[current]] }),
    html: `<h2>${words["publish.steps"]}</h2>
<ol class="steps">
${items.join("\n")}
</ol>
${["fetch", "send", "host"].includes(current) ? `<p>${drawButton("stop", stop)}</p>` : ""}`,
  };
}

function drawEnd(end: PublishEnd, host: HostAnswer | undefined, options: DrawingOptions): Drawing {
  const { base, speech, drawn } = options;
  const { pages: words } = speech;
  const again = `<p>${drawButton("look", words["publish.look-again"])}</p>`;
  const drawReason = (text: string) => (text === "" ? "" : `<pre>${escapeHtml(text)}</pre>\n`);
  switch (end.status) {
    case "published":
      return {
        state: words["publish.sent"],
        html: [
          ...(end.isMerged ? [`<p>${words["publish.merged"]}</p>`] : []),
          ...(host === undefined ? [] : [drawHost(host, options)]),
          ...drawForwarded(end.forwarded, options),
          again,
        ].join("\n"),
      };
    case "nothing":
      return {
        state: words["publish.received"],
        html: [...drawForwarded(end.forwarded, options), again].join("\n"),
      };
    case "errors": {
      const count = { count: end.problems.length };
      const errors = drawErrors(end.problems, drawn, base, speech);
      return end.isMerged
        ? {
            state: words["publish.errors.merged"](count),
            html: `<p>${words["publish.errors.merged.about"]}</p>\n${errors}\n${again}`,
          }
        : { state: words["publish.errors"](count), html: `${errors}\n${again}` };
    }
    case "open":
      return {
        state: words["publish.open"]({
          count: end.questions.filter(({ taken }) => taken === undefined).length,
        }),
        html: `<p>${words["publish.open.about"]}</p>
${drawQuestions(end.questions, options)}`,
      };
    case "trouble": {
      const answer = end.reason === "" ? "" : `<p>${words["publish.answer"]}</p>\n${drawReason(end.reason)}`;
      return {
        state: words[troubleKeys[end.cause].what],
        html: `<p>${words[troubleKeys[end.cause].todo]}</p>\n<p>${words["publish.kept"]}</p>\n${answer}${again}`,
      };
    }
    case "elsewhere":
      return {
        state: words["publish.elsewhere"],
        html: `<p>${escapeHtml(words["publish.elsewhere.do"](end))}</p>\n${again}`,
      };
    case "failed":
      return { state: words["publish.failed"], html: drawReason(end.reason) + again };
    // The next look says what is missing.
    case "missing":
      return { state: words["publish.missing"], html: again };
    default:
      return { state: words[endKeys[end.status]], html: again };
  }
}

function drawHost(host: HostAnswer, { speech: { pages: words } }: DrawingOptions): string {
  const link =
    "url" in host && host.status !== "example"
      ? ` <a href="${escapeHtml(host.url)}">${words["publish.host.seen.link"]}</a>`
      : "";
  const text = (): string => {
    switch (host.status) {
      case "unseen":
        return host.last.kind === "status"
          ? words["publish.host.unseen.status"](host.last)
          : words[host.last.kind === "old" ? "publish.host.unseen.old" : "publish.host.unseen.none"];
      default:
        return words[hostKeys[host.status]];
    }
  };
  return `<p class="${host.status === "seen" ? "seen" : "note"}">${text()}${link}</p>`;
}

function drawForwarded(
  forwarded: Forwarded,
  { speech: { pages: words } }: DrawingOptions,
): readonly string[] {
  return forwarded.status === "done"
    ? []
    : [`<p class="note">${escapeHtml(words["publish.in-the-way"](forwarded))}</p>`];
}

const phaseKeys = {
  check: "publish.phase.check",
  record: "publish.phase.record",
  fetch: "publish.phase.fetch",
  merge: "publish.phase.merge",
  send: "publish.phase.send",
  forward: "publish.phase.forward",
  host: "publish.phase.host",
} as const;

const endKeys = {
  changed: "publish.changed",
  late: "publish.late",
  stopped: "publish.stopped",
  overtaken: "publish.overtaken",
  unrelated: "publish.unrelated",
} as const;

const hostKeys = {
  seen: "publish.host.seen",
  stopped: "publish.host.stopped",
  unprovable: "publish.host.unprovable",
  example: "publish.host.example",
} as const;

const troubleKeys = {
  name: { what: "publish.trouble.name", todo: "publish.trouble.name.do" },
  connection: { what: "publish.trouble.connection", todo: "publish.trouble.connection.do" },
  proxy: { what: "publish.trouble.proxy", todo: "publish.trouble.proxy.do" },
  certificate: { what: "publish.trouble.certificate", todo: "publish.trouble.certificate.do" },
  "host-key": { what: "publish.trouble.host-key", todo: "publish.trouble.host-key.do" },
  key: { what: "publish.trouble.key", todo: "publish.trouble.key.do" },
  credentials: { what: "publish.trouble.credentials", todo: "publish.trouble.credentials.do" },
  "not-found": { what: "publish.trouble.not-found", todo: "publish.trouble.not-found.do" },
  rights: { what: "publish.trouble.rights", todo: "publish.trouble.rights.do" },
  protected: { what: "publish.trouble.protected", todo: "publish.trouble.protected.do" },
  "read-only": { what: "publish.trouble.read-only", todo: "publish.trouble.read-only.do" },
  "too-large": { what: "publish.trouble.too-large", todo: "publish.trouble.too-large.do" },
  secret: { what: "publish.trouble.secret", todo: "publish.trouble.secret.do" },
  full: { what: "publish.trouble.full", todo: "publish.trouble.full.do" },
  "here-full": { what: "publish.trouble.here-full", todo: "publish.trouble.here-full.do" },
  server: { what: "publish.trouble.server", todo: "publish.trouble.server.do" },
  hook: { what: "publish.trouble.hook", todo: "publish.trouble.hook.do" },
  "here-lock": { what: "publish.trouble.here-lock", todo: "publish.trouble.here-lock.do" },
  "here-hook": { what: "publish.trouble.here-hook", todo: "publish.trouble.here-hook.do" },
  lfs: { what: "publish.trouble.lfs", todo: "publish.trouble.lfs.do" },
  "checked-out": { what: "publish.trouble.checked-out", todo: "publish.trouble.checked-out.do" },
  shallow: { what: "publish.trouble.shallow", todo: "publish.trouble.shallow.do" },
  other: { what: "publish.trouble.other", todo: "publish.trouble.other.do" },
} as const;
