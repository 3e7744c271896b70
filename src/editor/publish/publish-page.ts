import { stringify } from "yaml";
import type { ChangedAsset, ChangedFile, SiteChanges } from "../../changes/changes.ts";
import type { ChangeWords } from "../../changes/tell-change.ts";
import { type ToldChange, tellChanges } from "../../changes/tell-changes.ts";
import { drawFaults } from "../../dev/faults/draw-faults.ts";
import { faultsPath } from "../../dev/faults/fault.ts";
import { writeMarkup } from "../../dev/faults/fault-pages.ts";
import { listProblems } from "../../dev/faults/list-faults.ts";
import {
  drawAnswered,
  drawDetails,
  drawToolHead,
  drawToolPage,
  toolPageHeaders,
} from "../../dev/serve/tool-page.ts";
import { escapeHtml } from "../../html/escape.ts";
import type { Answer } from "../../http/answer.ts";
import type { Drawn } from "../../pipeline/build.ts";
import { menderOf } from "../../words/catalogue.ts";
import { type Problem, writePlace } from "../../words/problem.ts";
import type { Speech } from "../../words/speech.ts";
import { publishPath } from "../addresses.ts";
import { findDifferingWords, type Ranges } from "../model/differing-words.ts";
import type { Value } from "../model/edit.ts";
import { findHolder, labelEntry } from "../model/locate/label-fields.ts";
import { labelPlace } from "../model/locate/label-places.ts";
import type { Taken } from "../model/merge/merge-file.ts";
import { findHolders } from "../server/mend-faults.ts";
import type { HostAnswer, SentPage } from "./ask-host.ts";
import type { Missing } from "./differences.ts";
import type { Forwarded } from "./fast-forward.ts";
import { drawLeaving, shortName, tellEntry } from "./leaving-page.ts";
import type { LookAnswer, PublishLook } from "./look.ts";
import type { Question, QuestionClash, ShownFile } from "./merge-upstream.ts";
import type { PublishEnd } from "./publish.ts";
import type { PublishState } from "./publisher.ts";
import type { Cause } from "./remote.ts";
import { drawAuthor, drawConnectOffer, drawTryOffer, explainTrouble, troubleKeys } from "./set-up-page.ts";
import type { Unseen } from "./unseen.ts";

/** Answers with the publish page, whose script requests its content. `token` proves its requests, `after` is HTML below. */
export function answerPublishPage(token: string, base: string, speech: Speech, after = ""): Answer {
  const { pages: words } = speech;
  const title = words["publish.title"];
  const body = `${drawToolHead({ title, home: `${base}/`, here: publishPath }, speech)}
<noscript><p class="note">${words["publish.no-script"]}</p></noscript>
<p class="state" id="state" role="status" tabindex="-1">${words["publish.looking"]}</p>
<div id="publish" data-looking="${words["publish.looking"]}" data-unanswered="${words["publish.unanswered"]}"></div>
${after}`;
  return {
    status: 200,
    headers: toolPageHeaders({ forms: false, frames: true }),
    body: drawToolPage({ title, name: "publish", token, body }, speech),
  };
}

/** Draws the progress or the result of a publication. */
export function drawState(
  state: Exclude<PublishState, { readonly is: "idle" }>,
  options: DrawingOptions,
): Drawing {
  return state.is === "running" ? drawRunning(state, options) : drawEnded(state, options);
}

