import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { type Encoding, missing, type PreviewRules, type Resolved } from "../../hosts/host.ts";
import { hiddenPaths } from "../../hosts/hosts.ts";
import { findNotFound as findNotFoundFile } from "../../model/language.ts";
import { digestOf } from "../../model/memory/hash.ts";
import { mostWholeBytes } from "../../model/model.ts";
import { say } from "../../words/message.ts";
import { type Answer, plainAnswer, type RequestParts, redirectAnswer } from "../answer.ts";
import { contentTypeOf } from "../content-types.ts";
import { isOwnHost } from "../host-names.ts";
import { encodePath, pathBelow, readTarget } from "../read-target.ts";
import type { DistFiles } from "./dist-files.ts";
import { fillPattern, type Matched, matchPattern } from "./match-pattern.ts";
import {
  type HeaderRule,
  type HostFiles,
  headersFile,
  type RedirectRule,
  readHostFiles,
  redirectsFile,
} from "./rule-files.ts";

/** The parts of a request that an answer of the preview depends on. */
export type PreviewAsked = Client & Pick<RequestParts, "method" | "target" | "host">;

export type PreviewedSite = {
  readonly files: DistFiles;
  readonly host: PreviewRules;
  /** The address that the server listens on. */
  readonly listening: string;
  /** `""`, or the sub-path of the deployment without slash at the end, encoded. */
  readonly base: string;
};

/** Answers from the published folder as the host would. */
export function answerRequest(asked: PreviewAsked, preview: PreviewedSite): Answer {
  const { listening, base, files, host } = preview;
  if (!isOwnHost(asked.host, listening)) {
    return plainAnswer(421, say("http.own-names"));
  }
  if (asked.method !== "GET" && asked.method !== "HEAD") {
    return plainAnswer(405, say("http.only-get"), { Allow: "GET, HEAD" });
  }
  const target = readTarget(asked.target);
  if (target.status === "refused") return plainAnswer(400, target.why);
  const { path } = target;
  const local = pathBelow(base, path);
  if (local === undefined) {
    if (path === "/" || pathBelow(base, `${path}/`)) return redirectAnswer(302, `${base}/`);
    return plainAnswer(404, say("http.preview.below-base", { base }));
  }
  const hostFiles = readHostFiles(files, host);
  const found = find({ ...target, local }, asked.target, hostFiles, preview);
  switch (found.kind) {
    case "elsewhere":
      return redirectAnswer(found.status, found.location);
    case "proxied":
      return plainAnswer(502, say("http.preview.proxied", { address: found.from }));
    case "file": {
      const ruled =
        found.status === 404 && host.notFoundHeaders === "own" ? decodeURI(base) + found.path : path;
      const addHostHeaders = (own: Answer["headers"]) =>
        applyHeaders({ ...own, ...host.headers }, hostFiles.headers, ruled);
      const { encodings } = host;
      const answer = answerFile(
        { path: found.path, status: found.status, addHostHeaders, encodings },
        files,
        asked,
      );
      return answer ?? plainAnswer(404, say("http.preview.gone"));
    }
    case "missing":
      return plainAnswer(404, say("http.preview.missing"));
  }
}

/**
 * The headers of a host and those that the rules set for `path`, which is decoded. A rule overrides the host; values of
 * several rules are joined.
 */
function applyHeaders(
  own: Readonly<Record<string, string>>,
  rules: readonly HeaderRule[],
  path: string,
): Readonly<Record<string, string>> {
  const headers = new Map(Object.entries(own).map(([name, value]) => [name.toLowerCase(), { name, value }]));
  const fromRules = new Set<string>();
  for (const rule of rules) {
    if (matchPattern(rule.pattern, path) === undefined) continue;
    for (const { name, value } of rule.headers) {
      const key = name.toLowerCase();
      const known = headers.get(key);
      const before = fromRules.has(key) ? known?.value : undefined;
      const joined = before === undefined || value === undefined ? value : `${before}, ${value}`;
      if (joined === undefined) headers.delete(key);
      // One spelling for each name, or the header would be sent twice.
      else headers.set(key, { name: known?.name ?? name, value: joined });
      fromRules.add(key);
    }
  }
  return Object.fromEntries([...headers.values()].map(({ name, value }) => [name, value]));
}

