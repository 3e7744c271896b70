import { onTestFinished } from "vitest";
import { keepLookout, watchSite } from "../../src/dev/watch/watch-site.ts";
import { createFileCache } from "../../src/store/held-files.ts";

/** Whether the system told of a change of a file, or a look at the disk found it. */
export type Notice = { readonly by: "event" | "look"; readonly at: number };

/**
 * Watches a folder as `site dev` does, and builds nothing. `place` is the file that changes. Call `forget` before each
 * change; `notices` then holds what was noticed since, the first notice of each kind.
 */
export async function noticeSaves(root: string, place: string) {
  const files = createFileCache();
  files.read(place);
  let notices: readonly Notice[] = [];
  const note = (by: Notice["by"]) => {
    if (!notices.some((notice) => notice.by === by)) notices = [...notices, { by, at: performance.now() }];
  };
  const watcher = watchSite({ root, poll: false, onChange: () => note("event"), onFallback: () => {} });
  const endLookout = keepLookout({ look: () => files.findChange([place]), onFound: () => note("look") });
  onTestFinished(() => {
    endLookout();
    return watcher.close();
  });
  await watcher.ready;
  return {
    notices: () => notices,
    forget: () => {
      files.read(place);
      notices = [];
    },
  };
}
