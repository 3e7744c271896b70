// Finds nginx, Apache and Caddy for the tests of the files that hosts read, or installs Debian’s where it may. Without them
// these tests are left out.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const servers = {
  NGINX_PATH: { path: "/usr/sbin/nginx", packages: ["nginx", "libnginx-mod-http-brotli-static"] },
  CADDY_PATH: { path: "/usr/bin/caddy", packages: ["caddy"] },
  // The program and its modules, without the service.
  APACHE_PATH: { path: "/usr/sbin/apache2", packages: ["apache2-bin"] },
};

/** Returns the environment variables with the paths of the servers for the tests. */
export function findOrInstallServers() {
  const missing = Object.values(servers).filter(({ path }) => !existsSync(path));
  if (missing.length > 0) install(missing.flatMap(({ packages }) => packages));
  const found = Object.entries(servers).filter(([, { path }]) => existsSync(path));
  for (const [name, { path }] of Object.entries(servers)) {
    if (!existsSync(path))
      console.log(`There is no ${path} on this machine (${name}): its tests are left out.`);
  }
  return Object.fromEntries(found.map(([name, { path }]) => [name, path]));
}

function install(packages) {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
  console.log(`Installing ${packages.join(", ")} for the tests.`);
  // No service starts at this run level: the tests start the programs by themselves.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  const run = (...args) => spawnSync("apt-get", args, { stdio: "inherit", env }).status === 0;
  const get = () => run("install", "-y", "--no-install-recommends", ...packages);
  // The package lists exist if the browser has just been installed.
  if (!get() && run("update")) get();
}
