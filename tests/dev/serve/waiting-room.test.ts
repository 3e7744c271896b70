import { expect, test } from "vitest";
import { createWaitingRoom } from "../../../src/dev/serve/serve-site.ts";
import type { SiteState } from "../../../src/dev/site/site-state.ts";
import { builtSite } from "../built-site.ts";

/** A waiting room, and the requests still in it after each state. */
function roomOf(targets: readonly string[], base = "") {
  let state: SiteState = { status: "starting", version: 0 };
  const room = createWaitingRoom(() => state, base);
  const inside = new Set(targets);
  for (const target of targets) void room.enter(target).then(() => inside.delete(target));
  return async (next: SiteState) => {
    state = next;
    room.look();
    await new Promise(setImmediate);
    return [...inside];
  };
}

const early = builtSite({ "contact.html": "", "assets/site.1111111111.css": "" }).files;

test("a request waits until its page is drawn, other requests until all pages are", async () => {
  const after = roomOf(["/contact", "/blog", "/assets/site.1111111111.css", "/__dev/client.js"]);
  expect(await after({ status: "starting", version: 0 })).toHaveLength(4);
  expect(await after({ status: "starting", version: 1, early })).toEqual(["/blog"]);
  expect(await after({ status: "good", version: 2, site: builtSite({}) })).toEqual([]);
});

test("a refused first build ends all waits, because there are problems to show", async () => {
  const after = roomOf(["/contact"]);
  expect(await after({ status: "broken", version: 1, problems: [], lastGood: undefined, since: 1 })).toEqual(
    [],
  );
});

test("with a base path, a request for another path waits for the whole build", async () => {
  const after = roomOf(["/sous/contact", "/contact"], "/sous");
  expect(await after({ status: "starting", version: 1, early })).toEqual(["/contact"]);
});
