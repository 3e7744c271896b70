import { diffWordsWithSpace } from "diff";
import { stringify } from "yaml";
import { escapeHtml } from "../../html/escape.ts";
import type { Value } from "../model/edit.ts";
import { findHolder } from "../model/locate/find-holder.ts";
import { labelEntry, labelField, schemaOf } from "../model/locate/label-fields.ts";
import type { Taken } from "../model/merge/merge-values.ts";
import type { HostAnswer } from "./ask-host.ts";
import { type Drawing, type DrawingOptions, drawButton, drawErrors } from "./drawing.ts";
import type { Forwarded } from "./fast-forward.ts";
import type { Question, QuestionClash, ShownFile } from "./merge-upstream.ts";
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

/** Draws a form with both versions of everything that two people have changed, and the choices made so far. */
function drawQuestions(questions: readonly Question[], options: DrawingOptions): string {
  return `<form data-act="publish">
${questions.map((question, index) => drawQuestion(question, index, options)).join("\n")}
<p>${drawButton("", options.speech.pages["publish.choose"])}</p>
</form>`;
}

function drawQuestion(question: Question, index: number, options: DrawingOptions): string {
  const { key, clash, authors, taken } = question;
  const { pages: words } = options.speech;
  const versions = drawVersions(clash, options);
  const choice = (take: Taken) => {
    const id = `clash-${index}-${take}`;
    const { names = [], at } = authors[take] ?? {};
    const who = words[take === "mine" ? "publish.mine" : "publish.theirs"]({
      names,
      at: at === undefined ? undefined : new Date(at),
    });
    return `<div class="choice">
<input type="radio" name="${escapeHtml(key)}" value="${take}" id="${id}" required${taken === take ? " checked" : ""} aria-describedby="${id}-words">
<label for="${id}">${escapeHtml(who)}</label>
<div class="words" id="${id}-words">${versions[take]}</div>
</div>`;
  };
  return `<fieldset class="clash">
<legend>${escapeHtml(labelQuestion(question, options))}</legend>
${choice("mine")}
${choice("theirs")}
</fieldset>`;
}

/** What both have changed, such as « Accueil · Accroche », or the name of the entry and its file. */
function labelQuestion({ file, clash }: Question, { drawn, speech }: DrawingOptions): string {
  const { pages: words } = speech;
  const path = clash.kind === "field" ? clash.path : [];
  const holder = drawn && findHolder(drawn, file, path);
  const entry = drawn && holder && labelEntry(drawn.site, holder.name, holder.entry);
  if (clash.kind !== "field") {
    const what = words[clash.kind === "file" ? "publish.whole-file" : "publish.address"];
    return [entry ?? file, what].join(" · ");
  }
  const schema = drawn && holder && schemaOf(drawn.site, holder.name);
  if (holder === undefined || entry === undefined || schema === undefined) return [file, ...path].join(" · ");
  const body = path.length === 0 ? [words["edit.body"]] : [];
  return [entry, ...(holder.path.length === 0 ? body : [labelField(schema, holder.path)])].join(" · ");
}

function drawVersions(clash: QuestionClash, options: DrawingOptions): Readonly<Record<Taken, string>> {
  const { pages: words } = options.speech;
  const absent = `<i>${words["publish.absent"]}</i>`;
  switch (clash.kind) {
    case "field": {
      const [mine, theirs] = [writeValue(clash.mine), writeValue(clash.theirs)];
      return mine === "" || theirs === ""
        ? { mine: escapeHtml(mine) || absent, theirs: escapeHtml(theirs) || absent }
        : markDifferences(mine, theirs);
    }
    case "address":
      return markDifferences(clash.mine, clash.theirs);
    case "file":
      return clash.mine.is === "text" && clash.theirs.is === "text"
        ? markDifferences(clash.mine.text, clash.theirs.text)
        : { mine: drawFile(clash.mine, options), theirs: drawFile(clash.theirs, options) };
  }
}

function writeValue(value: Value | undefined): string {
  if (value === undefined || value === null) return "";
  return (typeof value === "object" ? stringify(value) : String(value)).trim();
}

function drawFile(file: ShownFile, { speech: { pages: words } }: DrawingOptions): string {
  switch (file.is) {
    case "text":
      return escapeHtml(file.text.trim());
    case "data":
      return `<i>${escapeHtml(words["publish.file.data"](file))}</i>`;
    case "link":
      return `<i>${escapeHtml(words["publish.file.link"](file))}</i>`;
    case "folder":
      return `<i>${words["publish.file.folder"]}</i>\n${escapeHtml(file.files.join("\n"))}`;
    case "absent":
    case "module":
      return `<i>${words[file.is === "absent" ? "publish.absent" : "publish.file.module"]}</i>`;
  }
}

/** Longer texts are shown without marks: the time of a comparison grows with the square of the differences. */
const mostDifferences = 2000;

/** Both texts as HTML, with `<mark>` around the words that differ, unless most of them do. */
function markDifferences(mine: string, theirs: string): Readonly<Record<Taken, string>> {
  const parts = diffWordsWithSpace(mine, theirs, { maxEditLength: mostDifferences }) ?? [];
  const shared = parts.filter(({ added, removed }) => !added && !removed).map(({ value }) => value);
  if (2 * shared.join("").length < Math.min(mine.length, theirs.length))
    return { mine: escapeHtml(mine), theirs: escapeHtml(theirs) };
  const draw = (other: "added" | "removed") =>
    parts
      .filter((part) => !part[other])
      .map(({ value, added, removed }) =>
        added || removed ? `<mark>${escapeHtml(value)}</mark>` : escapeHtml(value),
      )
      .join("");
  return { mine: draw("added"), theirs: draw("removed") };
}
