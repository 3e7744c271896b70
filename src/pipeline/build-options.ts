/** What is asked of one build. */
export type BuildOptions = {
  /** `""`, or the sub-path of the deployment without slash at the end. */
  readonly base: string;
  /** Wins over the origin of `content/site.yaml`. */
  readonly url: string | undefined;
  readonly drafts: boolean;
  /** Draw the pages of the workbench as well. */
  readonly workbench: boolean;
  /** Draw with the values that the site declares for `site dev`. What is reported is that of the published site. */
  readonly devValues?: boolean;
  /** A warning refuses the build. */
  readonly strict: boolean;
  /** Compress every page to tell its weight in the report. */
  readonly weigh: boolean;
  /** When the build happens: entries dated later are held back. */
  readonly now: Date;
};
