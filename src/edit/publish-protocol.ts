/**
 * `publish-look`: what would be published. `publish`: begins to publish it. `publish-state`, `publish-stop`: how far that is. All
 * answer with what the page « Publier » is to show.
 */
export type PublishAnswer = {
  /** Read out, and the first thing to be seen. */
  readonly state: string;
  /** Of the tool itself: what the site says in it is escaped. */
  readonly html: string;
  readonly isRunning: boolean;
};
export type PublishAsked = {
  /** Stands for the content whose changes were shown. By default that of the last publication. */
  readonly tree?: string | undefined;
  readonly message?: string | undefined;
  /** Which version of a field is taken that two people have changed. */
  readonly choices: readonly { readonly key: string; readonly take: "mine" | "theirs" }[];
};
