import { expect, test, vi } from "vitest";
import { patienceMs, sendMail } from "../../../templates/mail/send-mail.ts";

const library = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive: () => arrive(), arrived, send: vi.fn() };
});
vi.mock("@emailjs/browser", async () => {
  await library.arrived;
  return { init: () => {}, send: library.send };
});

test("if the library loads after a failure was shown, nothing is sent", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const account = {
      publicKey: "key",
      serviceId: "service",
      templateId: "template",
      origin: "https://x.test",
    };
    const outcome = vi.fn();
    void sendMail(account, {}).then(outcome);
    await vi.advanceTimersByTimeAsync(patienceMs);
    expect(outcome).toHaveBeenCalledWith({
      status: "failed",
      error: { status: 0, text: "No answer within 30 s" },
    });
    library.arrive();
    await import("@emailjs/browser");
    await vi.advanceTimersByTimeAsync(1);
    expect(library.send).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});
