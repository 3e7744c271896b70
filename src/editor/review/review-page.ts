import {
  drawAnswered,
  drawDetails,
  drawToolHead,
  drawToolPage,
  toolPageHeaders,
} from "../../dev/serve/tool-page.ts";
import { escapeHtml } from "../../html/escape.ts";
import type { Answer } from "../../http/answer.ts";
import type { Speech } from "../../words/speech.ts";
import { publishPath } from "../addresses.ts";
import type { ReviewAnswer } from "../answers.ts";
import type { Compared } from "../publish/look.ts";
import type { Question } from "../publish/merge-upstream.ts";
import { type DrawingOptions, drawErrors, drawQuestions, tellOwnChanges } from "../publish/publish-page.ts";
import type { RequestTo } from "../requests.ts";
import type { AskEnd, OwnReview, Review, TakeEnd } from "./review.ts";

/** The acts on reviews that a page asks for. */
export type ActOnReview = (
  request: RequestTo<"review">,
  options: DrawingOptions,
  origin: string,
) => Promise<ReviewAnswer>;

/** Answers with the page of a review that is read: like the publish page, of whose script it has the requests. */
export function answerReadingPage(token: string, base: string, speech: Speech): Answer {
  const { pages: words } = speech;
  const title = words["review.title"];
  const body = `${drawToolHead({ title, home: `${base}/`, here: publishPath }, speech)}
${drawReviewPart(speech)}
<noscript><p class="note">${words["publish.no-script"]}</p></noscript>
<p class="state" id="state" role="status" tabindex="-1">${words["publish.looking"]}</p>
<div id="publish" data-looking="${words["publish.looking"]}" data-unanswered="${words["publish.unanswered"]}"></div>`;
  return {
    status: 200,
    headers: toolPageHeaders({ forms: false, frames: true }),
    body: drawToolPage({ title, name: "publish", token, body }, speech),
  };
}

/** The part of a page that `client/review.ts` fills. */
export function drawReviewPart({ pages: words }: Speech): string {
  return `<div class="review" id="review" data-asking="${words["review.asking"]}" data-opening="${words["review.opening"]}" data-unanswered="${words["publish.unanswered"]}">
<p class="told-review" role="status" tabindex="-1"></p>
<div></div>
</div>`;
}

/** What the publish page shows of reviews. */
export type ShownReviews = {
  readonly own: OwnReview;
  /** What was corrected in the own review that has come back. Undefined if a version cannot be built. */
  readonly corrected: Compared | undefined;
  /** Reviews of others. */
  readonly others: readonly (Review & { readonly isBegun: boolean })[];
  /** The tree that the author sees, if it has changes that can be sent, and differs from what was sent. */
  readonly tree: string | undefined;
  readonly isOffline: boolean;
  readonly questions: readonly Question[];
};

