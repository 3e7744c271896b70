/** The options of one build. */
export type BuildOptions = {
  /** `""`, or the sub-path of the deployment without a slash at the end. */
  readonly base: string;
  /** Overrides the origin in `content/site.yaml`. */
  readonly url: string | undefined;
  readonly drafts: boolean;
  /** Also draw the pages of the workbench. */
  readonly workbench: boolean;
  /** Draw with the values that the site declares for `site dev`. Problems are still those of the published site. */
  readonly devValues?: boolean;
  /** A warning refuses the build. */
  readonly strict: boolean;
  /** Compress every page to report its weight. */
  readonly weigh: boolean;
  /** The time of the build: entries with a later date are held back. */
  readonly now: Date;
};
