/** Where EmailJS takes messages, and so do we: https://www.emailjs.com/docs/rest-api/send/ */
const sendPaths = ["/api/v1.0/email/send", "/api/v1.0/email/send-form"];

/** The page that shows what came, and where its buttons lead. */
export const mailPaths = { page: "/__mail", answer: "/__mail/answer", empty: "/__mail/empty" };

/** True for the paths that take messages. */
export function isSendPath(path: string): boolean {
  return sendPaths.includes(path);
}

/** True for the paths that take POST, and nothing else. */
export function takesPost(path: string): boolean {
  return isSendPath(path) || path === mailPaths.answer || path === mailPaths.empty;
}
