import type { IncomingHttpHeaders } from "node:http";
import type { Answer } from "../http/answer.ts";
import type { OnSetAside } from "../store/own-files.ts";
import type { Speech } from "../words/speech.ts";
import type { Mending } from "./faults/fault-sources.ts";
import type { LinkTo } from "./panel/link-to-place.ts";
import type { TakeBody } from "./serve/take-body.ts";
import type { DevSite, DevSiteOptions } from "./site/dev-site.ts";
import type { SiteState } from "./site/site-state.ts";
import type { RebuildQueue } from "./watch/rebuild-queue.ts";

/**
 * Adds to `site dev` what its server answers, what its pages get, and what is to be done at its start and its end. Its
 * part in the script of each page is a `PanelExtension`.
 */
export type Extension = {
  /** The paths that it shows. Pages of other origins get none of them. */
  readonly paths: readonly string[];
  show(path: string, query: URLSearchParams, reader: Reader): Promise<Answer>;
  /** The start of the paths that it takes posts for, from pages of this server. */
  readonly posts: string;
  /** Refuses a post by its headers, or gives what reads its body. `path` follows `posts`. */
  accept(path: string, headers: IncomingHttpHeaders): Answer | TakeBody;
  /**
   * Answers a post. `tell` sends a line of JSON before the answer. It is undefined if the request does not accept
   * `linesType`.
   */
  answer(path: string, body: Buffer, reader: Reader, tell?: (value: unknown) => void): Promise<Answer>;
  /** What it adds to the page at a target, for a reader. */
  lookAt(target: string, reader: Reader): Promise<PageAddition | undefined>;
  /** Its part in the list of faults. */
  readonly mending?: Mending | undefined;
  /** Called once, before the first build. */
  begin(): void;
  close(): void;
};

/** Makes an extension of a server that is being started. */
export type Extend = (workplace: Workplace) => Extension;

/** What an extension works with. */
export type Workplace = Pick<DevSiteOptions, "root" | "base" | "url" | "strict"> & {
  readonly site: Pick<DevSite, "state" | "tryFiles" | "hasDrafts" | "weigh">;
  /** Runs one job at a time, and none during a rebuild. */
  readonly alone: RebuildQueue["alone"];
  /** Shows a state to all readers, and builds the site again. */
  readonly onKept: (state: SiteState) => void;
  /** False if other machines can reach the server: they must not write. */
  readonly isLocal: boolean;
  readonly linkTo: LinkTo;
  readonly onSetAside: OnSetAside;
};

/** The person who requests a page. */
export type Reader = {
  readonly cookie: string | undefined;
  /** The `Host` header of the request. */
  readonly host: string | undefined;
  readonly destination: string | undefined;
  readonly speech: Speech;
};

/** What an extension adds to a served page. */
export type PageAddition = {
  /** Replaces the built page. */
  readonly html?: string;
  /** The attributes of the script in each page, by name. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Stands at the end of the page. */
  readonly end?: string;
  /** True if a page that is shown before the end of the first build has to be loaded again to get it. */
  readonly isDue?: boolean;
};

/** What a post accepts to get lines of JSON before its answer, which is the last line. */
export const linesType = "application/x-ndjson";
