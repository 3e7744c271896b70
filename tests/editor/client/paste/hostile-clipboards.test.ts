import { afterAll, beforeAll, expect, test } from "vitest";
import { clipboards, openPastePage, writePasted } from "../../../support/edit/paste-page.ts";
import { isWhole } from "../../../support/is-whole.ts";

let opened: Awaited<ReturnType<typeof openPastePage>>;
beforeAll(async () => {
  opened = await openPastePage();
});
afterAll(() => opened.close());

const samples = clipboards.flatMap(([, { html }]) => html ?? []);

test("damaged and hostile clipboards lose no word that is not named, and lead nowhere dangerous", async () => {
  const count = Number(process.env.PASTE_COUNT ?? (isWhole ? 20_000 : 400));
  const seed = Number(process.env.PASTE_SEED ?? 1);
  const found = await opened.page.evaluate((given) => window.tryClipboards(...given), [
    samples,
    seed,
    count,
  ] as [string[], number, number]);
  expect(found).toEqual([]);
}, 900_000);

const run = "window.ran=true";
const from = (file: string) => `https://hostile.example/${file}`;
const hostile = `<base href="${from("")}"><link rel=stylesheet href="${from("a.css")}"><style>@import "${from("b.css")}";</style>
<p onclick="${run}" style="background: url(${from("c.png")})">Un <b onmouseover="${run}">mot</b></p>
<script>${run}</script><script src="${from("d.js")}"></script><img src=x onerror="${run}"><img src="${from("e.png")}" onload="${run}">
<svg onload="${run}"><image href="${from("f.png")}"/><script>${run}</script></svg>
<iframe src="javascript:parent.${run}" srcdoc="<script>parent.${run}</script>"></iframe><object data="${from("g")}"></object>
<video src="${from("h.mp4")}" poster="${from("i.png")}" autoplay></video><input type=image src="${from("j.png")}">
<p><a href="javascript:${run}">un lien</a>, <a href=" java&#10;script:${run}">un autre</a> et <a href="data:text/html,<script>${run}</script>">un autre encore</a></p>
<form name=body action="${from("k")}"><input name=childNodes><input name=querySelectorAll><p>dans un formulaire</p></form>
<site-dev-card onclick="${run}">carte</site-dev-card><site-note data-name="1">note</site-note>
<meta http-equiv=refresh content="0;url=${from("l")}"><details open ontoggle="${run}"><summary>Suite</summary>fin</details>`;

test.each([
  ["another program", { html: hostile }],
  ["a page that imitates this editor", { html: `<div data-pm-slice="0 0 []">${hostile}</div>` }],
  [
    "Markdown",
    {
      text: `## Titre\n\n${hostile}\n\n[un lien](javascript:${run}) ![](${from("m.png")})\n\n<img src=x onerror="${run}">`,
    },
  ],
])("nothing that is pasted from %s runs or is loaded", async (_from, clip) => {
  const { page, requests, errors } = opened;
  const pasted = await opened.paste(clip);
  // What was drawn could still be loading.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(await page.evaluate(() => "ran" in window)).toBe(false);
  expect(requests.filter((address) => !/^http:\/\/127\.0\.0\.1/.test(address))).toEqual([]);
  expect(requests.filter((address) => !/\/(?:ailleurs|__dev\/edit-paste\.js)$/.test(address))).toEqual([]);
  expect(errors).toEqual([]);
  const written = writePasted(pasted);
  expect(written).toContain("dans un formulaire");
  expect(written).not.toMatch(/(?<!\\)<\w|\]\((?!https:\/\/hostile\.example\/|\/)/);
});
