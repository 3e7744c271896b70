import { type ChildProcess, spawn } from "node:child_process";
import { chownSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { createServer } from "node:net";
import { join } from "node:path";

/** Apache has the modules that `docs/hosts.md` names and no other, or those that Debian’s has by itself. */
export type ServerName = "nginx" | "Caddy" | "Apache" | "Debian’s Apache";

const apache = process.env.APACHE_PATH ?? "/usr/sbin/apache2";
const programs: Readonly<Record<ServerName, string>> = {
  nginx: process.env.NGINX_PATH ?? "/usr/sbin/nginx",
  Caddy: process.env.CADDY_PATH ?? "/usr/bin/caddy",
  Apache: apache,
  "Debian’s Apache": apache,
};

/** False where the tests of a server are left out. `npm test` says so. */
export function hasServer(name: ServerName): boolean {
  return existsSync(programs[name]);
}

/**
 * Starts the server on loopback with what the site in `folder`/www (below its base path) brings for it, and nothing
 * else of the machine but its types of files. nginx runs without rights, as in the container.
 */
export async function startServer(name: ServerName, folder: string, base: string) {
  const port = await findPort();
  const file = join(folder, `${name}-${port}.conf`);
  const { settings, args, env } = configure(name, folder, base, port, file);
  writeFileSync(file, settings);
  const child = spawn(programs[name], args, {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...env },
    ...(name === "nginx" ? without : {}),
  });
  let said = "";
  child.stderr?.on("data", (chunk) => {
    said += chunk;
  });
  await whenListening(port, child, () => said);
  return {
    port,
    close: () =>
      new Promise<void>((resolve) => {
        child.on("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}

type Configured = {
  readonly settings: string;
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
};

/** `file` will hold the settings. */
function configure(name: ServerName, folder: string, base: string, port: number, file: string): Configured {
  switch (name) {
    case "nginx":
      return {
        settings: configureNginx(folder, base, port),
        args: ["-c", file, "-e", join(folder, "nginx", "error.log")],
      };
    case "Caddy":
      return {
        settings: configureCaddy(folder, base, port),
        args: ["run", "--adapter", "caddyfile", "--config", file],
        env: { HOME: folder, XDG_CONFIG_HOME: join(folder, "config"), XDG_DATA_HOME: join(folder, "data") },
      };
    case "Apache":
    case "Debian’s Apache": {
      const more = name === "Apache" ? [] : debianModules;
      return { settings: configureApache(folder, port, more), args: ["-f", file, "-D", "FOREGROUND"] };
    }
  }
}

/** The file of the site is taken as it is, but for where it listens and where the site stands. */
function configureCaddy(folder: string, base: string, port: number): string {
  const site = readFileSync(join(folder, `www${base}/.hosts/Caddyfile`), "utf8");
  const here = site
    .replace(/^https:\/\/\S+ \{$/m, `http://127.0.0.1:${port} {`)
    .replace("root * /srv", `root * ${folder}/www`);
  return `{\n\tadmin off\n}\n${here}`;
}

/** What “nobody” may do, where the tests run as root; elsewhere they have no rights to give away. */
const without = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

/** The file of the site is taken as it is, but for where it listens and where the site stands. */
function configureNginx(folder: string, base: string, port: number): string {
  const site = (name: string) => readFileSync(join(folder, `www${base}/.hosts`, name), "utf8");
  const module = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  // All that it may write.
  const own = join(folder, "nginx");
  mkdirSync(own, { recursive: true });
  if (without.uid !== undefined) chownSync(own, without.uid, without.gid);
  return [
    existsSync(module) ? `load_module ${module};` : "",
    "daemon off;",
    "worker_processes 1;",
    `pid ${own}/nginx-${port}.pid;`,
    `error_log ${own}/error.log;`,
    "events { worker_connections 64; }",
    "http {",
    "include /etc/nginx/mime.types;",
    "default_type application/octet-stream;",
    "access_log off;",
    ...temporary.map((name) => `${name}_temp_path ${own}/${name};`),
    site("nginx.conf")
      .replace("listen 8080;", `listen 127.0.0.1:${port};`)
      .replace("listen [::]:8080;", "")
      .replace("root /usr/share/nginx/html;", `root ${folder}/www;`),
    existsSync(module) ? site("nginx-brotli.conf") : "",
    "}",
  ].join("\n");
}

/** Without the first two it does not start, or lets nobody in. */
const apacheModules = ["mpm_event", "authz_core", "rewrite", "headers", "dir", "mime"];

/** Those of which a site could notice something, and brotli, which compresses as deflate does. */
const debianModules = ["alias", "autoindex", "brotli", "deflate", "env", "filter", "negotiation", "setenvif"];

/** Debian’s own settings of types come along: they take `.br` for Breton. */
function configureApache(folder: string, port: number, more: readonly string[]): string {
  mkdirSync(join(folder, "run"), { recursive: true });
  writeFileSync(
    join(folder, "mime.types"),
    "text/html html\ntext/css css\nimage/svg+xml svg\nimage/png png\napplication/xml xml\napplication/json json\ntext/plain txt\n",
  );
  return [
    `ServerRoot "${folder}"`,
    "ServerName localhost",
    `Listen 127.0.0.1:${port}`,
    ...[...apacheModules, ...more].map(
      (name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`,
    ),
    `DefaultRuntimeDir "${folder}/run"`,
    `PidFile "${folder}/apache-${port}.pid"`,
    `ErrorLog "${folder}/error.log"`,
    `TypesConfig "${folder}/mime.types"`,
    "AddType application/x-gzip .gz .tgz",
    "AddLanguage br .br",
    "AddEncoding x-gzip .gz .tgz",
    "AddHandler type-map var",
    "<IfModule mod_filter.c>",
    "AddOutputFilterByType BROTLI_COMPRESS;DEFLATE text/html text/plain text/xml text/css text/javascript application/xml",
    "</IfModule>",
    `DocumentRoot "${folder}/www"`,
    `<Directory "${folder}/www">`,
    "Options Indexes FollowSymLinks",
    "AllowOverride All",
    "Require all granted",
    "</Directory>",
    "StartServers 1",
    "MinSpareThreads 1",
    "MaxSpareThreads 26",
    "",
  ].join("\n");
}

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function whenListening(port: number, child: ChildProcess, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended at once: ${said()}`);
    try {
      await fetch(`http://127.0.0.1:${port}/`);
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
}
