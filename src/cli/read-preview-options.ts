import type { PreviewedName } from "../hosts/hosts.ts";
import { readBuildOptions } from "./read-build-options.ts";
import { readAddress } from "./read-dev-options.ts";

/** The options as commander returns them. */
export type RawPreviewOptions = {
  readonly root: string;
  readonly out: string;
  readonly base: string;
  readonly as: PreviewedName;
  readonly port: number;
  readonly host: string;
  readonly open?: boolean;
};

/** Checks the options of `site preview`. Throws `UsageError`. */
export function readPreviewOptions({ as, port, host, open = false, ...raw }: RawPreviewOptions) {
  const { root, out, base } = readBuildOptions({ ...raw, cache: true });
  return { root, out, base, as, port, host: readAddress(host), open };
}
