import { drawAnswered, drawDetails } from "../../dev/serve/tool-page.ts";
import { escapeHtml } from "../../html/escape.ts";
import type { Speech } from "../../words/speech.ts";
import type { Author } from "./author.ts";
import type { Connection } from "./connection.ts";
import type { RemoteTrouble } from "./remote.ts";

/** What the publish page shows in place of its content, as in `publish-page.ts`. */
type Drawing = { readonly state: string; readonly html: string };
type Trouble = Extract<RemoteTrouble, { readonly status: "trouble" }>;
type Closed = Extract<Connection, { readonly is: "closed" }>;

/** Draws the form that asks who publishes. `wrong` is the field that was refused. */
export function drawAuthor(
  { name, email, everywhere = false }: Author & { readonly everywhere?: boolean },
  { pages: words }: Speech,
  wrong?: keyof Author,
): Drawing {
  const field = (id: keyof Author, value: string, type: string, autocomplete: string) => {
    const isWrong = wrong === id;
    const error = isWrong
      ? `<span class="wrong" id="${id}-wrong">${words[authorKeys[id].wrong]}</span>\n`
      : "";
    return `<p class="field"><label for="${id}">${words[authorKeys[id].label]}</label>
<span class="hint" id="${id}-help">${words[authorKeys[id].help]}</span>
${error}<input id="${id}" name="${id}" type="${type}" autocomplete="${autocomplete}" value="${escapeHtml(value)}" required maxlength="200" aria-describedby="${id}-help${isWrong ? ` ${id}-wrong` : ""}"${isWrong ? ' aria-invalid="true"' : ""}></p>`;
  };
  return {
    state: wrong === undefined ? words["author.state"] : words[authorKeys[wrong].wrong],
    html: `<p>${words["author.about"]}</p>
<form data-act="sign" class="set-up">
${field("name", name, "text", "name")}
${field("email", email, "email", "email")}
<p class="tick"><input id="everywhere" name="everywhere" type="checkbox"${everywhere ? " checked" : ""}> <label for="everywhere">${words["author.everywhere"]}</label></p>
<p><button type="submit" class="main">${words["author.save"]}</button></p>
</form>`,
  };
}

const authorKeys = {
  name: { label: "author.name", help: "author.name.help", wrong: "author.wrong.name" },
  email: { label: "author.email", help: "author.email.help", wrong: "author.wrong.email" },
} as const;

/** The way from a failed publication to the steps that connect this computer. */
export function drawConnectOffer({ pages: words }: Speech): string {
  return `<p class="set-up">${words["connect.offer"]}</p>\n<p>${drawStep("try", words["connect.begin"], words["connect.trying"], true)}</p>`;
}

/** Offers to look whether a publication would be taken, before there is any. */
export function drawTryOffer({ pages: words }: Speech): string {
  return `<p>${words["connect.try.about"]}</p>\n<p>${drawStep("try", words["connect.try"], words["connect.trying"])}</p>`;
}

/** A button that takes a step. `doing` is the state of the page meanwhile. */
function drawStep(step: string, text: string, doing: string, isMain = false): string {
  return `<button type="button" data-act="connect" data-step="${step}" data-doing="${doing}"${isMain ? ' class="main"' : ""}>${text}</button>`;
}

/** Draws how this computer and the remote stand to each other, and the next step. */
export function drawConnection(
  connection: Exclude<Connection, { readonly is: "missing" }>,
  speech: Speech,
): Drawing {
  const { pages: words } = speech;
  if (connection.is === "open")
    return {
      state: words["connect.open"],
      html: `<p><button type="button" data-act="look" class="main">${words["connect.continue"]}</button></p>`,
    };
  const { trouble } = connection;
  const again = drawStep("try", words["connect.again"], words["connect.trying"]);
  if (trouble.status !== "trouble") return { state: words["connect.late"], html: `<p>${again}</p>` };
  const draw = {
    "host-key": drawHostKey,
    key: drawKey,
    credentials: drawCredentials,
    "not-found": drawNotFound,
  };
  const drawCause = isKnown(trouble.cause, draw) ? draw[trouble.cause] : undefined;
  const { what, todo } = troubleKeys[trouble.cause];
  const state = nameState(connection, speech) ?? words[what];
  const html = drawCause?.(connection, speech) ?? `<p>${words[todo]}</p>\n<p>${again}</p>`;
  return { state, html: `<div class="set-up">${html}</div>\n${explainTrouble(trouble, speech)}` };
}

/** What whoever looks after the site does about a trouble, and what Git has said. */
export function explainTrouble({ cause, reason }: Trouble, speech: Speech): string {
  const keys = troubleKeys[cause];
  const how = "how" in keys ? `<p>${speech.pages[keys.how]}</p>\n` : "";
  return drawDetails(how + drawAnswered(reason, speech), speech);
}

