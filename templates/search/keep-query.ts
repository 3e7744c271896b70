/**
 * Keeps the query in the address, so that a search can be shared and returned to: one history entry for each search,
 * not for each letter. `show` is called when the visitor goes through the history.
 */
export function keepQuery(form: HTMLFormElement, field: HTMLInputElement, show: () => void): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // A search ends when it is submitted, when a result is opened, and when the visitor returns to it.
  let isEnded = true;
  const keep = () => {
    clearTimeout(timer);
    const query = field.value.trim();
    // Compared with the query alone: the rest of the address depends on the host and on who linked here.
    if (query === readQuery().trim()) return;
    const address = addressOf(form, query);
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
  // Text typed before this script ran.
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

/** The query in the address. */
function readQuery(): string {
  return new URLSearchParams(location.search).get("q") ?? "";
}

/** Browsers limit how often the address may change. */
const pauseMs = 400;

function addressOf(form: HTMLFormElement, query: string): string {
  return query === "" ? form.action : `${form.action}?${new URLSearchParams({ q: query })}`;
}
