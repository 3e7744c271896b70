/** A message from the server to open pages. */
export type Announcement = {
  /** Identifies the run of the server: versions of another run cannot be compared. */
  readonly session: string;
  readonly version: number;
};
