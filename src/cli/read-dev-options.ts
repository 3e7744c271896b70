import { isIP } from "node:net";
import { editors } from "../dev/panel/link-to-place.ts";
import { say } from "../words/message.ts";
import { readBuildOptions } from "./read-build-options.ts";
import { UsageError } from "./usage-error.ts";

/** The options as commander returns them. */
export type RawDevOptions = {
  readonly root: string;
  readonly port: number;
  readonly host: string;
  readonly open?: boolean;
  readonly editor: string;
  readonly base: string;
  readonly url?: string;
  readonly drafts: boolean;
  readonly strict?: boolean;
  readonly poll?: boolean;
  readonly cache: boolean;
  readonly quiet?: boolean;
};

/** Checks the options of `site dev`. Throws `UsageError`. */
export function readDevOptions({ port, host, open = false, editor, poll = false, ...raw }: RawDevOptions) {
  const { out: _, json: __, verbose: ___, ...build } = readBuildOptions({ ...raw, out: "dist" });
  return { ...build, port, host: readAddress(host), open, editor: readEditor(editor), poll };
}

/** Returns the address to listen on, without the brackets of IPv6. Throws `UsageError`. */
export function readAddress(host: string): string {
  const address = host.replace(/^\[(.*)\]$/, "$1");
  if (isIP(address) === 0 && !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/i.test(address)) {
    throw new UsageError(say("usage.no-address", { written: host }));
  }
  return address;
}

function readEditor(written: string): string | undefined {
  if (written === "none") return undefined;
  const link = Object.hasOwn(editors, written) ? editors[written] : written;
  // Refuses javascript: and similar links, which run a script instead of opening a file.
  if (link !== undefined && /^(?!javascript:)[a-z][a-z0-9+.-]*:.*\{path\}/i.test(link)) return link;
  const names = Object.keys(editors);
  throw new UsageError(say("usage.no-editor", { written, names }));
}
