import type { SiteState } from "./site-state.ts";

/** What every answer of the server is drawn from. */
export type View = {
  readonly state: SiteState;
  /** `""`, or the sub-path of the deployment without slash at the end. */
  readonly base: string;
  /** Names this run of the server. */
  readonly session: string;
};
