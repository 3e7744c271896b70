/** What the server tells open pages. */
export type Announcement = {
  /** Names the run of the server: versions of another one say nothing. */
  readonly session: string;
  readonly version: number;
  readonly status: "starting" | "good" | "broken";
};