/** The result, and below it what the author has chosen, which can be changed until it is sent. */
function drawEnded(
  { end, host, sent, questions }: Extract<PublishState, { readonly is: "ended" }>,
  options: DrawingOptions,
): Drawing {
  const drawing = drawEnd(end, host, sent, options);
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

function drawRunning(
  { phases, sent = [] }: Extract<PublishState, { readonly is: "running" }>,
  { speech }: DrawingOptions,
): Drawing {
  const { pages: words } = speech;
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
${sent.length === 0 ? "" : drawSection("sent", words["sent.title"], drawSent(sent, speech))}
${["fetch", "send", "host"].includes(current) ? `<p>${drawButton("stop", stop)}</p>` : ""}`,
  };
}

function drawEnd(
  end: PublishEnd,
  host: HostAnswer | undefined,
  sent: readonly SentPage[] = [],
  options: DrawingOptions,
): Drawing {
  const { base, speech, drawn } = options;
  const { pages: words } = speech;
  const again = `<p>${drawButton("look", words["publish.look-again"])}</p>`;
  switch (end.status) {
    case "published":
      return {
        state: words["publish.sent"],
        html: [
          ...(end.isMerged ? [`<p>${words["publish.merged"]}</p>`] : []),
          ...(host === undefined ? [] : [drawHost(host, options)]),
          ...(sent.length === 0 ? [] : [drawSection("sent", words["sent.title"], drawSent(sent, speech))]),
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
      const { what, todo } = troubleKeys[end.cause];
      return {
        state: words[what],
        html: `${connectable.has(end.cause) ? drawConnectOffer(speech) : `<p>${words[todo]}</p>`}\n<p>${words["publish.kept"]}</p>\n${explainTrouble(end, speech)}\n${again}`,
      };
    }
    case "elsewhere":
      return {
        state: words["publish.elsewhere"],
        html: `<p>${words["publish.elsewhere.ask"]}</p>\n${drawDetails(`<p>${escapeHtml(words["publish.elsewhere.do"](end))}</p>`, speech)}\n${again}`,
      };
    case "failed":
      return {
        state: words["publish.failed"],
        html: `${drawDetails(drawAnswered(end.reason, speech), speech)}\n${again}`,
      };
    case "unrelated":
      return {
        state: words["publish.unrelated"],
        html: `<p>${words["publish.unrelated.ask"]}</p>\n${drawDetails(`<p>${words["publish.unrelated.do"]}</p>`, speech)}\n${again}`,
      };
    // The next look says what is missing.
    case "missing":
      return { state: words["publish.missing"], html: again };
    default:
      return { state: words[endKeys[end.status]], html: again };
  }
}

/** The addresses of the pages that were sent, and whether the public site shows them. */
function drawSent(sent: readonly SentPage[], { pages: words }: Speech): string {
  const tell = (answer: HostAnswer | undefined): string => {
    if (answer?.status !== "unseen") return words[sentKeys[answer?.status ?? "asking"]];
    return answer.last.kind === "status"
      ? words["sent.status"](answer.last)
      : words[answer.last.kind === "old" ? "sent.old" : "sent.none"];
  };
  const items = sent.map(({ name, url, answer }) => {
    const link = `<a href="${escapeHtml(url)}">${escapeHtml(url)}</a>`;
    return `<li${answer?.status === "seen" ? ' class="online"' : ""}><b>${escapeHtml(name)}</b> ${link} <span>${tell(answer)}</span></li>`;
  });
  return `<ul class="told sent">\n${items.join("\n")}\n</ul>`;
}

const sentKeys = {
  asking: "sent.asking",
  seen: "sent.seen",
  stopped: "sent.stopped",
  unprovable: "sent.stopped",
  example: "sent.example",
} as const;

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

function drawForwarded(forwarded: Forwarded, { speech }: DrawingOptions): readonly string[] {
  if (forwarded.status === "done") return [];
  const { pages: words } = speech;
  const files = forwarded.files.map((file) => `<li><code>${escapeHtml(file)}</code></li>`).join("");
  return [`<p class="note">${words["publish.in-the-way"]}</p>`, drawDetails(`<ul>${files}</ul>`, speech)];
}

/** The troubles that end when this computer is connected with the remote. */
const connectable: ReadonlySet<Cause> = new Set(["host-key", "key", "credentials", "not-found"]);

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
} as const;

const hostKeys = {
  seen: "publish.host.seen",
  stopped: "publish.host.stopped",
  unprovable: "publish.host.unprovable",
  example: "publish.host.example",
} as const;

/** Draws a form with both versions of everything that two people have changed, and the choices made so far. */
export function drawQuestions(
  questions: readonly Question[],
  options: DrawingOptions,
  form: { readonly act: string; readonly submit: string; readonly hidden?: string } = {
    act: "publish",
    submit: options.speech.pages["publish.choose"],
  },
): string {
  return `<form data-act="${form.act}" novalidate>${form.hidden ?? ""}
${questions.map((question, index) => drawQuestion(question, index, options)).join("\n")}
<p>${drawButton("", form.submit)}</p>
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
  const { name, place } = labelQuestion(question, options);
  return `<fieldset class="clash">
<legend>${escapeHtml(name)}</legend>
<p class="wrong" id="clash-${index}-wrong" hidden>${words["publish.unchosen"]}</p>
${choice("mine")}
${choice("theirs")}
${place === undefined ? "" : drawDetails(`<p><code>${escapeHtml(place)}</code></p>`, options.speech)}
</fieldset>`;
}

/** What both have changed, such as « Accueil · Accroche ». `place` stands under « Détails » where only files have names. */
function labelQuestion(
  { file, clash }: Question,
  { drawn, speech }: DrawingOptions,
): { readonly name: string; readonly place?: string } {
  const { pages: words } = speech;
  const path = clash.kind === "field" ? clash.path : [];
  const holder = drawn && findHolder(drawn, file, path);
  const entry = drawn && holder && labelEntry(drawn.site, holder.name, holder.entry);
  const place = [file, ...path].join(" · ");
  const known = entry ?? shortName(file);
  if (clash.kind !== "field") {
    const what = words[clash.kind === "file" ? "publish.whole-file" : "publish.address"];
    return { name: [known, what].join(" · "), ...(entry === undefined && { place }) };
  }
  if (drawn === undefined || holder === undefined)
    return { name: [known, ...(path.length === 0 ? [] : [words["publish.field"]])].join(" · "), place };
  // The whole entry of a file that has many.
  if (holder.path.length === 0 && path.length > 0) return { name: known };
  return { name: labelPlace(drawn, holder.name, holder.path, words["edit.body"]) };
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
    case "folder":
      return `<i>${words["publish.file.folder"]({ count: file.files.length })}</i>`;
    case "link":
    case "absent":
    case "module":
      return `<i>${words[fileKeys[file.is]]}</i>`;
  }
}