type Found =
  | { readonly kind: "file"; readonly path: string; readonly status: number }
  | { readonly kind: "elsewhere"; readonly status: number; readonly location: string }
  | { readonly kind: "proxied"; readonly from: string }
  | { readonly kind: "missing" };

function find(
  target: Requested & { readonly local: string },
  written: string,
  { redirects }: HostFiles,
  preview: PreviewedSite,
): Found {
  const { host, base } = preview;
  const search = /\?.*/.exec(written)?.[0] ?? "";
  const { local } = target;
  const resolved = resolve(local, preview);
  const redirected = findRedirect(redirects, target, host.rules === "shadowed");
  if (redirected !== undefined) {
    const { rule } = redirected;
    if (rule.isForced || host.rules === "first" || resolved.kind === "missing") {
      return follow(redirected, search, preview);
    }
  }
  switch (resolved.kind) {
    case "file":
      return { ...resolved, status: 200 };
    case "redirect":
      return {
        kind: "elsewhere",
        status: resolved.status,
        location: keepHere(`${base}${encodePath(resolved.to)}${search}`),
      };
    case "missing":
      return findNotFound(local, preview);
  }
}

/** The effect of a rule of `_redirects` on a request. `to` is a path or an address, encoded. */
type Redirected = { readonly rule: RedirectRule; readonly to: string };

type Requested = {
  /** Decoded. */
  readonly path: string;
  readonly query: URLSearchParams;
};

/** The first rule that matches a request. `loosely`: ignores a slash or `index.html` at the end. */
function findRedirect(
  rules: readonly RedirectRule[],
  { path, query }: Requested,
  loosely: boolean,
): Redirected | undefined {
  const trim = (text: string) => (loosely ? text.replace(/(?<=.)\/(?:index\.html)?$/, "") : text);
  for (const rule of rules) {
    const inPath = matchPattern(trim(rule.pattern), trim(path));
    const inQuery = matchQuery(rule.query, query);
    if (inPath === undefined || inQuery === undefined) continue;
    const to = fillPattern(rule.to, encodeAll({ ...inPath, ...inQuery }));
    return { rule, to: keepHere(to) };
  }
  return undefined;
}

function matchQuery(wanted: RedirectRule["query"], given: URLSearchParams): Matched | undefined {
  const matched: Record<string, string> = {};
  for (const [name, value] of wanted) {
    const found = given.get(name);
    if (found === null || (!value.startsWith(":") && found !== value)) return undefined;
    if (value.startsWith(":")) matched[value.slice(1)] = found;
  }
  return matched;
}

function encodeAll(matched: Matched): Matched {
  return Object.fromEntries(
    Object.entries(matched).map(([name, value]) => [name, encodePath(value)] as const),
  );
}

/**
 * Reduces slashes at the start of a path to one: with two, the path would name another server. Full addresses stay as
 * they are.
 */
function keepHere(address: string): string {
  return address.replace(/^\/{2,}/, "/");
}

function resolve(path: string, { host, files }: PreviewedSite): Resolved {
  // Hosts do not serve their own configuration files.
  const isForHost = host.rules !== undefined && [headersFile, redirectsFile].includes(path);
  if (isForHost) return missing;
  return host.resolve(path, { isFile: (file) => files.isFile(file), hidden: hiddenPaths });
}

function follow({ rule, to }: Redirected, search: string, preview: PreviewedSite): Found {
  const status = rule.status ?? (preview.host.rules === "shadowed" ? 301 : 302);
  if (status !== 200 && status !== 404) {
    const [address = "", fragment] = to.split("#");
    const query = address.includes("?") ? "" : search;
    const location = `${address}${query}${fragment === undefined ? "" : `#${fragment}`}`;
    return { kind: "elsewhere", status, location };
  }
  if (!to.startsWith("/")) return { kind: "proxied", from: to };
  const target = readTarget(to);
  const here = target.status === "read" ? pathBelow(preview.base, target.path) : undefined;
  const path = here ?? "/";
  const resolved = here === undefined ? missing : resolve(here, preview);
  // The host also applies its rules for slashes and extensions to a rewrite, without a redirect that the visitor sees.
  const file = resolved.kind === "redirect" ? resolve(resolved.to, preview) : resolved;
  return file.kind === "file" ? { ...file, status } : findNotFound(path, preview);
}

