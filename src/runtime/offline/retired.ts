/** Replaces the site’s service worker to remove it: deletes the cache and unregisters itself. */
declare const kept: { readonly base: string };
declare const registration: ServiceWorkerRegistration;
declare function skipWaiting(): Promise<void>;

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

addEventListener("install", (event) => (event as ExtendableEvent).waitUntil(skipWaiting()));
addEventListener("activate", (event) => (event as ExtendableEvent).waitUntil(leave()));

async function leave(): Promise<void> {
  await Promise.all(
    [`site-pages ${kept.base}/`, `site-assets ${kept.base}/`].map((name) => caches.delete(name)),
  );
  await registration.unregister();
}

export {};
