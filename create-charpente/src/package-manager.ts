import { type NewFile, toFile } from "./new-site.ts";

/** A program that installs packages, and its commands. */
export type PackageManager = {
  readonly name: "npm" | "pnpm" | "yarn" | "bun";
  /** As npm fetches it on the machine of a host, as in `pnpm@10.34.9`. */
  readonly spec: string;
  readonly lockfile: string;
  readonly install: readonly [program: string, ...args: readonly string[]];
  /** Installs what a build needs, exactly as the lockfile says, and runs no script of a package. */
  readonly installExactly: string;
  /** Runs a script of `package.json`. `hasOptions`: options of the script follow. */
  readonly run: (script: string, hasOptions?: boolean) => string;
  /** What a new site needs for it. */
  readonly files: readonly NewFile[];
};

/** The manager that `npm_config_user_agent` names, as in `pnpm/10.34.9 npm/? node/v22.20.0 linux x64`; else npm. */
export function readPackageManager(userAgent = ""): PackageManager {
  const [, name = "npm", version = "latest"] = /^(npm|pnpm|yarn|bun)\/(\d+(?:\.\d+)*)/.exec(userAgent) ?? [];
  const isFirstYarn = /^1\b/.test(version);
  const run = (script: string) => `${name} run ${script}`;
  switch (name) {
    case "pnpm":
      return {
        ...{ name, run, files: [], spec: `pnpm@${version}`, lockfile: "pnpm-lock.yaml" },
        install: ["pnpm", "install"],
        installExactly: "pnpm install --prod --frozen-lockfile --ignore-scripts",
      };
    case "bun":
      return {
        ...{ name, run, files: [], spec: `bun@${version}`, lockfile: "bun.lock" },
        install: ["bun", "install"],
        installExactly: "bun install --production --frozen-lockfile --ignore-scripts",
      };
    case "yarn":
      return {
        ...{ name, run, lockfile: "yarn.lock", install: ["yarn", "install"] },
        spec: isFirstYarn ? `yarn@${version}` : `@yarnpkg/cli-dist@${version}`,
        installExactly: isFirstYarn
          ? "yarn install --production --frozen-lockfile --ignore-scripts"
          : "yarn install --immutable --mode=skip-build",
        files: isFirstYarn ? [] : laterYarn,
      };
    default:
      return {
        ...{ name: "npm", files: [], spec: `npm@${version}`, lockfile: "package-lock.json" },
        install: ["npm", "install"],
        installExactly: "npm ci --omit=dev --ignore-scripts",
        run: (script, hasOptions = false) => `npm run ${script}${hasOptions ? " --" : ""}`,
      };
  }
}

/** TypeScript finds no packages where yarn 4 puts them by default. Without a lockfile, it takes the folder for a part of another project. */
const laterYarn: readonly NewFile[] = [
  toFile(".yarnrc.yml", "nodeLinker: node-modules\n"),
  { path: "yarn.lock", bytes: new Uint8Array() },
];
