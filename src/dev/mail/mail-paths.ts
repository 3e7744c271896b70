/** The paths of the EmailJS API, which this server imitates: https://www.emailjs.com/docs/rest-api/send/ */
const sendPaths = ["/api/v1.0/email/send", "/api/v1.0/email/send-form"];

/** The mail page, and the addresses of its buttons. */
export const mailPaths = { page: "/__mail", answer: "/__mail/answer", empty: "/__mail/empty" };

/** True for the paths that take messages. */
export function isSendPath(path: string): boolean {
  return sendPaths.includes(path);
}

/** True for paths that accept POST only. */
export function takesPost(path: string): boolean {
  return isSendPath(path) || path === mailPaths.answer || path === mailPaths.empty;
}
