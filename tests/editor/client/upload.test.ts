import { afterEach, expect, test, vi } from "vitest";
import { tokenHeader } from "../../../src/editor/addresses.ts";
import { createUpload } from "../../../src/editor/client/ask.ts";

afterEach(() => vi.unstubAllGlobals());

/** A server that takes one token, and counts the requests that it gets. */
function serve(taken: string) {
  const sent: string[] = [];
  vi.stubGlobal("fetch", async (_: string, { headers }: RequestInit) => {
    const token = new Headers(headers).get(tokenHeader) ?? "";
    sent.push(token);
    return token === taken ? Response.json({ status: "added" }) : new Response("no", { status: 403 });
  });
  return sent;
}

test("a file is uploaded to a restarted server with its new token", async () => {
  const sent = serve("new");
  let current = "old";
  const renew = async () => {
    current = "new";
    return true;
  };
  const upload = createUpload({ current: () => current, renew }, "fr");
  expect(await upload(new File(["a"], "a.pdf"))).toEqual({ status: "added" });
  expect(sent).toEqual(["old", "new"]);
});

test("without a new token, the upload is refused after one attempt", async () => {
  const sent = serve("new");
  const upload = createUpload({ current: () => "old", renew: async () => false }, "fr");
  await expect(upload(new File(["a"], "a.pdf"))).rejects.toThrow("403");
  expect(sent).toEqual(["old"]);
});
