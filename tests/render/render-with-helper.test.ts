import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { readFacts } from "../../src/check/read-facts.ts";
import type { Helper, Page } from "../../src/model.ts";
import type { Problem } from "../../src/problem.ts";
import { type Drawing, renderPages } from "../../src/render/render-pages.ts";
import { renderWithHelper } from "../../src/render/render-with-helper.ts";
import { noReuse } from "../../src/reuse.ts";
import { toRoute } from "../../src/route.ts";
import { computeLong } from "../support/remember.ts";
import { plainDrawing } from "./plain-drawing.ts";

const pages: readonly Page[] = Array.from({ length: 60 }, (_, index) => ({
  // biome-ignore lint/style/noNonNullAssertion: it is one
  route: toRoute(`/p/${index}`)!,
  template: "page",
  props: {},
  sources: [`content/${index}.md`],
  updated: undefined,
  indexed: true,
}));

/** Every seventh page throws, one mistake or the other; every eleventh is empty. */
function drawPage({ route }: Pick<Page, "route">): string {
  const index = Number(route.slice(3));
  if (index % 7 === 6) throw new Error(index % 2 === 0 ? "even" : "odd");
  return index % 11 === 10 ? "" : `<html lang="fr"><title>${route}</title><a href="/p/0">0</a></html>`;
}

function createDrawing() {
  const problems: Problem[] = [];
  const progress: string[] = [];
  const drawing: Drawing = {
    ...plainDrawing,
    renderPage: drawPage,
    seal: (html) => html && `<!doctype html>${html}`,
    progress: (done, total) => void progress.push(`${done} of ${total}`),
  };
  return { drawing, problems, progress, report: (problem: Problem) => void problems.push(problem) };
}

function tell(rendered: ReturnType<typeof renderPages>) {
  return rendered.map(({ page, facts, html }) => ({ route: page.route, facts, html }));
}

const reading: Helper["readFacts"] = async (htmls) => {
  await nextTurn();
  return htmls.map(readFacts);
};

test("pages that are remembered are not drawn for the second thread", async () => {
  const { drawing, report } = createDrawing();
  const isRemembered = (_kind: string, key: string) => !key.includes("/p/30");
  const drawn: string[] = [];
  const renderPage: Drawing["renderPage"] = (page) => {
    drawn.push(page.route);
    return drawPage(page);
  };
  // What is remembered comes without its template.
  const rememberLong: Drawing["rememberLong"] = (kind, key, compute, made) => {
    if (isRemembered(kind, key))
      return computeLong(kind, key, () => ({ facts: readFacts("<p>") as never, bytes: Buffer.from("<p>") }));
    return computeLong(kind, key, compute, made);
  };
  const help = { helper: { readFacts: reading }, rest: () => nextTurn() };
  const mostlyKnown = { ...drawing, renderPage, rememberLong, isRemembered };
  const rendered = await renderWithHelper(pages, mostlyKnown, help, report, noReuse);
  expect([rendered.length, drawn]).toEqual([60, ["/p/30"]]);
});

test.each<[string, Helper["readFacts"], boolean]>([
  ["reads facts", reading, true],
  ["has died", async () => undefined, false],
])(
  "pages and problems are those of one thread, in their order, where the second one %s",
  async (_, readFacts, helps) => {
    const alone = createDrawing();
    const rendered = renderPages(pages, alone.drawing, alone.report);
    expect([rendered.length, alone.problems.length, alone.progress.length]).toEqual([47, 7, 60]);

    const shared = createDrawing();
    let readHere = 0;
    const drawing: Drawing = {
      ...shared.drawing,
      readFacts: (html) => {
        readHere += 1;
        return shared.drawing.readFacts(html);
      },
    };
    const help = { helper: { readFacts }, rest: () => nextTurn() };
    const together = await renderWithHelper(pages, drawing, help, shared.report, noReuse);
    expect(tell(together)).toEqual(tell(rendered));
    expect(shared.problems.filter(({ code }) => code === "template/throws")).toEqual(
      alone.problems.filter(({ code }) => code === "template/throws"),
    );
    expect(shared.problems.map(({ file }) => file).sort()).toEqual(
      alone.problems.map(({ file }) => file).sort(),
    );
    expect(shared.progress.at(-1)).toBe("60 of 60");
    expect(readHere < 45).toBe(helps);
  },
);
