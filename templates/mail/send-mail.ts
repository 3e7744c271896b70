import { toMailError } from "./to-mail-error.ts";

/** The account of the e-mail service and one template of it. A text is empty where it is not configured. */
export type MailService = {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** As in `https://api.emailjs.com`. */
  readonly origin: string;
};

/** Why a message was not sent. `status` is the service’s, 0 where no answer came. */
export type MailError = { readonly status: number; readonly text: string };

export type MailOutcome =
  | { readonly status: "sent" }
  | { readonly status: "failed"; readonly error: MailError };

/** How long a visitor waits for the service. */
export const patienceMs = 30_000;

/** Sends `params` through the template, in one request. Never throws. */
export function sendMail(
  service: MailService,
  params: Readonly<Record<string, string>>,
): Promise<MailOutcome> {
  return attempt(service, ({ send }) => send(service.serviceId, service.templateId, params));
}

/** Sends the fields and files of `form` through the template, in one request. Never throws. */
export function sendMailForm(service: MailService, form: HTMLFormElement): Promise<MailOutcome> {
  return attempt(service, ({ sendForm }) => sendForm(service.serviceId, service.templateId, form));
}

type Sender = typeof import("@emailjs/browser");

async function attempt(
  { publicKey, origin }: MailService,
  send: (sender: Sender) => Promise<unknown>,
): Promise<MailOutcome> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const silence = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${patienceMs / 1000} s`)), patienceMs);
  });
  try {
    // Where the library comes too late, nothing is sent after the visitor was told so.
    const sender = await Promise.race([load(), silence]);
    await Promise.race([prepare(sender, publicKey, origin, send), silence]);
    return { status: "sent" };
  } catch (error) {
    return { status: "failed", error: toMailError(error) };
  } finally {
    clearTimeout(timer);
  }
}

// Only those who send something fetch the library.
function load(): Promise<Sender> {
  return import("@emailjs/browser");
}

function prepare(
  sender: Sender,
  publicKey: string,
  origin: string,
  send: (sender: Sender) => Promise<unknown>,
): Promise<unknown> {
  // The library takes its origin nowhere else.
  sender.init({ publicKey, origin });
  return send(sender);
}