export function drawReviews(shown: ShownReviews, options: DrawingOptions): string {
  const { pages: words } = options.speech;
  const own = drawOwn(shown, options);
  const offline = shown.isOffline && (shown.others.length > 0 || own !== "");
  const parts = [
    own === ""
      ? ""
      : `<section aria-labelledby="review-own">\n<h2 id="review-own">${words["review.title"]}</h2>\n${own}\n</section>`,
    shown.others.length === 0
      ? ""
      : `<section aria-labelledby="to-read">
<h2 id="to-read">${words["review.to-read"]}</h2>
<ul class="told">
${shown.others.map((review) => drawOther(review, options.speech)).join("\n")}
</ul>
</section>`,
    offline ? `<p class="hint">${words["review.offline"]}</p>` : "",
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function drawOwn(shown: ShownReviews, options: DrawingOptions): string {
  const { own, corrected, tree, questions } = shown;
  const { pages: words } = options.speech;
  const form = (how: "review.ask" | "review.ask-again") =>
    tree === undefined ? "" : drawAsk(tree, how, words);
  const withdraw = `<p>${drawButton("withdraw", words["review.withdraw"])}</p>`;
  switch (own.is) {
    case "none":
      return form("review.ask") === "" ? "" : `<p>${words["review.about"]}</p>\n${form("review.ask")}`;
    case "accepted": {
      const { by } = own;
      const who =
        by === undefined
          ? ""
          : ` <small>${escapeHtml(words["review.from"]({ name: by.sender, at: by.at }))}</small>`;
      return `<p class="seen"><b>${words["review.accepted"]}</b>${who}</p>\n${drawWord(by ?? { word: "" })}\n${form("review.ask")}`;
    }
    case "closed":
      return `<p class="note">${words["review.closed"]}</p>\n${form("review.ask")}`;
    case "waiting":
      return `<p class="seen"><b>${words["review.waiting"](own.review)}</b> ${words[tree === undefined ? "review.waiting.about" : "review.waiting.changed"]}</p>
${drawWord(own.review)}
${form("review.ask-again")}
${withdraw}`;
    case "returned": {
      const { review } = own;
      const returned = words["review.returned"]({ name: review.sender, at: review.at });
      const told = corrected === undefined ? "" : drawTold(corrected, options.speech);
      const take = words[told === "" && corrected !== undefined ? "review.noted" : "review.take"];
      return `<p class="note" data-first><b>${escapeHtml(returned)}</b></p>
${drawWord(review)}
<h3>${words["review.corrections"]}</h3>
${told || (corrected === undefined ? "" : `<p>${words["review.no-corrections"]}</p>`)}
${
  questions.length > 0
    ? drawQuestions(questions, options, {
        act: "take",
        hidden: `<input type="hidden" name="commit" value="${review.commit}">`,
        submit: words["review.choose"],
      })
    : `<form data-act="take"><input type="hidden" name="commit" value="${review.commit}">
<p><button type="submit" class="main">${take}</button> ${told === "" ? "" : drawButton("decline", words["review.decline"])}</p></form>`
}`;
    }
  }
}

function drawAsk(tree: string, how: "review.ask" | "review.ask-again", words: Speech["pages"]): string {
  return `<form data-act="ask">
<input type="hidden" name="tree" value="${tree}">
<p class="field"><label for="review-word">${words["review.word"]}</label>
<textarea id="review-word" name="word" rows="2" maxlength="10000"></textarea></p>
<p><button type="submit">${words[how]}</button></p>
</form>`;
}

function drawOther(
  { name, asker, sender, at, word, isBegun }: ShownReviews["others"][number],
  { pages: words }: Speech,
) {
  const who = words["review.from"]({ name: asker, at });
  const given =
    sender === asker ? "" : ` <small>${escapeHtml(words["review.returned"]({ name: sender, at }))}</small>`;
  return `<li class="to-read"><div><b>${escapeHtml(who)}</b>${given}
${drawWord({ word })}${isBegun ? `<p class="hint">${words["review.begun"]}</p>` : ""}</div>
<button type="button" data-act="open" data-name="${escapeHtml(name)}" aria-label="${escapeHtml(words["review.read.from"]({ name: asker }))}">${words["review.read"]}</button></li>`;
}

function drawWord({ word }: Pick<Review, "word">): string {
  return word === "" ? "" : `<blockquote>${escapeHtml(word)}</blockquote>`;
}

function drawTold({ found, unseen }: Compared, { changes }: Speech): string {
  const items = tellOwnChanges(found, unseen, changes).map(
    ({ name, what }) =>
      `<li>${changes.line({ name: `<b>${escapeHtml(name)}</b>`, what: escapeHtml(what) })}</li>`,
  );
  return items.length === 0 ? "" : `<ul class="told">\n${items.join("\n")}\n</ul>`;
}

function drawButton(act: string, text: string): string {
  return `<button type="button" data-act="${act}">${text}</button>`;
}

/** What a review looks like to who reads it. */
export type ShownReading = {
  readonly name: string;
  readonly asker: string;
  /** As last fetched. Undefined once it is gone from the remote. */
  readonly review: Review | undefined;
  /** `moved`: its author has sent another version since. */
  readonly is: "there" | "moved" | "gone" | "published";
  /** What was corrected here, compared with what the remote has. Undefined if that cannot be said. */
  readonly corrected: Compared | undefined;
  readonly holdsCorrections: boolean;
  readonly isOffline: boolean;
};

const readingKeys = { moved: "reading.moved", gone: "reading.gone" } as const;

export function drawReading(
  shown: ShownReading,
  { base, speech }: Pick<DrawingOptions, "base" | "speech">,
): string {
  const { asker: name, review, is, corrected } = shown;
  const { pages: words } = speech;
  const told = corrected === undefined ? "" : drawTold(corrected, speech);
  return `${
    review === undefined
      ? ""
      : `<p><b>${escapeHtml(
          review.sender === name
            ? words["reading.asked"]({ name, at: review.at })
            : words["review.returned"]({ name: review.sender, at: review.at }),
        )}</b></p>\n${drawWord(review)}`
  }
${is === "there" ? "" : `<p class="note">${escapeHtml(is === "published" ? words["reading.published"] : words[readingKeys[is]]({ name }))}</p>`}
${shown.isOffline ? `<p class="hint">${words["review.offline"]}</p>` : ""}
${told === "" ? "" : `<h2>${words["reading.corrections"]}</h2>\n${told}`}
<p class="hint">${words["reading.about"]}</p>
<p class="ways"><a class="correct" href="${base}/">${words["reading.pages"]}</a> ${drawButton("close", words["reading.close"])}</p>`;
}

/** The form of the page of a review: to accept it, or to give it back. */
export function drawReadingForm(
  tree: string,
  { asker: name, is, holdsCorrections }: ShownReading,
  { pages: words }: Speech,
): string {
  const hidden = `<input type="hidden" name="tree" value="${tree}">`;
  if (is === "moved" && !holdsCorrections)
    return `<form data-act="publish">
${hidden}
<p><button type="submit" name="gives" value="true" class="main">${words["reading.receive"]}</button></p>
</form>`;
  if (is === "published" || (is === "gone" && !holdsCorrections)) return "";
  const give = words[holdsCorrections ? "reading.give" : "reading.give.word"];
  return `<form data-act="publish">
${hidden}
<p class="field"><label for="message">${escapeHtml(words["reading.word"]({ name }))}</label>
<textarea id="message" name="message" rows="2" maxlength="10000"></textarea></p>
${is === "there" ? `<p class="hint">${escapeHtml(words["reading.choice"]({ name }))}</p>` : ""}
<p class="ways">${is === "there" ? `<button type="submit" class="main">${words["reading.accept"]}</button> ` : ""}<button type="submit" name="gives" value="true">${give}</button></p>
</form>`;
}

/** How an act has ended, in words. The HTML has what is to be read with it. */
export function explainEnd(
  end: AskEnd | TakeEnd | { readonly status: "done" },
  done: string,
  options: DrawingOptions,
): Pick<ReviewAnswer, "state" | "html"> {
  const { base, speech, drawn } = options;
  const { pages: words } = speech;
  switch (end.status) {
    case "asked":
    case "taken":
    case "done":
      return { state: done, html: "" };
    case "moved":
      return { state: words["review.moved"], html: "" };
    case "changed":
      return { state: words["publish.changed"], html: "" };
    case "open":
      return {
        state: words["review.open"]({
          count: end.questions.filter(({ taken }) => taken === undefined).length,
        }),
        html: "",
      };
    case "in-the-way":
      return {
        state: words["review.in-the-way"],
        html: drawDetails(
          `<ul>${end.files.map((file) => `<li><code>${escapeHtml(file)}</code></li>`).join("")}</ul>`,
          speech,
        ),
      };
    case "errors": {
      const state = words[end.isMerged ? "publish.errors.merged" : "publish.errors"]({
        count: end.problems.length,
      });
      return { state, html: drawErrors(end.problems, drawn, base, speech) };
    }
    case "refused":
      return {
        state: words["review.refused"],
        html: drawDetails(
          `<p>${words["review.refused.details"]}</p>\n${drawAnswered(end.reason, speech)}`,
          speech,
        ),
      };
    case "trouble":
      return {
        state: words["review.unreached"],
        html: drawDetails(drawAnswered(end.reason, speech), speech),
      };
    case "late":
    case "stopped":
      return { state: words["review.unreached"], html: "" };
    case "failed":
      return { state: words["review.failed"], html: drawDetails(drawAnswered(end.reason, speech), speech) };
    case "missing":
      return { state: words["publish.missing"], html: "" };
  }
}
