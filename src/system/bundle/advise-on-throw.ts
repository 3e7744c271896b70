/** What a template threw, in words for those who write templates. `hint` is undefined where nothing can be said. */
export function adviseOnThrow(message: string): { readonly message: string; readonly hint?: string } {
  if (message === noDefinition) return { message, hint: declareSite };
  if (message.startsWith("A component suspended while responding"))
    return {
      message: "a component is async, or waits with use() or lazy()",
      hint: "pages are drawn at once: put what it waits for into content/",
    };
  if (message.endsWith("cannot travel to the browser"))
    return {
      message,
      hint: "give it texts, numbers, lists and objects of them, and make the rest of them in the island",
    };
  if (message.startsWith("plan gives "))
    return { message, hint: 'return a list at once, as in [{ route: "/about", props: {} }]' };
  const missing = /^(\w+) is not defined$/.exec(message)?.[1];
  if (missing !== undefined && ofBrowsers.has(missing))
    return {
      message,
      hint: "pages and islands are drawn without a browser: ask for it in an effect or a handler of an island, or in an enhancer",
    };
  return { message };
}

export const noDefinition = "its default export is not what defineSite gives";

export const declareSite = "write export default defineSite({ … })";

const ofBrowsers: ReadonlySet<string> = new Set([
  "window",
  "document",
  "location",
  "history",
  "localStorage",
  "sessionStorage",
  "matchMedia",
  "IntersectionObserver",
  "ResizeObserver",
  "MutationObserver",
  "requestAnimationFrame",
  "HTMLElement",
  "customElements",
  "alert",
]);
