/**
 * `publish-look`: shows what would be published. `publish`: begins to publish. `publish-state`: reports its progress.
 * `publish-stop`: stops it. All answer with the content of the publish page.
 */
export type PublishAnswer = {
  /** The first line of the page, which screen readers announce. */
  readonly state: string;
  /** HTML of the tool. Words of the site are escaped in it. */
  readonly html: string;
  readonly isRunning: boolean;
};
export type PublishAsked = {
  /** Identifies the content whose changes were shown. The default is the last published content. */
  readonly tree?: string | undefined;
  readonly message?: string | undefined;
  /** The chosen version of each field that two people have changed. */
  readonly choices: readonly { readonly key: string; readonly take: "mine" | "theirs" }[];
};
