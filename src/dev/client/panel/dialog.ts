import { inLanguage } from "../../../words/in-each-language.ts";
import { type Language, languageNames, toLanguage } from "../../../words/languages.ts";
import { panel } from "../../../words/panel.ts";
import { countToMend, type PageFaults, pageFaultsPath } from "../../faults/fault.ts";
import type { PageDescription } from "../../panel/page-description.ts";
import { askIn, type Spoken } from "../spoken.ts";
import { drawSections, listFindings, type PageFindings } from "./draw-sections.ts";
import { findOverflows } from "./find-overflows.ts";
import { findViolations } from "./find-violations.ts";
import { make } from "./make.ts";
import type { Spot } from "./pick-spot.ts";
import { createSections } from "./sections.ts";
import type { PanelSession } from "./session.ts";

/** The container of the dialog, and its callbacks. */
export type Mount = {
  readonly host: HTMLElement;
  readonly root: ShadowRoot;
  readonly session: PanelSession;
  /** The file of the page, from the root of `dist/`. */
  readonly file: string;
  readonly onMove: () => void;
  readonly onClose: () => void;
  /** Called with the number of faults; null for a page that the site does not have. */
  readonly onFaults: (faults: Pick<PageFaults, "count" | "label"> | null) => void;
};

/** The open panel with the information about the page. */
export type Dialog = {
  open(): void;
  close(): void;
  place(spot: Spot): void;
  focus(): void;
  /** Requests the description from the server again. */
  refresh(): Promise<void>;
};

export function createDialog(
  spoken: string,
  { host, root, session, file, onMove, onClose, onFaults }: Mount,
): Dialog {
  const language = toLanguage(spoken) ?? "en";
  const words = inLanguage(panel, language);
  const content = make("div", { class: "content", tabindex: "-1" });
  const dialog = make(
    "section",
    { id: "panel", role: "dialog", "aria-label": "site dev", hidden: true },
    make(
      // A header element would be a second banner landmark of the page.
      "div",
      { class: "bar" },
      make("h2", {}, "site dev"),
      ...drawLanguages(language),
      make("button", { type: "button", click: onMove }, words.move),
      make("button", { type: "button", class: "close", click: onClose }, words.close),
    ),
    content,
  );
  root.append(dialog);
  dialog.addEventListener("keydown", (event) => {
    if (event.key !== "Escape") return;
    // Keeps the key from the page, which may use it too.
    event.stopPropagation();
    onClose();
  });
  dialog.addEventListener("click", ({ target }) => {
    const { show } = (target as HTMLElement).dataset;
    if (show !== undefined) showTarget(show);
    // The form that a field opens in would be below the panel.
    if ((target as HTMLElement).closest("a")?.hash) onClose();
  });

  let description: PageDescription | null = null;
  let ofPage: PageFaults | undefined;
  const sections = createSections(content, session);
  const looker = createLooker(host, root, { language, words }, () => draw());
  const draw = () => {
    if (description === null) return onFaults(null);
    const findings = looker.findings();
    if (ofPage !== undefined) {
      const count = countToMend([...ofPage.faults, ...listFindings(findings, words)]);
      onFaults({ count, label: words["to-mend"]({ count }) });
    }
    sections.show(drawSections(description, ofPage, findings, words));
  };
  const ask = async <Answer>(path: string, more = {}) => {
    const answer = await askIn(language, `${path}?${new URLSearchParams({ file, ...more })}`);
    return (await answer.json()) as Answer | null;
  };
  return {
    open: () => {
      dialog.hidden = false;
    },
    close: () => {
      dialog.hidden = true;
      looker.stop();
    },
    place: (spot) => {
      dialog.dataset.spot = spot;
    },
    focus: () => content.focus({ preventScroll: true }),
    refresh: async () => {
      description = await ask<PageDescription>("/__dev/page");
      draw();
      if (description !== null && !dialog.hidden) looker.look();
      // At first, what is known at once is shown before the rest.
      for (const more of ofPage ? [{ open: "" }] : [{}, { open: "" }]) {
        ofPage = (await ask<PageFaults>(pageFaultsPath, more)) ?? undefined;
        draw();
      }
    },
  };
}

/** The other languages, as links that reload the page in them. */
function drawLanguages(language: Language): readonly Node[] {
  return Object.entries(languageNames)
    .filter(([code]) => code !== language)
    .map(([code, name]) => {
      const query = new URLSearchParams({ language: code, to: location.pathname + location.search });
      return make("a", { lang: code, hreflang: code, href: `/__dev/language?${query}` }, name);
    });
}

type Looker = {
  readonly findings: () => PageFindings;
  /** Checks the page again. Only changed style sheets need this, since any other change reloads the page. */
  look(): void;
  /** Cancels the checks that are running. */
  stop(): void;
};

/** Checks the page as the browser lays it out. Calls `onFound` after each step. */
function createLooker(
  host: HTMLElement,
  root: ShadowRoot,
  { language, words }: Spoken,
  onFound: () => void,
): Looker {
  let findings: PageFindings = { violations: undefined, overflows: undefined };
  let looked: string | undefined;
  let run = new AbortController();
  const note = (more: Partial<PageFindings>) => {
    findings = { ...findings, ...more };
    onFound();
  };
  return {
    findings: () => findings,
    look: () => {
      void findViolations(host, language, words).then(
        (violations) => note({ violations }),
        (why) => note({ violations: typeof why === "string" ? why : words["axe.failed"] }),
      );
      const styles = stylesOfPage();
      if (styles === looked) return;
      looked = styles;
      run.abort();
      run = new AbortController();
      const { signal } = run;
      void findOverflows(root, signal, (overflows) => signal.aborted || note({ overflows }));
    },
    stop: () => {
      if (findings.overflows?.status === "found") return;
      run.abort();
      looked = undefined;
    },
  };
}

function stylesOfPage(): string {
  const links = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  return [...links].map(({ href }) => href).join(" ");
}

/** Scrolls to an element of the page, and outlines it for a moment. */
function showTarget(selector: string): void {
  const element = document.querySelector(selector);
  element?.scrollIntoView({ block: "center", behavior: "instant" });
  element?.animate([{ outline: "4px solid #d5008f" }, { outline: "4px solid #d5008f" }], 1500);
}
