import { afterAll, beforeAll, expect, inject } from "vitest";
import { withoutSeal } from "../../../src/pipeline/render/policies.ts";
import { serveFolder } from "../serve-folder.ts";
import { at, siteBase } from "../site-base.ts";
import type { Engine, Sent, Setting, Visitor } from "./visitor.ts";
import { witness } from "./witness.ts";

/** Words that a complaint may hold. */
type Allowed = readonly RegExp[];

type Site = {
  /** The folder that is served: the real site, unless a test has built another. */
  readonly dist?: () => string;
  /** What is served in place of a style sheet, or of a page with its links to them. */
  readonly restyle?: (styles: string) => string;
};

/** Serves the real site to an engine, for the tests of a file or a group. */
export function serveTo(engine: Engine, { dist = () => inject("realSite").dist, restyle }: Site = {}) {
  let server: Awaited<ReturnType<typeof serveFolder>>;
  beforeAll(async () => {
    const rewrite = (text: string, type: string): string => {
      if (type === "text/css") return restyle?.(text) ?? text;
      if (!type.startsWith("text/html")) return text;
      // Pages hold their styles to a hash.
      const open = restyle ? restyle(withoutSeal(text)) : text;
      // Before everything else of the page, its policy included.
      return engine.needsWitness
        ? open.replace(/<head[^>]*>/, (head) => `${head}<script>${witness}</script>`)
        : open;
    };
    const isPlain = !engine.needsWitness && restyle === undefined;
    server = await serveFolder(dist(), { base: siteBase, rewrite: isPlain ? undefined : rewrite });
  });
  afterAll(async () => {
    await engine.close();
    await server?.close();
  });
  return {
    /** Opens a page in a window of its own, and fails where a page complains of anything. */
    async visit(
      route: string,
      setting: Setting,
      look: (visitor: Visitor) => Promise<void>,
      allowed: Allowed = [],
    ): Promise<void> {
      await engine.visit(setting, async (visitor) => {
        await visitor.open(server.origin + at(route));
        await look(visitor).catch(async (error: unknown) => {
          // What the page complained of is often the reason. A window that is gone tells nothing.
          const said = await visitor.complaints().catch(() => []);
          if (error instanceof Error) error.message += `\n${said.join("\n")}`;
          throw error;
        });
        const complaints = await visitor.complaints();
        expect(complaints.filter((line) => !allowed.some((words) => words.test(line)))).toEqual([]);
      });
    },
    addressOf: (route: string) => server.origin + at(route),
  };
}

/** Asks the page again and again until it says yes. */
export async function until<Argument extends Sent = undefined>(
  visitor: Visitor,
  condition: (argument: Argument) => boolean,
  ...argument: Argument extends undefined ? [] : [Argument]
): Promise<void> {
  await expect.poll(() => visitor.ask(condition, ...argument), { message: String(condition) }).toBe(true);
}

/** Runs in the page: touches its islands, and says whether React has taken over every one. */
export function areIslandsLive(): boolean {
  return [...document.querySelectorAll<HTMLElement>("[data-island]")]
    .filter(({ dataset }) => dataset.live === undefined)
    .every((place) => place.dispatchEvent(new Event("touchstart")) && false);
}
