/**
 * The site’s service worker: keeps visited pages for times without a network. Pages come from the network when there is
 * one. Files in `assets/` never change under their name, so they are served from the cache.
 */
type Kept = {
  /** `""`, or the sub-path of the deployment without slash at the end. */
  readonly base: string;
  /** The page that is shown instead of pages that were never visited. */
  readonly fallback: string | undefined;
  /** The offline page of each other language, with the path that the addresses of the language begin with. */
  readonly others?: readonly { readonly path: string; readonly fallback: string }[];
  /** The files that these pages load. */
  readonly assets: readonly string[];
};
/** The build writes it before this script. */
declare const kept: Kept;

type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };
type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
declare const registration: ServiceWorkerRegistration;
declare const clients: { claim(): Promise<void> };
declare function skipWaiting(): Promise<void>;

const fallbacks = [
  ...(kept.others ?? []),
  ...(kept.fallback ? [{ path: kept.base, fallback: kept.fallback }] : []),
];
const pagesName = `site-pages ${kept.base}/`;
const assetsName = `site-assets ${kept.base}/`;
/** The pages kept longest are removed first. */
const mostPages = 60;

addEventListener("install", (event) => (event as ExtendableEvent).waitUntil(install()));
addEventListener("activate", (event) => (event as ExtendableEvent).waitUntil(activate()));
addEventListener("fetch", (event) => answer(event as FetchEvent));
// A page that was open before the worker reports its address and the files that it has loaded.
addEventListener("message", (event: MessageEvent<readonly string[]>) => {
  (event as unknown as ExtendableEvent).waitUntil(keepAll(event.data));
});

async function install(): Promise<void> {
  await keepAll([...kept.assets, ...fallbacks.map(({ fallback }) => fallback)]);
  await skipWaiting();
}

async function activate(): Promise<void> {
  await registration.navigationPreload?.enable();
  await clients.claim();
  await forgetUnused();
}

function answer(event: FetchEvent): void {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !isOurs(url) || request.headers.has("range")) return;
  if (isAsset(url)) event.respondWith(fromKept(request));
  else if (request.mode === "navigate") event.respondWith(fromNetwork(event, url));
}

async function fromKept(request: Request): Promise<Response> {
  const assets = await caches.open(assetsName);
  const known = await assets.match(request.url, { ignoreVary: true });
  if (known !== undefined) return known;
  const response = await fetch(request);
  // The response is shown even if there is no room to store it.
  if (response.ok && response.type === "basic")
    await assets.put(request.url, response.clone()).catch(() => undefined);
  return response;
}

async function fromNetwork(event: FetchEvent, url: URL): Promise<Response> {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(keepPage(url, response.clone()));
    return response;
  } catch (error) {
    const pages = await caches.open(pagesName);
    const known = await pages.match(toCacheKey(url), { ignoreVary: true });
    const own = fallbacks.find(({ path }) => `${url.pathname}/`.startsWith(`${path}/`))?.fallback;
    const fallback = own === undefined ? undefined : await pages.match(own, { ignoreVary: true });
    const found = known ?? fallback;
    if (found === undefined) throw error;
    return found;
  }
}

async function keepPage(url: URL, response: Response): Promise<void> {
  const pages = await caches.open(pagesName);
  if (response.status === 404 || response.status === 410) await pages.delete(toCacheKey(url));
  if (!response.ok || !/^text\/html\b/.test(response.headers.get("content-type") ?? "")) return;
  // Reads the whole body before replacing the kept page, because an interrupted one would destroy it. A redirected
  // response must not be stored under the address that redirects.
  await pages.put(toCacheKey(url), new Response(await response.blob(), response));
  const names = await pages.keys();
  const rest = names.filter(
    ({ url }) => !fallbacks.some(({ fallback }) => new URL(url).pathname === fallback),
  );
  for (const name of rest.slice(0, Math.max(0, names.length - mostPages))) await pages.delete(name);
}

async function keepAll(addresses: readonly string[]): Promise<void> {
  const urls = addresses.map((address) => new URL(address, location.origin)).filter(isOurs);
  await Promise.all(
    urls.map(async (url) => {
      if (isAsset(url)) await fromKept(new Request(url));
      else await keepPage(url, await fetch(url, { cache: "no-cache" }));
    }),
  );
}

/** Removes files that no kept page, style or script names: the pages that used them have been updated. */
async function forgetUnused(): Promise<void> {
  const [pages, assets] = [await caches.open(pagesName), await caches.open(assetsName)];
  const names = await assets.keys();
  const readers = [
    ...(await pages.matchAll()),
    ...(await Promise.all(
      names.filter(({ url }) => /\.(?:css|js)$/.test(url)).map((name) => assets.match(name)),
    )),
  ];
  const texts = await Promise.all(readers.map((response) => response?.text()));
  for (const name of names) {
    const file = name.url.slice(name.url.lastIndexOf("/") + 1);
    if (!texts.some((text) => text?.includes(file))) await assets.delete(name);
  }
}

function isOurs({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname.startsWith(`${kept.base}/`);
}

function isAsset({ pathname }: URL): boolean {
  return pathname.startsWith(`${kept.base}/assets/`);
}

/** `/a`, `/a/`, `/a.html` and `/a/index.html` are the same page, and queries do not matter. */
function toCacheKey({ pathname }: URL): string {
  const name = pathname.replace(/(?:\/index)?\.html$/, "").replace(/\/$/, "");
  return name === kept.base ? `${name}/` : name;
}

export {};
