/** Why a message was not sent. `status` is that of the service, 0 when there was no answer. */
export type MailError = { readonly status: number; readonly text: string };

/** Converts anything that the library throws: an answer of the service, one of its messages, or an error. */
export function toMailError(thrown: unknown): MailError {
  if (isAnswer(thrown)) return { status: thrown.status, text: thrown.text };
  // A key or an id is missing: the service itself answers 400 to such a request.
  if (typeof thrown === "string") return { status: 400, text: thrown };
  return { status: 0, text: thrown instanceof Error ? thrown.message : String(thrown) };
}

function isAnswer(thrown: unknown): thrown is MailError {
  return (
    typeof thrown === "object" &&
    thrown !== null &&
    "status" in thrown &&
    typeof thrown.status === "number" &&
    "text" in thrown &&
    typeof thrown.text === "string"
  );
}
