import { createFormat } from "../format.ts";

const { list } = createFormat("en");

/** The answers of the servers when there is no page to send, in English. */
export const http = {
  "http.own-names": "This server answers only its own names: localhost, 127.0.0.1, [::1] and that of --host.",
  "http.only-get": "This path takes GET and HEAD only.",
  "http.only-post": "This path takes POST only.",
  "http.only-json": "This path takes application/json only.",
  "http.only-bytes": "This path takes bytes only (application/octet-stream).",
  "http.own-pages": "This is for the pages of this server only.",
  "http.no-path": "There is no such path.",
  "http.target": "The requested path does not begin at the root.",
  "http.fragment": "A fragment, which begins with #, is not sent to a server.",
  "http.hidden-separator": "The path hides a separator.",
  "http.encoding": "The path is not percent-encoded UTF-8.",
  "http.control-character": "The path has a control character.",
  "http.outside": "The path leads out of its folder.",
  "http.long": "The request is longer than this server accepts.",
  "http.full": "Too much is being sent at once: try again in a moment.",
  "http.streams": "Too many open pages wait for changes: close some.",
  "http.no-language": "The tool does not speak this language.",

  "http.no-editing": "Editing is not possible here.",
  "http.session-ended": "This page belongs to an editing session that has ended: load it again.",
  "http.no-request": "This path does not accept such a request.",
  "http.no-entry": "The site has no such entry.",

  "http.no-attachment": "There is no such attachment.",
  "http.no-answer": "There is no such answer.",
  "http.mail.unreadable": ({ reason }: { reason: string }) => `The request cannot be read: ${reason}`,
  "http.mail.parts": "It has too many parts.",
  "http.mail.type": "A message is JSON, or a form with files.",
  "http.mail.long-json": "The JSON is too long: files are sent as a form.",
  "http.mail.no-object": "The request is not a JSON object.",
  "http.mail.no-parameters": "template_params is not a JSON object.",
  "http.mail.fields": "It has too many fields.",
  "http.mail.missing": ({ fields }: { fields: readonly string[] }) =>
    `This is not there, or is empty: ${list(fields)}.`,

  "http.preview.below-base": ({ base }: { base: string }) => `Nothing is published outside of ${base}/.`,
  "http.preview.proxied": ({ address }: { address: string }) =>
    `The host would fetch this from ${address}; a preview does not.`,
  "http.preview.gone": "This file has just been removed.",
  "http.preview.missing": "No page has this address, and the site has no 404.html.",
} as const;
