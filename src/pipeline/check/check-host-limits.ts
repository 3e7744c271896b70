import type { Host } from "../../define/settings.ts";
import { settingsFile } from "../../define/settings-file.ts";
import type { OutputFile } from "../../model/model.ts";
import type { Report } from "../../problems/problem.ts";

type Limit = {
  readonly host: Host;
  readonly path: string;
  /** Undefined where the host reads all of it. */
  readonly exceeded: (text: string) => string | undefined;
};

/** Warns of files that a host named in `output.hosts` would refuse, or leave a part of unread without a word. */
export function checkHostLimits(files: readonly OutputFile[], hosts: readonly Host[], report: Report): void {
  const decoder = new TextDecoder();
  for (const { host, path, exceeded } of limits) {
    const file = hosts.includes(host) ? files.find((file) => file.path === path) : undefined;
    const what = file && exceeded(decoder.decode(file.bytes));
    if (what === undefined) continue;
    report({
      code: "host/limit",
      severity: "warning",
      file: settingsFile,
      message: `${path} ${what}`,
      hint: `take ${host} out of output.hosts if the site is not published there; fewer redirects, or fewer pages with inline code of their own, make the file smaller`,
    });
  }
}

// What the hosts document: https://developers.cloudflare.com/pages/configuration/headers/ and /redirects/,
// https://learn.microsoft.com/azure/static-web-apps/configuration, https://vercel.com/docs/project-configuration
const limits: readonly Limit[] = [
  {
    host: "cloudflare",
    path: "_headers",
    exceeded: (text) => {
      const longest = Math.max(...text.split("\n").map((line) => line.length));
      return longest > 2000
        ? `has a line of ${longest} signs, and Cloudflare leaves out those above 2000`
        : undefined;
    },
  },
  {
    host: "cloudflare",
    path: "_redirects",
    exceeded: (text) => {
      // Those that end in “!” are for Netlify; Cloudflare counts what it reads.
      const rules = text.split("\n").filter((line) => line !== "" && !line.endsWith("!")).length;
      return rules > 2000 ? `has ${rules} rules, and Cloudflare reads the first 2000` : undefined;
    },
  },
  {
    host: "azure",
    path: "staticwebapp.config.json",
    exceeded: (text) => {
      const bytes = new TextEncoder().encode(text).byteLength;
      return bytes > 20_000 ? `has ${bytes} bytes, and Azure refuses more than 20000` : undefined;
    },
  },
  {
    host: "vercel",
    path: "vercel.json",
    exceeded: (text) => {
      const { redirects = [], headers = [] } = JSON.parse(text) as Readonly<Record<string, unknown[]>>;
      const most = Math.max(redirects.length, headers.length);
      return most > 2048 ? `has ${most} rules, and Vercel refuses more than 2048` : undefined;
    },
  },
];
