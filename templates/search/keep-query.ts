/**
 * Keeps in the address what is looked for, so that it can be shared and come back to: an entry of the history for each
 * search, not for each letter. `show` is called when the visitor goes through the history.
 */
export function keepQuery(form: HTMLFormElement, field: HTMLInputElement, show: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A search ends when it is sent, when one of its results is chosen, and when the visitor comes back to it.
  let isEnded = true;
  const keep = () => {
    clearTimeout(timer);
    const address = addressOf(form, field.value.trim());
    if (address === location.href) return;
    if (isEnded) history.pushState(null, "", address);
    else history.replaceState(null, "", address);
    isEnded = false;
  };
  const end = () => {
    keep();
    isEnded = true;
  };

  const keepSoon = () => {
    clearTimeout(timer);
    timer = setTimeout(keep, pauseMs);
  };

  field.addEventListener("input", keepSoon);
  // What was written before this script had come.
  keepSoon();
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    end();
  });
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("a")) end();
  });
  addEventListener("popstate", () => {
    clearTimeout(timer);
    isEnded = true;
    field.value = readQuery();
    show();
  });
}

/** What the address asks for. */
function readQuery(): string {
  return new URLSearchParams(location.search).get("q") ?? "";
}

/** Browsers refuse an address that changes all the time. */
const pauseMs = 400;

function addressOf(form: HTMLFormElement, query: string): string {
  return query === "" ? form.action : `${form.action}?${new URLSearchParams({ q: query })}`;
}
