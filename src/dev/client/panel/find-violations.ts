import type { Language } from "../../../words/languages.ts";
import type { Fault } from "../../faults/fault.ts";
import type { SpokenWords } from "../spoken.ts";

type Axe = {
  configure(spec: { readonly locale: unknown }): void;
  run(
    context: { readonly exclude: readonly string[] },
    options: { readonly iframes: boolean; readonly resultTypes: readonly string[] },
  ): Promise<{
    readonly violations: readonly {
      readonly id: string;
      readonly help: string;
      readonly helpUrl: string;
      readonly nodes: readonly { readonly target: readonly unknown[] }[];
    }[];
  }>;
};

let last: Promise<unknown> = Promise.resolve();

const mostTargets = 5;

/**
 * Runs the rules of axe on the page, without `panel`, with messages in `language`. One run at a time. Rejects with what
 * the server says where axe is not installed.
 */
export function findViolations(
  panel: HTMLElement,
  language: Language,
  words: SpokenWords,
): Promise<readonly Fault[]> {
  const run = last.then(async () => {
    const axe = await loadAxe(language);
    // axe skips elements covered by the open panel unless it finds no shadow tree there.
    Object.defineProperty(panel, "shadowRoot", { value: null, configurable: true });
    const { violations } = await axe
      .run({ exclude: ["site-dev-panel", "site-dev-notes"] }, { iframes: false, resultTypes: ["violations"] })
      .finally(() => Reflect.deleteProperty(panel, "shadowRoot"));
    return violations.map(({ id, help, helpUrl, nodes }): Fault => {
      const rest = nodes.length - mostTargets;
      const targets = nodes.slice(0, mostTargets).map(({ target }) => {
        const selector = String(target[0]);
        return { selector, text: selector };
      });
      return {
        ...{
          kind: "accessibility",
          mender: "developer",
          tag: words["axe.tag"],
          holder: id,
          messages: [help],
          key: id,
        },
        why: { href: helpUrl, text: words["axe.why"] },
        spots: {
          show: words.show,
          targets,
          ...(rest > 0 ? { more: words["and-more"]({ count: rest }) } : {}),
        },
      };
    });
  });
  last = run.catch(() => {});
  return run;
}

let loading: Promise<Axe> | undefined;

/** Half a megabyte, loaded only when the panel is open. */
function loadAxe(language: Language): Promise<Axe> {
  loading ??= Promise.all([runAxe(), loadWords(language)]).then(([axe, locale]) => {
    if (locale !== undefined) axe.configure({ locale });
    return axe;
  });
  return loading;
}

/** axe’s own messages are in English. */
async function loadWords(language: Language): Promise<unknown> {
  return language === "en" ? undefined : (await fetch(`/__dev/axe-${language}.json`)).json();
}

function runAxe(): Promise<Axe> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = "/__dev/axe.js";
    script.onload = () => resolve((window as unknown as { readonly axe: Axe }).axe);
    script.onerror = () =>
      fetch(script.src)
        .then((answer) => answer.text())
        .then(reject, reject);
    document.head.append(script);
    script.remove();
  });
}
