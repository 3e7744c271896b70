/**
 * The site’s service worker: keeps what a visitor has seen, for when there is no network. Pages come from the network
 * wherever there is one. What stands in `assets/` never changes under its name, so the kept one serves at once.
 */
type Kept = {
  /** `""`, or the sub-path of the deployment without slash at the end. */
  readonly base: string;
  /** The page that stands in for those that were never seen. */
  readonly fallback: string | undefined;
  /** What that page loads. */
  readonly assets: readonly string[];
};
/** Written before this script by the build. */
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

const pagesName = `site-pages ${kept.base}/`;
const assetsName = `site-assets ${kept.base}/`;
/** Of the pages that were seen first, the oldest go. */
const mostPages = 60;

addEventListener("install", (event) => (event as ExtendableEvent).waitUntil(install()));
addEventListener("activate", (event) => (event as ExtendableEvent).waitUntil(activate()));
addEventListener("fetch", (event) => answer(event as FetchEvent));
// A page that was there before the worker tells what it is and what it has loaded.
addEventListener("message", (event: MessageEvent<readonly string[]>) => {
  (event as unknown as ExtendableEvent).waitUntil(keepAll(event.data));
});

async function install(): Promise<void> {
  await keepAll([...kept.assets, ...(kept.fallback === undefined ? [] : [kept.fallback])]);
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
  // What has come is shown, also where there is no room left to keep it.
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
    const known = await pages.match(nameOf(url), { ignoreVary: true });
    const fallback =
      kept.fallback === undefined ? undefined : await pages.match(kept.fallback, { ignoreVary: true });
    const found = known ?? fallback;
    if (found === undefined) throw error;
    return found;
  }
}

async function keepPage(url: URL, response: Response): Promise<void> {
  const pages = await caches.open(pagesName);
  if (response.status === 404 || response.status === 410) await pages.delete(nameOf(url));
  if (!response.ok || !/^text\/html\b/.test(response.headers.get("content-type") ?? "")) return;
  // Whole before it takes the place of the one that is kept: of a body that breaks off nothing would be left. And one that was
  // led here must not stand for the address that led to it.
  await pages.put(nameOf(url), new Response(await response.blob(), response));
  const names = await pages.keys();
  const rest = names.filter(({ url }) => new URL(url).pathname !== kept.fallback);
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

/** What no kept page, style or script names goes: it belongs to pages that have been seen anew since. */
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

/** `/a`, `/a/`, `/a.html` and `/a/index.html` are one page, whatever they are asked. */
function nameOf({ pathname }: URL): string {
  const name = pathname.replace(/(?:\/index)?\.html$/, "").replace(/\/$/, "");
  return name === kept.base ? `${name}/` : name;
}

export {};
