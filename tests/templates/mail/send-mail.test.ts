import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type MailService, patienceMs, sendMail } from "../../../templates/mail/send-mail.ts";
import { toMailError } from "../../../templates/mail/to-mail-error.ts";
import { startMailService } from "../../support/mail-service.ts";

const server = await startMailService();
afterAll(() => server.close());
// The library reads the page’s path for a limit of its own, which is off.
vi.stubGlobal("location", { pathname: "/" });
const stop = vi.fn();
vi.stubGlobal("window", { stop });

const service: MailService = {
  publicKey: "key",
  serviceId: "service",
  templateId: "template",
  origin: server.origin,
};

beforeEach(() => {
  server.reset();
  stop.mockClear();
});

test("a message is one POST with the account and the template, at the origin that is set", async () => {
  expect(await sendMail(service, { nom: "Dupont" })).toEqual({ status: "sent" });
  expect(stop).not.toHaveBeenCalled();
  expect(server.requests).toMatchObject([{ path: "/api/v1.0/email/send", type: "application/json" }]);
  expect(server.requests[0]?.json).toEqual({
    lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
    user_id: "key",
    service_id: "service",
    template_id: "template",
    template_params: { nom: "Dupont" },
  });
});

test.each([
  [400, "The Public Key is invalid"],
  [403, "API calls are disabled for non-browser applications"],
  [413, "Payload Too Large"],
  [429, "Too Many Requests"],
  [451, "Unavailable For Headless Browser"],
  [500, "Internal Server Error"],
])("the error has the status %i of the service, with its text", async (status, text) => {
  server.answerWith({ status, text });
  expect(await sendMail(service, {})).toEqual({ status: "failed", error: { status, text } });
});

test("a connection that breaks has status 0", async () => {
  server.answerWith("reset");
  expect(await sendMail(service, {})).toMatchObject({ status: "failed", error: { status: 0 } });
});

describe("without its account", () => {
  test.each([
    ["publicKey", "The public key is required"],
    ["serviceId", "The service ID is required"],
    ["templateId", "The template ID is required"],
  ] as const)(
    "a message without %s fails with the library’s message, and nothing is sent",
    async (field, text) => {
      expect(await sendMail({ ...service, [field]: "" }, {})).toEqual({
        status: "failed",
        error: { status: 400, text: expect.stringContaining(text) as string },
      });
      expect(server.requests).toEqual([]);
    },
  );
});

test("a send fails after 30 seconds without an answer", async () => {
  // Loaded beforehand: the clock below stands still for that, too.
  await import("@emailjs/browser");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    server.answerWith("hang");
    const outcome = sendMail(service, {});
    const settled = vi.fn();
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(patienceMs - 1);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ status: "failed", error: { status: 0, text: "No answer within 30 s" } });
    expect(stop).toHaveBeenCalledOnce();
    expect(patienceMs).toBe(30_000);
  } finally {
    vi.useRealTimers();
    server.release();
  }
});

test("whatever is thrown becomes a status and a text", () => {
  expect(toMailError("The public key is required.")).toEqual({
    status: 400,
    text: "The public key is required.",
  });
  expect(toMailError({ status: 429, text: "Too Many Requests" })).toEqual({
    status: 429,
    text: "Too Many Requests",
  });
  expect(toMailError(new TypeError("Failed to fetch"))).toEqual({ status: 0, text: "Failed to fetch" });
  expect(toMailError(undefined)).toEqual({ status: 0, text: "undefined" });
});
