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
    return `<li${isCurrent ? ' aria-current="step"' : ""}>${words[`publish.phase.${phase}`]} <small>${how}</small></li>`;
  });
  const stop = current === "host" ? words["publish.stop-waiting"] : words["publish.stop"];
  return {
    state: words["publish.running"]({ what: words[`publish.phase.${current}`] }),
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
        state: words[`publish.trouble.${end.cause}`],
        html: `<p>${words[`publish.trouble.${end.cause}.do`]}</p>\n<p>${words["publish.kept"]}</p>\n${answer}${again}`,
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
      return { state: words[`publish.${end.status}`], html: again };
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
          : words[`publish.host.unseen.${host.last.kind}`];
      default:
        return words[`publish.host.${host.status}`];
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