export const troubleKeys = {
  name: { what: "publish.trouble.name", todo: "publish.trouble.name.do" },
  connection: { what: "publish.trouble.connection", todo: "publish.trouble.connection.do" },
  proxy: { what: "publish.trouble.proxy", todo: "publish.trouble.proxy.do" },
  certificate: { what: "publish.trouble.certificate", todo: "publish.trouble.certificate.do" },
  "host-key": {
    what: "publish.trouble.host-key",
    todo: "publish.trouble.host-key.do",
    how: "publish.trouble.host-key.how",
  },
  key: { what: "publish.trouble.key", todo: "publish.trouble.key.do", how: "publish.trouble.key.how" },
  credentials: {
    what: "publish.trouble.credentials",
    todo: "publish.trouble.credentials.do",
    how: "publish.trouble.credentials.how",
  },
  "not-found": { what: "publish.trouble.not-found", todo: "publish.trouble.not-found.do" },
  rights: { what: "publish.trouble.rights", todo: "publish.trouble.rights.do" },
  protected: { what: "publish.trouble.protected", todo: "publish.trouble.protected.do" },
  "read-only": { what: "publish.trouble.read-only", todo: "publish.trouble.read-only.do" },
  "too-large": { what: "publish.trouble.too-large", todo: "publish.trouble.too-large.do" },
  secret: { what: "publish.trouble.secret", todo: "publish.trouble.secret.do" },
  full: { what: "publish.trouble.full", todo: "publish.trouble.full.do" },
  "here-full": { what: "publish.trouble.here-full", todo: "publish.trouble.here-full.do" },
  server: { what: "publish.trouble.server", todo: "publish.trouble.server.do" },
  hook: { what: "publish.trouble.hook", todo: "publish.trouble.hook.do" },
  "here-lock": {
    what: "publish.trouble.here-lock",
    todo: "publish.trouble.here-lock.do",
    how: "publish.trouble.here-lock.how",
  },
  "here-hook": {
    what: "publish.trouble.here-hook",
    todo: "publish.trouble.here-hook.do",
    how: "publish.trouble.here-hook.how",
  },
  lfs: { what: "publish.trouble.lfs", todo: "publish.trouble.lfs.do", how: "publish.trouble.lfs.how" },
  "checked-out": {
    what: "publish.trouble.checked-out",
    todo: "publish.trouble.checked-out.do",
    how: "publish.trouble.checked-out.how",
  },
  shallow: {
    what: "publish.trouble.shallow",
    todo: "publish.trouble.shallow.do",
    how: "publish.trouble.shallow.how",
  },
  other: { what: "publish.trouble.other", todo: "publish.trouble.other.do" },
} as const;

/** The words for a step on the way are no alarm, unlike those for a publication that has failed. */
function nameState(
  { trouble, hostKey, publicKey, isKeyNew }: Closed,
  { pages: words }: Speech,
): string | undefined {
  if (trouble.status !== "trouble") return undefined;
  if (trouble.cause === "host-key")
    return words[hostKey?.isChanged ? "connect.host.changed.state" : "connect.host.state"];
  if (isKeyNew && publicKey !== undefined) return words["connect.key.made"];
  if (trouble.cause !== "key") return undefined;
  return words[publicKey === undefined ? "connect.key.state" : "connect.key.unknown"];
}

function isKnown<Table extends object>(name: PropertyKey, table: Table): name is keyof Table {
  return Object.hasOwn(table, name);
}

function drawHostKey({ hostKey, service }: Closed, { pages: words }: Speech): string | undefined {
  if (hostKey === undefined) return undefined;
  const { host, fingerprints, check, isChanged } = hostKey;
  const again = drawStep("try", words["connect.again"], words["connect.trying"]);
  const name = { service: service?.name ?? host };
  const trust = (fingerprint: string, text: string) =>
    `<li><button type="button" data-act="connect" data-step="trust" data-fingerprint="${escapeHtml(fingerprint)}" data-doing="${words["connect.trying"]}"${check === "published" ? ' class="main"' : ""}>${text}</button></li>`;
  const [first = ""] = fingerprints;
  if (isChanged)
    return `<p class="note">${words["connect.host.changed"]}</p>\n${listFingerprints(fingerprints)}\n<p>${again}</p>`;
  const met = `<p>${escapeHtml(words["connect.host"]({ host }))}</p>`;
  if (first === "") return `${met}\n<p class="note">${words["connect.host.silent"]}</p>\n<p>${again}</p>`;
  const seen = `${met}\n<p>${words["connect.host.fingerprints"]}</p>\n${listFingerprints(fingerprints)}`;
  switch (check) {
    case "published":
      return `${seen}\n<p class="seen">${words["connect.host.published"](name)}</p>\n<ul class="choices">${trust(first, words["connect.continue"])}</ul>`;
    case "other":
      return `${seen}\n<p class="note">${words["connect.host.other"](name)}</p>\n<p>${again}</p>`;
    case "unknown":
      return `${met}\n<p>${words["connect.host.unknown"]}</p>\n<ul class="choices">${fingerprints
        .map((one) => trust(one, escapeHtml(words["connect.host.trust"]({ fingerprint: one }))))
        .join("\n")}</ul>`;
  }
}