function findNotFound(path: string, { host, files }: PreviewedSite): Found {
  switch (host.notFound) {
    case "root":
      return files.isFile("/404.html") ? { kind: "file", path: "/404.html", status: 404 } : missing;
    case "language": {
      const found = `/${findNotFoundFile(path, { has: (file) => files.isFile(`/${file}`) })}`;
      return files.isFile(found) ? { kind: "file", path: found, status: 404 } : missing;
    }
    case "nearest": {
      for (let folder = path; folder !== ""; ) {
        folder = folder.slice(0, folder.lastIndexOf("/"));
        if (files.isFile(`${folder}/404.html`))
          return { kind: "file", path: `${folder}/404.html`, status: 404 };
      }
      // A site without a not-found page is treated as a single-page application.
      return files.isFile("/index.html") ? { kind: "file", path: "/index.html", status: 200 } : missing;
    }
  }
}

type FileAnswer = {
  readonly path: string;
  readonly status: number;
  /** Returns the file’s own headers, with those of the host and its rules. */
  readonly addHostHeaders: (own: Answer["headers"]) => Answer["headers"];
  readonly encodings: readonly Encoding[];
};

/** The encodings that the client accepts, from its request. */
type Client = { readonly acceptEncoding: string | undefined };

/** Answers with a file, compressed if that makes it smaller. Undefined when the file has just been removed. */
function answerFile(
  { path, status, addHostHeaders, encodings }: FileAnswer,
  files: DistFiles,
  client: Client,
): Answer | undefined {
  const type = contentTypeOf(path);
  const mayBeText = texts.test(type);
  const large = files.findLarge(path);
  if (large !== undefined && (!mayBeText || large.sizeBytes > mostWholeBytes))
    return { status, headers: addHostHeaders({ "Content-Type": type }), body: { place: large.place } };
  const bytes = files.read(path);
  if (bytes === undefined) return undefined;
  const isText = mayBeText && bytes.byteLength >= worthBytes;
  const encoding = isText ? negotiateEncoding(client.acceptEncoding, encodings) : undefined;
  const tag = `"${digestOf(bytes).slice(0, 32)}${encoding === undefined ? "" : `-${encoding}`}"`;
  return {
    status,
    headers: {
      ...addHostHeaders({ "Content-Type": type, ...(isText && { Vary: "Accept-Encoding" }), ETag: tag }),
      ...(encoding !== undefined && { "Content-Encoding": encoding }),
    },
    body: encoding === undefined ? bytes : () => compress(bytes, encoding, path, files),
  };
}

/**
 * The encoding to send, from those `offered`, the best first; undefined when the client accepts none of them.
 * `accepted` is the `Accept-Encoding` of the request. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
function negotiateEncoding(accepted: string | undefined, offered: readonly Encoding[]): Encoding | undefined {
  const weights = new Map(
    (accepted ?? "").split(",").map((item) => {
      const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0] as const;
    }),
  );
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  // Among equally acceptable encodings, the first offered wins.
  return offered
    .filter((encoding) => weightOf(encoding) > 0)
    .reduce<Encoding | undefined>(
      (best, encoding) => (best === undefined || weightOf(encoding) > weightOf(best) ? encoding : best),
      undefined,
    );
}

const texts = /^(?:text\/|image\/svg|application\/(?:[\w.-]+\+)?(?:json|xml|wasm)\b)/;
/** Below this size the headers outweigh what compression saves. */
const worthBytes = 256;

/** The build may have compressed the file already, and more strongly than is possible in the time of a request. */
function compress(bytes: Uint8Array, encoding: Encoding, path: string, files: DistFiles): Uint8Array {
  switch (encoding) {
    case "br":
      return files.read(`${path}.br`) ?? brotliCompressSync(bytes, quick);
    case "gzip":
      return files.read(`${path}.gz`) ?? gzipSync(bytes);
  }
}

const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
