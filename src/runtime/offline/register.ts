/** Registers the service worker, which keeps visited pages. Without it, pages are not available offline. */
type Policy = { createScriptURL(url: string): string };

const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
if (serviceWorker) {
  // After the page is painted.
  if (document.readyState === "complete") void register(serviceWorker);
  else addEventListener("load", () => void register(serviceWorker), { once: true });
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  // This script is in assets/, the worker at the root of the site.
  const url = new URL("../sw.js", import.meta.url).href;
  const { trustedTypes } = window as {
    readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  const policy = trustedTypes?.createPolicy("site-worker", { createScriptURL: (url) => url });
  try {
    await container.register(policy?.createScriptURL(url) ?? url);
  } catch {
    // A browser that refuses, for instance in a private window, still shows the site.
    return;
  }
  // When the page came through the worker, everything that it loaded is already kept.
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (arrival?.workerStart) return;
  const { active } = await container.ready;
  active?.postMessage([location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)]);
}

export {};
