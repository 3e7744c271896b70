/** A service that keeps repositories, whose pages and host keys are known. */
export type GitService = {
  readonly name: string;
  readonly host: string;
  /** The SHA-256 fingerprints of its host keys, as it publishes them. */
  readonly fingerprints: readonly string[];
  /** The page where a user adds a key to their account. */
  readonly accountKeys: string;
  /** The page where a key is added to one repository alone, from its path on the service. */
  readonly repositoryKeys: (path: string) => string;
  /** The keys of the words that say what to do on these two pages. */
  readonly steps: {
    readonly account: "connect.key.account.github" | "connect.key.account.gitlab";
    readonly site: "connect.key.site.github" | "connect.key.site.gitlab";
  };
};

// Sources, compared on 30 November 2026. A service that changes a key says so there first:
// https://docs.github.com/en/authentication/keeping-your-account-and-data-secure/githubs-ssh-key-fingerprints
// https://docs.gitlab.com/user/gitlab_com/#ssh-host-keys-fingerprints
export const gitServices: readonly GitService[] = [
  {
    name: "GitHub",
    host: "github.com",
    fingerprints: [
      "SHA256:+DiY3wvvV6TuJJhbpZisF/zLDA0zPMSvHdkr4UvCOqU",
      "SHA256:p2QAMXNIC1TJYWeIOttrVc98/R1BUFWu3/LiyKgUfQM",
      "SHA256:uNiVztksCsDhcc0u9e8BujQXVUpKZIDTMczCvj3tD2s",
    ],
    accountKeys: "https://github.com/settings/ssh/new",
    repositoryKeys: (path) => `https://github.com/${path}/settings/keys/new`,
    steps: { account: "connect.key.account.github", site: "connect.key.site.github" },
  },
  {
    name: "GitLab",
    host: "gitlab.com",
    fingerprints: [
      "SHA256:eUXGGm1YGsMAS7vkcx6JOJdOGHPem5gQp4taiCfCLB8",
      "SHA256:HbW3g8zUjNSksFbqTiUWPWg2Bq1x8xdGUrliXFzSnUw",
      "SHA256:ROQFvPThGrW4RuWLoL9tq9I9zJ42fK4XywyRtbOz/EQ",
    ],
    accountKeys: "https://gitlab.com/-/user_settings/ssh_keys",
    repositoryKeys: (path) => `https://gitlab.com/${path}/-/settings/repository`,
    steps: { account: "connect.key.account.gitlab", site: "connect.key.site.gitlab" },
  },
];

/** The hosts of the same services that take SSH on the port of HTTPS. */
const otherHosts: Readonly<Record<string, string>> = {
  "ssh.github.com": "github.com",
  "altssh.gitlab.com": "gitlab.com",
};

export function findService(host: string): GitService | undefined {
  const name = host.toLowerCase();
  return gitServices.find((service) => service.host === (otherHosts[name] ?? name));
}

/** The address of a remote, as far as connecting to it depends on it. */
export type RemoteAddress =
  | { readonly kind: "ssh"; readonly login: string; readonly port: string | undefined; readonly path: string }
  | { readonly kind: "https"; readonly host: string; readonly path: string }
  /** A folder of this machine, or another protocol. */
  | { readonly kind: "other" };

/** Reads the address that Git was given: `git@github.com:firm/site.git`, `ssh://…` or `https://…`. */
export function readRemoteAddress(url: string): RemoteAddress {
  const other = { kind: "other" } as const;
  const web = /^https?:\/\/(?:[^/@]*@)?([^/:]+)(?::\d+)?\/(.+)$/i.exec(url);
  if (web) return { kind: "https", host: web[1] ?? "", path: toPath(web[2]) };
  const long = /^(?:git\+)?ssh:\/\/([^/:]+)(?::(\d{1,5}))?\/(.+)$/i.exec(url);
  // One letter before a colon is a drive of Windows.
  const short = /^([^/:\\]{2,}):(?!\/\/)(.+)$/.exec(url);
  const [login = "", port, path] = long ? long.slice(1) : short ? [short[1], undefined, short[2]] : [];
  if (!/^(?:[\w.-]+@)?[a-z0-9][a-z0-9._-]*$/i.test(login)) return other;
  return { kind: "ssh", login, port, path: toPath(path) };
}

function toPath(path = ""): string {
  return path.replace(/^\/+|\/+$|(?:\.git)?\/*$/g, "");
}

/** The SSH address of a repository on a service. */
export function toSshAddress(service: GitService, path: string): string {
  return `git@${service.host}:${path}.git`;
}
