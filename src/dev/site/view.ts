import type { SiteState } from "./site-state.ts";

/** The data that every response of the server is made from. */
export type View = {
  readonly state: SiteState;
  /** `""`, or the sub-path of the deployment without slash at the end. */
  readonly base: string;
  /** Identifies this run of the server. */
  readonly session: string;
};