const fileKeys = {
  link: "publish.file.link",
  absent: "publish.absent",
  module: "publish.file.module",
} as const;

/** Both texts as HTML, with `<mark>` around the words that differ, unless most of them do. */
function markDifferences(mine: string, theirs: string): Readonly<Record<Taken, string>> {
  const { one, other } = findDifferingWords(mine, theirs);
  return { mine: drawMarks(mine, one), theirs: drawMarks(theirs, other) };
}

function drawMarks(text: string, ranges: Ranges): string {
  let at = 0;
  const marked = ranges.map(([from, to]) => {
    const plain = escapeHtml(text.slice(at, from));
    at = to;
    return `${plain}<mark>${escapeHtml(text.slice(from, to))}</mark>`;
  });
  return marked.join("") + escapeHtml(text.slice(at));
}

/** Draws what would be published, or why it cannot be. */
export function drawLook(look: LookAnswer, options: DrawingOptions): Drawing {
  const drawing = drawAnswer(look, options);
  const { sent = [], speech } = options;
  return sent.length === 0
    ? drawing
    : {
        ...drawing,
        html: `${drawing.html}\n${drawSection("sent", speech.pages["sent.last"], drawSent(sent, speech))}`,
      };
}

function drawAnswer(look: LookAnswer, options: DrawingOptions): Drawing {
  const { base, speech, drawn } = options;
  const { pages: words } = speech;
  const again = `<p>${drawButton("look", words["publish.look-again"])}</p>`;
  switch (look.status) {
    case "missing":
      if (look.missing.is === "author") return drawAuthor(look.missing, speech);
      return {
        state: words["publish.missing"],
        html: `${drawMissing(look.missing, options)}\n${again}`,
      };
    case "failed":
      return {
        state: words["publish.failed"],
        html: `${drawDetails(drawAnswered(look.reason, speech), speech)}\n${again}`,
      };
    case "nothing":
      return {
        state: words["publish.nothing"],
        html: look.isBehind
          ? `<p>${words["publish.behind"]}</p>\n<form data-act="publish">${drawButton("", words["publish.receive"])}</form>`
          : `${again}\n${drawTryOffer(speech)}`,
      };
    case "errors": {
      const { problems, leaving } = look;
      const count = { count: problems.length };
      const isPart = leaving.some(({ staysHere }) => staysHere);
      const about = words[isPart ? "publish.errors.without.about" : "publish.errors.keep"];
      const view = { leaving, found: undefined, told: [], trees: undefined, address: base };
      return {
        state: words[isPart ? "publish.errors.without" : "publish.errors"](count),
        html: `${isPart || leaving.length > 1 ? `<p>${about}</p>\n` : ""}${drawErrors(problems, drawn, base, speech)}
${leaving.length > 1 || isPart ? drawLeaving(view, options) : ""}
${again}`,
      };
    }
    case "ready":
      return drawReady(look, options);
  }
}

