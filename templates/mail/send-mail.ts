import { type MailError, toMailError } from "./to-mail-error.ts";

/** The account of the e-mail service and one of its templates. An empty text means that it is not configured. */
export type MailService = {
  readonly publicKey: string;
  readonly serviceId: string;
  readonly templateId: string;
  /** As in `https://api.emailjs.com`. */
  readonly origin: string;
};

export type MailOutcome =
  | { readonly status: "sent" }
  | { readonly status: "failed"; readonly error: MailError };

/** How long to wait for the service, plus the time for uploading files on a weak network. */
export const patienceMs = 30_000;
/** 256 kbit/s. */
const weakBytesPerMs = 32;

type FormSending = {
  /** The total size of the form’s files. */
  readonly fileBytes: number;
  /** Aborts the sending, which then counts as failed. The service may still pass on what it has already received. */
  readonly signal?: AbortSignal;
};

/** Sends `params` with the template, in one request. Never throws. */
export function sendMail(
  service: MailService,
  params: Readonly<Record<string, string>>,
): Promise<MailOutcome> {
  return attempt(service, { fileBytes: 0 }, ({ send }) =>
    send(service.serviceId, service.templateId, params),
  );
}

/** Sends the fields and files of `form` with the template, in one request. Never throws. */
export function sendMailForm(
  service: MailService,
  form: HTMLFormElement,
  sending: FormSending,
): Promise<MailOutcome> {
  return attempt(service, sending, ({ sendForm }) => sendForm(service.serviceId, service.templateId, form));
}

type Sender = typeof import("@emailjs/browser");

async function attempt(
  { publicKey, origin }: MailService,
  { fileBytes, signal }: FormSending,
  send: (sender: Sender) => Promise<unknown>,
): Promise<MailOutcome> {
  const waitMs = patienceMs + fileBytes / weakBytesPerMs;
  let giveUp = (_why: string): void => {};
  const end = new Promise<never>((_, reject) => {
    giveUp = (why) => reject(new Error(why));
  });
  const timer = setTimeout(() => giveUp(`No answer within ${Math.round(waitMs / 1000)} s`), waitMs);
  const breakOff = () => giveUp("Broken off by the visitor");
  signal?.addEventListener("abort", breakOff);
  try {
    // After a failure was shown, nothing may be sent any more, whether the library loads late or the request is slow.
    const sender = await Promise.race([loadLibrary(), end]);
    await Promise.race([prepare(sender, publicKey, origin, send), end.catch(stopRequest)]);
    return { status: "sent" };
  } catch (error) {
    return { status: "failed", error: toMailError(error) };
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", breakOff);
  }
}

/** The library offers no way to abort its request, so all pending requests of the page are stopped. */
function stopRequest(error: unknown): never {
  window.stop();
  throw error;
}

let library: Promise<Sender> | undefined;

/** Loads what sends, with one retry. Called at the first touch of a form: when it is sent, the file may be gone. */
export function loadLibrary(): Promise<Sender> {
  library ??= import("@emailjs/browser")
    .catch(() => import("@emailjs/browser"))
    .catch((error) => {
      library = undefined;
      throw error;
    });
  return library;
}

function prepare(
  sender: Sender,
  publicKey: string,
  origin: string,
  send: (sender: Sender) => Promise<unknown>,
): Promise<unknown> {
  // The library accepts its origin only here.
  sender.init({ publicKey, origin });
  return send(sender);
}