function listFingerprints(fingerprints: readonly string[]): string {
  return `<pre>${fingerprints.map(escapeHtml).join("\n")}</pre>`;
}

function drawKey(closed: Closed, speech: Speech): string {
  const { pages: words } = speech;
  const { publicKey, noKey } = closed;
  if (publicKey !== undefined) return drawPublicKey(publicKey, closed, speech);
  const again = drawStep("try", words["connect.again"], words["connect.trying"]);
  if (noKey !== undefined) {
    const how =
      noKey === "no-program" ? drawDetails(`<p>${words["connect.key.no-program.how"]}</p>`, speech) : "";
    return `<p class="note">${words[noKeyKeys[noKey]]}</p>\n<p>${again}</p>\n${how}`;
  }
  return `<p>${words["connect.key"]}</p>
<p>${drawStep("key", words["connect.key.make"], words["connect.trying"], true)}</p>
<p class="hint">${words["connect.key.passphrase"]}</p>
<p>${words["connect.key.own"]}</p>
<p>${again}</p>`;
}

const noKeyKeys = { "no-program": "connect.key.no-program", refused: "connect.key.refused" } as const;

function drawPublicKey(publicKey: string, { service, path }: Closed, { pages: words }: Speech): string {
  const give = `<p>${words["connect.key.give"]}</p>
<p class="field"><label for="public-key">${words["connect.key.public"]}</label>
<textarea id="public-key" rows="3" readonly spellcheck="false">${escapeHtml(publicKey)}</textarea></p>
<p><button type="button" data-copy="public-key" data-copied="${words["connect.key.copied"]}">${words["connect.key.copy"]}</button></p>`;
  const again = `<p>${drawStep("try", words["connect.again"], words["connect.trying"], true)}</p>`;
  if (service === undefined) return `${give}\n<p>${words["connect.key.other"]}</p>\n${again}`;
  const { name, accountKeys, repositoryKeys, steps } = service;
  const link = (href: string, text: string) =>
    `<p><a href="${escapeHtml(href)}" target="_blank" rel="noopener noreferrer">${text}</a></p>`;
  const encoded = path.split("/").map(encodeURIComponent).join("/");
  return `${give}
<h2>${words["connect.key.account"]({ service: name })}</h2>
${link(accountKeys, words["connect.key.account.link"]({ service: name }))}
<p>${words[steps.account]}</p>
<h2>${words["connect.key.site"]}</h2>
${link(repositoryKeys(encoded), words["connect.key.site.link"]({ service: name }))}
<p>${words[steps.site]}</p>
${again}`;
}

function drawCredentials({ service, hasHelper = false }: Closed, { pages: words }: Speech): string {
  const ssh =
    service === undefined
      ? ""
      : `<p>${words["connect.ssh"]({ service: service.name })}</p>\n<p>${drawStep("ssh", words["connect.ssh.use"], words["connect.trying"], true)}</p>`;
  if (!hasHelper) return ssh === "" ? `<p>${words["connect.ask"]}</p>` : ssh;
  return `${ssh}
<form data-act="sign-in" data-doing="${words["connect.trying"]}">
<p>${words["connect.sign-in"]}</p>
<p class="field"><label for="user">${words["connect.sign-in.user"]}</label>
<input id="user" name="user" type="text" autocomplete="username" required maxlength="200"></p>
<p class="field"><label for="secret">${words["connect.sign-in.secret"]}</label>
<span class="hint" id="secret-help">${words["connect.sign-in.secret.help"]}</span>
<input id="secret" name="secret" type="password" autocomplete="off" required maxlength="1000" aria-describedby="secret-help"></p>
<p><button type="submit">${words["connect.sign-in.keep"]}</button></p>
</form>`;
}

/** A service also says so of a repository that a key does not open. */
function drawNotFound(closed: Closed, speech: Speech): string {
  const { pages: words } = speech;
  const { kind, publicKey, path, service } = closed;
  const place = [service?.name, path].filter(Boolean).join(" · ");
  const text = `<p>${escapeHtml(words["connect.not-found"]({ place }))}</p>`;
  const again = `<p>${drawStep("try", words["connect.again"], words["connect.trying"])}</p>`;
  if (kind === "https") return `${text}\n${drawCredentials(closed, speech)}\n${again}`;
  if (kind === "other") return `<p>${words["publish.trouble.not-found.do"]}</p>\n${again}`;
  return `${text}\n${publicKey === undefined ? drawKey(closed, speech) : drawPublicKey(publicKey, closed, speech)}`;
}
