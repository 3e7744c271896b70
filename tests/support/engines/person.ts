import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { patienceMs } from "../patience.ts";
import { findFileField, findInPage, readWindow, type Sight, type Wanted } from "./find-in-page.ts";
import type { Visitor } from "./visitor.ts";

type Where = { readonly within?: Wanted; readonly at?: number };

/** Somebody at a window who finds things by what is written on them, and whose clicks and keys are counted. */
export type Person = ReturnType<typeof createPerson>;

type Seen = Extract<Sight, { readonly status: "seen" }>;

/** Asks again and again until the answer is yes. `message` is told when it never is. */
export async function waitUntil(
  isSo: () => boolean | Promise<boolean>,
  message: () => string,
  timeoutMs = patienceMs,
): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(message());
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
}

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ").replace(/[’ʼ]/g, "'");

const tell = ({ role, name, source, within }: Wanted): string =>
  `${role} « ${name ?? source ?? ""} »${within ? ` in ${tell(within)}` : ""}`;

export function createPerson(visitor: Visitor) {
  let clicks = 0;
  let keys = 0;

  const lookFor = (role: string, name: string | RegExp, where: Where = {}): Wanted => ({
    role,
    ...(typeof name === "string" ? { name } : { source: name.source }),
    ...where,
  });
  const see = async (wanted: Wanted, timeout?: number): Promise<Seen> => {
    let sight = { status: "missing" } as Sight;
    await waitUntil(
      async () => {
        const before = JSON.stringify(sight);
        // A page that is being left answers nothing.
        sight = await visitor.ask(findInPage, wanted).catch(() => ({ status: "missing" }) as const);
        // What is still moving is not clicked.
        return sight.status === "seen" && JSON.stringify(sight) === before;
      },
      () => `${tell(wanted)}: ${sight.status === "covered" ? `covered by ${sight.by}` : sight.status}`,
      timeout,
    );
    return sight as Seen;
  };
  const reads = async (words: string | RegExp): Promise<boolean> => {
    const text = await visitor.ask(readWindow).catch(() => "");
    return typeof words === "string" ? text.includes(plain(words)) : words.test(text);
  };

  const person = {
    visitor,
    /** Since the last time. */
    count: () => {
      const counted = { clicks, keys };
      [clicks, keys] = [0, 0];
      return counted;
    },

    /** Goes to an address, as by a bookmark. */
    open: async (address: string): Promise<void> => {
      clicks += 1;
      await visitor.open(address);
    },
    /** Clicks what has a role and a name. The whole name counts, unless an expression is given. */
    click: async (role: string, name: string | RegExp, where?: Where): Promise<void> => {
      const place = await see(lookFor(role, name, where));
      clicks += 1;
      await visitor.pointer.click(place);
    },
    /** Clicks on words that can be read. */
    clickWords: async (words: string | RegExp, where?: Where): Promise<void> => {
      const place = await see(lookFor("words", words, where));
      clicks += 1;
      await visitor.pointer.click(place);
    },
    doubleClickWords: async (words: string, where?: Where): Promise<void> => {
      const place = await see(lookFor("words", words, where));
      clicks += 2;
      await visitor.pointer.click(place, 2);
    },
    hover: async (role: string, name: string | RegExp, where?: Where): Promise<void> =>
      visitor.pointer.move(await see(lookFor(role, name, where))),
    hoverWords: async (words: string, where?: Where): Promise<void> =>
      visitor.pointer.move(await see(lookFor("words", words, where))),
    drag: async (from: Wanted, to: Wanted): Promise<void> => {
      const start = await see(from);
      const end = await see(to);
      clicks += 1;
      await visitor.pointer.drag(start, end);
    },
    type: async (text: string): Promise<void> => {
      keys += text.length;
      await visitor.type(text);
    },
    press: async (...names: readonly string[]): Promise<void> => {
      keys += names.length;
      await visitor.press(...names);
    },
    /** Replaces what stands in a field, found by its label. */
    fill: async (label: string | RegExp, text: string, where?: Where): Promise<void> => {
      await person.click("field", label, where);
      await person.press("Control+a");
      if (text === "") await person.press("Delete");
      else await person.type(text);
    },
    /** Puts files of the disk into the field for files with this label, or into the only one. */
    choose: async (label: string, ...files: readonly string[]): Promise<void> => {
      clicks += 2;
      await visitor.chooseIn(findFileField, label, files);
    },
    /** Copies elsewhere and pastes here, by the keys. */
    paste: async (
      data: { readonly html?: string; readonly text: string },
      key = "Control+v",
    ): Promise<void> => {
      await visitor.ask(
        ({ html, text }: { readonly html?: string; readonly text: string }) => {
          const copy = (event: ClipboardEvent) => {
            if (html !== undefined) event.clipboardData?.setData("text/html", html);
            event.clipboardData?.setData("text/plain", text);
            event.preventDefault();
            event.stopImmediatePropagation();
          };
          addEventListener("copy", copy, { capture: true, once: true });
        },
        { text: data.text, ...(data.html === undefined ? {} : { html: data.html }) },
      );
      await visitor.press("Control+c");
      keys += 1;
      await visitor.press(key);
    },

    /** Drops a file of the disk onto the text that is being written. */
    drop: async (path: string): Promise<void> => {
      clicks += 1;
      await visitor.ask(
        ({ name, bytes }: { readonly name: string; readonly bytes: string }) => {
          const data = new DataTransfer();
          data.items.add(new File([Uint8Array.from(atob(bytes), (sign) => sign.charCodeAt(0))], name));
          let target = document.activeElement;
          while (target?.shadowRoot?.activeElement) target = target.shadowRoot.activeElement;
          const { left = 0, bottom = 0 } = target?.getBoundingClientRect() ?? {};
          const place = { clientX: left + 10, clientY: Math.min(bottom, innerHeight - 100) - 4 };
          const event = { bubbles: true, cancelable: true, dataTransfer: data, ...place };
          target?.dispatchEvent(new DragEvent("drop", event));
        },
        { name: basename(path), bytes: readFileSync(path).toString("base64") },
      );
    },

    /** Waits until words can be read, or a field holds them. */
    sees: (words: string | RegExp, timeout?: number): Promise<void> =>
      waitUntil(
        () => reads(words),
        () => `never reads « ${words} »`,
        timeout,
      ),
    seesNo: (words: string | RegExp, timeout?: number): Promise<void> =>
      waitUntil(
        async () => !(await reads(words)),
        () => `still reads « ${words} »`,
        timeout,
      ),
    /** Waits for a control or a part, and tells what it holds. */
    find: (role: string, name: string | RegExp, where?: Where) => see(lookFor(role, name, where)),
    isThere: async (role: string, name: string | RegExp, where?: Where): Promise<boolean> => {
      const sight = await visitor.ask(findInPage, lookFor(role, name, where));
      return sight.status !== "missing";
    },
    read: () => visitor.ask(readWindow),
    /** Empty while a page is being left. */
    address: () => visitor.ask(() => location.pathname).catch(() => ""),
  };
  return person;
}
