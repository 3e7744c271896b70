import { afterAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { serveEdit } from "../support/edit/serve-edit.ts";
import { listEngines } from "../support/engines/engines.ts";
import { until } from "../support/engines/serve-to.ts";
import type { Visitor } from "../support/engines/visitor.ts";

const home = { collection: "pages", id: "home" };
let server: Awaited<ReturnType<typeof serveEdit>>;
beforeEach(async () => {
  server = await serveEdit();
  onTestFinished(() => server.close());
});

const isReady = () => document.querySelector("site-dev-edit")?.shadowRoot?.querySelector(".bar") != null;
const isSaved = () =>
  document.querySelector("site-dev-edit")?.shadowRoot?.querySelector(".status")?.textContent === "Enregistré";
const isWritten = () => document.activeElement?.matches("site-dev-words, .ProseMirror") === true;
/** Clicks a button in the shadow tree of the editor, which selectors of the page cannot reach. */
const press = (visitor: Visitor, button: string) =>
  visitor.ask((selector: string) => {
    const root = document.querySelector("site-dev-edit")?.shadowRoot;
    root?.querySelector<HTMLElement>(selector)?.click();
  }, button);
const holds = (read: () => unknown, value: unknown) => expect.poll(read).toEqual(value);

describe.each(listEngines())("in $name", (engine) => {
  afterAll(() => engine.close());
  const edit = (run: (visitor: Visitor) => Promise<void>) =>
    engine.visit({}, async (visitor) => {
      await visitor.open(server.origin);
      await until(visitor, isReady);
      await run(visitor);
    });

  test("a field gets a frame and its name under the pointer", async () => {
    await edit(async (visitor) => {
      await visitor.hover("main > p");
      await until(
        visitor,
        () =>
          document.querySelector("site-dev-edit")?.shadowRoot?.querySelector(".label b")?.textContent ===
          "Accueil · Accroche",
      );
    });
  });

  const writeTitle = async (visitor: Visitor) => {
    await visitor.click("h1");
    await until(visitor, isWritten);
    await visitor.press("End");
    await visitor.type(" encore");
    await until(visitor, isSaved);
    await holds(() => server.read(home, ["title"]), "L'immeuble utile encore");
    await visitor.press("Enter");
    await until(visitor, () => document.querySelector("h1")?.innerHTML === "L’immeuble utile encore");
  };

  test("a title is edited in the page, saved, undone and redone", async () => {
    await edit(async (visitor) => {
      await writeTitle(visitor);
      await press(visitor, "button.undo");
      await until(visitor, () => document.querySelector("h1")?.textContent === "L’immeuble utile");
      await holds(() => server.read(home, ["title"]), "L'immeuble utile");
      await press(visitor, "button.redo");
      await holds(() => server.read(home, ["title"]), "L'immeuble utile encore");
    });
  });

  test("a title is edited in a browser without `plaintext-only`", async () => {
    await edit(async (visitor) => {
      await visitor.ask(() => {
        const { get, set } = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "contentEditable") ?? {};
        Object.defineProperty(HTMLElement.prototype, "contentEditable", {
          configurable: true,
          ...(set && { set }),
          get(this: HTMLElement) {
            const known: unknown = get?.call(this);
            return known === "plaintext-only" ? "inherit" : known;
          },
        });
      });
      await writeTitle(visitor);
      await visitor.click("h1");
      await until(visitor, isWritten);
      expect(await visitor.ask(() => document.activeElement?.getAttribute("contenteditable") ?? "")).toBe(
        "true",
      );
      await visitor.press("Control+a", "Control+b");
      await visitor.type("Gras");
      expect(await visitor.ask(() => document.activeElement?.innerHTML ?? "")).toBe("Gras");
      await visitor.press("Enter");
      await holds(() => server.read(home, ["title"]), "Gras");
    });
  });

  test("a paragraph is edited in the page, and the other blocks keep their source", async () => {
    await edit(async (visitor) => {
      const before = String(server.read(home, []));
      await visitor.click(".prose > p");
      await until(visitor, isWritten);
      await visitor.press("Home");
      await visitor.type("Voici : ");
      await until(visitor, isSaved);
      await expect.poll(() => String(server.read(home, []))).toContain("Voici : ");
      expect(String(server.read(home, [])).replace("Voici : ", "")).toBe(before);
    });
  });

  test("a field of the form is saved when it loses the focus", async () => {
    await edit(async (visitor) => {
      await press(visitor, "button.form");
      const path = '["pitch"]';
      const isOpen = (wanted: string) => {
        const root = document.querySelector("site-dev-edit")?.shadowRoot;
        const field = root?.querySelector<HTMLElement>(`[data-path='${wanted}'] :is(input, textarea)`);
        field?.focus();
        return field != null;
      };
      await until(visitor, isOpen, path);
      await visitor.press("Control+a");
      await visitor.type("Une autre accroche.");
      await visitor.press("Tab");
      await holds(() => server.read(home, ["pitch"]), "Une autre accroche.");
      await until(visitor, () => document.querySelector("main > p")?.textContent === "Une autre accroche.");
    });
  });

  test("a refused value stays at its field with the reason, and nothing is written", async () => {
    await edit(async (visitor) => {
      await visitor.click("h1");
      await until(visitor, isWritten);
      await visitor.press("Control+a", "Backspace");
      const isTold = () =>
        document
          .querySelector("site-dev-edit")
          ?.shadowRoot?.querySelector(".note")
          ?.textContent?.includes("ne peut pas être vide") === true;
      await until(visitor, isTold);
      expect(server.read(home, ["title"])).toBe("L'immeuble utile");
    });
  });
});
