import type { Host } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import { isTooLargeToRead, type OutputFile } from "../../model/model.ts";
import { type Message, say } from "../../words/message.ts";
import type { Report } from "../../words/problem.ts";

type Limit = {
  readonly host: Host;
  readonly path: string;
  /** Undefined when the host reads everything. */
  readonly exceeded: (text: string, path: string) => Message | undefined;
};

/** Warns of files that a host in `output.hosts` would refuse or silently read only in part. */
export function checkHostLimits(files: readonly OutputFile[], hosts: readonly Host[], report: Report): void {
  const decoder = new TextDecoder();
  for (const { host, path, exceeded } of limits) {
    const file = hosts.includes(host) ? files.find((file) => file.path === path) : undefined;
    const message = file && !isTooLargeToRead(file) && exceeded(decoder.decode(file.bytes), path);
    if (!message) continue;
    report({
      code: "host/limit",
      severity: "warning",
      file: settingsFile,
      message,
      hint: say("host/limit.hint", { host }),
    });
  }
}

// The documented limits: https://developers.cloudflare.com/pages/configuration/headers/ and /redirects/,
// https://learn.microsoft.com/azure/static-web-apps/configuration, https://vercel.com/docs/project-configuration
const limits: readonly Limit[] = [
  {
    host: "cloudflare",
    path: "_headers",
    exceeded: (text, path) => {
      const [length, most] = [Math.max(...text.split("\n").map((line) => line.length)), 2000];
      return length > most ? say("host/limit.line", { path, length, most }) : undefined;
    },
  },
  {
    host: "cloudflare",
    path: "_redirects",
    exceeded: (text, path) => {
      // Lines that end in “!” are for Netlify; Cloudflare counts only those that it reads.
      const rules = text.split("\n").filter((line) => line !== "" && !line.endsWith("!")).length;
      return rules > 2000 ? say("host/limit.rules-unread", { path, rules, most: 2000 }) : undefined;
    },
  },
  {
    host: "azure",
    path: "staticwebapp.config.json",
    exceeded: (text, path) => {
      const bytes = new TextEncoder().encode(text).byteLength;
      return bytes > 20_000 ? say("host/limit.bytes", { path, bytes, most: 20_000 }) : undefined;
    },
  },
  {
    host: "vercel",
    path: "vercel.json",
    exceeded: (text, path) => {
      const { redirects = [], headers = [] } = JSON.parse(text) as Readonly<Record<string, unknown[]>>;
      const rules = Math.max(redirects.length, headers.length);
      return rules > 2048 ? say("host/limit.rules", { path, rules, most: 2048 }) : undefined;
    },
  },
];