function drawReady(
  look: Extract<PublishLook, { readonly status: "ready" }>,
  options: DrawingOptions,
): Drawing {
  const { found, unseen, published, leaving, isFirst, tree, risks, remarks, remote, branch, origin } = look;
  const { base, speech, drawn, unsaved, drawForm } = options;
  const { pages: words, changes } = speech;
  const told = tellOwnChanges(found, unseen, changes);
  const message = isFirst ? words["publish.subject.none"] : writeMessage(told, speech);
  const notes = [
    ...(isFirst ? [words["publish.first"]] : []),
    ...(found === undefined ? [words["publish.unknown"]] : []),
    ...(remarks > 0
      ? [
          `${words["publish.remarks"]({ count: remarks })} <a href="${faultsPath}">${words["publish.remarks.link"]}</a>.`,
        ]
      : []),
    ...(unsaved > 0 ? [words["publish.unsaved"]({ count: unsaved })] : []),
  ];
  const view = {
    ...{ leaving, found },
    told: leaving.length === 0 ? told : tellPages(found, changes),
    trees: isFirst || found === undefined ? undefined : { before: published, after: tree },
    address: (origin ?? "") + base,
  };
  const mended = risks.filter((problem) => menderOf(problem) === "editor");
  const ready = drawForm === undefined ? "publish.ready" : "reading.ready";
  const sends = tree !== published || leaving.length === 0;
  const paths = leaving.filter(({ staysHere }) => !staysHere).map(({ file }) => file);
  const files = paths.map((path) => `<li><code>${escapeHtml(path)}</code></li>`);
  const form =
    drawForm?.(tree) ??
    `<form data-act="publish">
<input type="hidden" name="tree" value="${tree}">
${
  sends
    ? `<p class="field"><label for="message">${words["publish.message"]}</label>
<span class="hint" id="message-help">${words["publish.message.help"]}</span>
<textarea id="message" name="message" rows="${Math.min(10, message.split("\n").length + 1)}" aria-describedby="message-help" maxlength="10000">${escapeHtml(message)}</textarea></p>
<p>${drawButton("", words["publish.send"])}</p>`
    : ""
}
</form>`;
  return {
    state: sends ? words[ready]({ count: told.length }) : words["publish.all-stay"],
    html: `${drawForm === undefined ? `<p class="about">${words["publish.about"]}</p>\n` : ""}${notes.map((note) => `<p class="note">${note}</p>`).join("\n")}
${drawLeaving(view, options)}
${mended.length === 0 ? "" : drawSection("risks", words["publish.risks"]({ count: mended.length }), `<p>${words["publish.risks.about"]}</p>\n${drawErrors(mended, drawn, base, speech)}`)}
${form}
${drawDetails(
  `<p>${escapeHtml(words["publish.to"]({ remote, branch }))}</p>
${files.length === 0 ? "" : `<ul>${files.join("")}</ul>`}`,
  speech,
)}
${drawTechnical(
  risks.filter((problem) => menderOf(problem) !== "editor"),
  speech,
)}`,
  };
}

