import { expect, test } from "vitest";
import type { DevService } from "../../../src/define/dev-service.ts";
import { runService } from "../../../src/dev/serve/site-service.ts";
import { bodyOf } from "../../support/body-of.ts";
import { english } from "../../support/speech.ts";

/** Counts the posts that it got. */
const counter = (word: string): DevService<number> => ({
  page: "/__compte",
  posts: ["/compte"],
  start: 0,
  link: (count) => `${word} ${count}`,
  show: (count, path) =>
    path === "/__compte" ? { title: word, body: `<p id="n" data-live>${count}</p>` } : undefined,
  take: async () => (count) => ({ state: count + 1, answer: { kind: "text", status: 200, text: "OK" } }),
});
const post = { path: "/compte", type: "text/plain", body: Buffer.from(""), speech: english };

test("what a service of a site keeps outlives changes of the templates", async () => {
  let service = counter("Avant");
  let changes = 0;
  const running = runService(
    () => service,
    () => {
      changes += 1;
    },
  );
  await running.take(post);
  service = counter("Après");
  await Promise.all([running.take(post), running.take(post)]);
  expect(bodyOf(running.show("/__compte", english) ?? { body: "" })).toContain('<p id="n" data-live>3</p>');
  expect(running.link(english)).toEqual({ href: "/__compte", text: "Après 3" });
  expect(changes).toBe(3);
});

test("the page of a service leads back to the site, below its base", () => {
  const running = runService(
    () => counter("Compte"),
    () => {},
    "/sous",
  );
  const html = bodyOf(running.show("/__compte", english) ?? { body: "" });
  expect(html).toContain('<a class="back" href="/sous/">Back to the site</a>');
});

test("a site without a service takes no posts and shows no page for one", () => {
  const running = runService(
    () => undefined,
    () => {},
  );
  expect(running.takes("/compte")).toBe(false);
  expect(running.show("/__compte", english)).toBeUndefined();
  expect([running.page, running.link(english)]).toEqual([undefined, undefined]);
});
