/** Has the browser keep what it shows of this site. Without it, a page that has no network is not shown. */
type Policy = { createScriptURL(url: string): string };

const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
if (serviceWorker) {
  // What the page shows comes first.
  if (document.readyState === "complete") void register(serviceWorker);
  else addEventListener("load", () => void register(serviceWorker), { once: true });
}

async function register(container: ServiceWorkerContainer): Promise<void> {
  // This script stands in assets/, the worker above it.
  const url = new URL("../sw.js", import.meta.url).href;
  const { trustedTypes } = window as {
    readonly trustedTypes?: { createPolicy(name: string, rules: Policy): Policy };
  };
  const policy = trustedTypes?.createPolicy("site-worker", { createScriptURL: (url) => url });
  try {
    await container.register(policy?.createScriptURL(url) ?? url);
  } catch {
    // A browser that keeps nothing, in a private window for instance, shows the site all the same.
    return;
  }
  // It may have taken this page over since. What came through it, it has kept.
  const [arrival] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (arrival?.workerStart) return;
  const { active } = await container.ready;
  active?.postMessage([location.href, ...performance.getEntriesByType("resource").map(({ name }) => name)]);
}

export {};
