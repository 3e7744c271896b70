// Finds nginx, Apache and Caddy for the tests of the files that hosts read, or installs Debian’s where it may. Without
// them these tests are left out.
import { existsSync } from "node:fs";
import { install } from "./find-browser.mjs";

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
