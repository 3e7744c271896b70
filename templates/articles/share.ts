/** Shares the page, or copies its address where the browser cannot share. Without it, the button stays hidden. */
const box = document.querySelector<HTMLElement>("[data-share]");
const status = box?.querySelector("[role=status]");

if (box && status) {
  box.hidden = false;
  box.querySelector("button")?.addEventListener("click", () => share(box, status));
}

async function share(words: HTMLElement, said: Element): Promise<void> {
  const address = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href ?? location.href;
  said.textContent = "";
  try {
    if (navigator.share) {
      await navigator.share({ title: document.title, url: address });
      return;
    }
    await navigator.clipboard.writeText(address);
    said.textContent = words.dataset.done ?? "";
  } catch (error) {
    // Closing the system’s share sheet is not a failure.
    if (error instanceof DOMException && error.name === "AbortError") return;
    said.textContent = words.dataset.failed ?? "";
  }
}

export {};
