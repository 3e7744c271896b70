import { isIP } from "node:net";
import { readBuildOptions } from "./read-build-options.ts";
import { UsageError } from "./usage-error.ts";

/** Options as commander gives them. */
export type RawDevOptions = {
  readonly root: string;
  readonly port: number;
  readonly host: string;
  readonly open?: boolean;
  readonly base: string;
  readonly url?: string;
  readonly drafts: boolean;
  readonly strict?: boolean;
  readonly poll?: boolean;
  readonly cache: boolean;
  readonly quiet?: boolean;
};

/** Proves the options of `site dev`. Throws `UsageError`. */
export function readDevOptions({ port, host, open = false, poll = false, ...raw }: RawDevOptions) {
  const { out: _, json: __, verbose: ___, ...build } = readBuildOptions({ ...raw, out: "dist" });
  return { ...build, port, host: readAddress(host), open, poll };
}

/** The address that a server is to listen on, without the brackets of IPv6. Throws `UsageError`. */
export function readAddress(host: string): string {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) === 0 && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(address)) {
    throw new UsageError(`--host ${host} is no address: write it as in 127.0.0.1`);
  }
  return address;
}
