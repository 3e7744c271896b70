import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { editButton } from "../../../src/editor/client/edit-button.ts";
import { rememberEditing, wasEditedBefore } from "../../../src/editor/client/edited-session.ts";
import { writeFieldLink } from "../../../src/editor/model/field-link.ts";
import { putSmallPage, putTabStorage } from "../../dev/client/small-page.ts";

/** What the page asks of the server. */
let asked: string[];

beforeEach(() => {
  asked = [];
  putTabStorage();
  vi.stubGlobal("fetch", async (address: string) => {
    asked.push(address);
    return new Response(null, { status: 403 });
  });
  vi.stubGlobal("addEventListener", () => {});
});
afterEach(() => vi.unstubAllGlobals());

/** The same tab with a page that a server of this session has sent. */
function open(session: string, hash = ""): void {
  putSmallPage();
  vi.stubGlobal("document", { ...document, querySelector: () => ({ dataset: { session } }) });
  vi.stubGlobal("location", { hash });
}

test("a restart of the server does not end editing, and a page that cannot be edited is not reloaded for ever", () => {
  open("first");
  rememberEditing(true);
  open("second");
  editButton("Edit", "en");
  expect(asked).toEqual(["/__edit/start"]);
  editButton("Edit", "en");
  expect(asked).toHaveLength(1);
});

test("a page of the same server begins no editing that has ended", () => {
  open("first");
  rememberEditing(true);
  expect(wasEditedBefore()).toBe(false);
  editButton("Edit", "en");
  expect(asked).toEqual([]);
});

test("an address that opens a field begins editing", () => {
  open("first", writeFieldLink({ entry: { collection: "pages", id: "index" }, path: ["title"] }));
  editButton("Edit", "en");
  expect(asked).toEqual(["/__edit/start"]);
});
