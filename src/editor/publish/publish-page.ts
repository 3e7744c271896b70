import { linkLanguages } from "../../dev/serve/answer-language.ts";
import { drawToolPage, toolPageHeaders } from "../../dev/serve/tool-page.ts";
import type { Answer } from "../../http/answer.ts";
import type { Speech } from "../../words/speech.ts";
import { publishPath } from "./publish-paths.ts";

/** Answers with the publish page, whose script requests its content. `token` proves its requests. */
export function answerPublishPage(token: string, base: string, speech: Speech): Answer {
  const { language, pages: words } = speech;
  const body = `<header>
<h1>${words["publish.title"]}</h1>
<p class="back"><a class="back" href="${base}/">${words["publish.back"]}</a> ${linkLanguages(language, publishPath)}</p>
</header>
<p class="about">${words["publish.about"]}</p>
<noscript><p class="note">${words["publish.no-script"]}</p></noscript>
<p class="state" id="state" role="status" tabindex="-1">${words["publish.looking"]}</p>
<div id="publish" data-looking="${words["publish.looking"]}" data-unanswered="${words["publish.unanswered"]}"></div>`;
  return {
    status: 200,
    headers: toolPageHeaders({ forms: false }),
    body: drawToolPage({ title: words["publish.title"], name: "publish", token, body }, speech),
  };
}