/** Warnings that no editor can remove stop nobody. They are told as a text that can be sent on. */
function drawTechnical(problems: readonly Problem[], { pages: words, tell }: Speech): string {
  if (problems.length === 0) return "";
  const text = problems
    .map(({ code, file, at, message, hint }) =>
      [`${writePlace({ file, at })}: ${tell(message)} [${code}]`, ...(hint ? [tell(hint)] : [])].join("\n  "),
    )
    .join("\n\n");
  const count = { count: problems.length };
  const [subject, body] = [words["publish.technical.subject"], text].map(encodeURIComponent);
  return `<details class="details"><summary>${words["publish.technical"](count)}</summary>
<p>${words["publish.technical.about"]}</p>
<pre tabindex="0">${escapeHtml(text)}</pre>
<p><a href="mailto:?subject=${subject}&amp;body=${body}">${words["publish.technical.mail"]}</a></p>
</details>`;
}

function drawSection(id: string, title: string, html: string): string {
  return `<section aria-labelledby="${id}">\n<h2 id="${id}">${title}</h2>\n${html}\n</section>`;
}

/** Only a few of these can be set up by an author. */
function drawMissing(missing: Missing, options: DrawingOptions): string {
  const { speech } = options;
  const { pages: words } = speech;
  const plain = missing.is === "lock" ? words["publish.missing.wait"] : words["publish.missing.ask"];
  return `<p class="message">${plain}</p>\n${drawDetails(`<p>${escapeHtml(explainMissing(missing, options))}</p>`, speech)}`;
}

function explainMissing(missing: Missing, { speech: { pages: words } }: DrawingOptions): string {
  switch (missing.is) {
    case "repository":
      return words["publish.missing.repository"](missing);
    case "lock":
      return words["publish.missing.lock"](missing);
    case "owner":
      return words["publish.missing.owner"](missing);
    case "end":
      return words["publish.missing.end"](missing);
    case "upstream":
      return words["publish.missing.upstream"](missing);
    case "two-ways":
      return words["publish.missing.two-ways"](missing);
    case "submodule":
      return words["publish.missing.submodule"](missing);
    case "sparse":
      return words["publish.missing.sparse"]({ files: shorten(missing.files) });
    case "overlooked":
      return words["publish.missing.overlooked"]({ files: shorten(missing.files) });
    case "lfs":
      return words["publish.missing.lfs"]({ files: shorten(missing.files) });
    case "send":
      return words["publish.missing.send"]({ files: shorten(missing.files) });
    case "git":
      return words["publish.missing.git"];
    case "commits":
      return words["publish.missing.commits"];
    case "branch":
      return words["publish.missing.branch"];
    case "remote":
      return words["publish.missing.remote"];
    case "author":
      return words["author.about"];
  }
}

const mostFiles = 5;

/** A folder that is left out may have thousands of files. */
function shorten(files: readonly string[]): readonly string[] {
  return files.length > mostFiles ? [...files.slice(0, mostFiles - 1), "…"] : files;
}

/** Longer titles are cut off in most views of a history. */
const longestTitle = 72;
const mostNames = 3;
const mostLines = 40;

/** Writes a commit message: a title, and the changes in sentences. */
export function writeMessage(told: readonly ToldChange[], { changes: words, pages: texts }: Speech): string {
  const lines = told.map(({ name, what }) => words.line({ name, what }));
  const [first = texts["publish.subject.none"], ...others] = lines;
  if (others.length === 0 && first.length <= longestTitle) return first;
  const pages = told.filter(({ route }) => route !== undefined);
  const names = [...new Set((pages.length > 0 ? pages : told).map(({ name }) => name))];
  const title = texts["publish.subject"]({
    names: names.slice(0, mostNames),
    more: Math.max(0, names.length - mostNames),
  });
  return `${title}\n\n${lines
    .slice(0, mostLines)
    .map((line) => `- ${line}`)
    .join("\n")}`;
}

/** Only these kinds of assets are files that an author has put in place. */
const ownKinds: ReadonlySet<ChangedAsset["kind"]> = new Set(["image", "other"]);

/** The site writes files of these kinds itself, such as `llms.txt` or the index of a search. */
const writtenBySite = /\.(?:txt|json|xml)$/;

const nothing: SiteChanges = { pages: [], shared: [], redirects: [], assets: [], files: [], pageCount: 0 };

/**
 * Tells the changes of pages and files, and what leaves unseen: entries that wait for their day, and files that no page
 * shows. Leaves out what follows from them: styles, scripts, social images and feeds. If nothing else can be seen, it
 * tells those. `compared` is undefined if the pages cannot be compared.
 */
export function tellOwnChanges(
  compared: SiteChanges | undefined,
  unseen: Unseen,
  words: ChangeWords,
): readonly ToldChange[] {
  const found = compared ?? nothing;
  const assets = found.assets.filter(({ kind }) => ownKinds.has(kind));
  const copied = new Set(unseen.files.map(({ path }) => path));
  const files = found.files.filter(
    ({ kind, path }) => kind === "file" && !writtenBySite.test(path) && !copied.has(path),
  );
  const all = [...files, ...unseen.files.filter((file) => !isShown(file, assets)), ...unseen.images];
  const seen = tellChanges({ ...found, assets, files: all }, words);
  const entries = unseen.entries.map((entry) => tellEntry(entry, words));
  return [...(seen.length > 0 ? seen : tellChanges(found, words)), ...entries];
}

/** Tells the changes of the pages, and what follows from them that an author has put in place. */
function tellPages(found: SiteChanges | undefined, words: ChangeWords): readonly ToldChange[] {
  if (found === undefined) return [];
  return tellChanges(
    { ...found, assets: found.assets.filter(({ kind }) => ownKinds.has(kind)), files: [] },
    words,
  );
}

/** True for an image of `static/` that is told with the pages that show it. */
function isShown({ path }: ChangedFile, assets: readonly ChangedAsset[]): boolean {
  return assets.some(({ name }) => name === path.slice(path.lastIndexOf("/") + 1));
}

/** A part of the publish page. */
type Drawing = {
  /** The first line, which screen readers announce. */
  readonly state: string;
  /** The content below it. */
  readonly html: string;
};

export type DrawingOptions = {
  /** `""`, or the sub-path of the deployment. */
  readonly base: string;
  readonly speech: Speech;
  /** The last good site, for the names of pages and fields. */
  readonly drawn: Drawn | undefined;
  /** The number of texts that the checks have refused, and that are in no file. */
  readonly unsaved: number;
  /** Draws another form in place of that which publishes, for all that was looked at. */
  readonly drawForm?: (tree: string) => string;
  /** The pages of the last publication, if this server has sent one. */
  readonly sent?: readonly SentPage[];
};

/** `act` is the action of the script of the page; `""` submits the form around the button. */
function drawButton(act: string, text: string): string {
  return act === ""
    ? `<button type="submit" class="main">${text}</button>`
    : `<button type="button" data-act="${act}">${text}</button>`;
}

/** Draws the problems that stop a publication, or may, each with a link that opens its field. */
export function drawErrors(
  problems: readonly Problem[],
  drawn: Drawn | undefined,
  base: string,
  speech: Speech,
): string {
  const faults = listProblems(drawn, problems, {
    ...{ speech, base },
    holders: drawn && findHolders(drawn, true),
  });
  return writeMarkup(drawFaults(faults, { level: "h3" }));
}
