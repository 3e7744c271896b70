/**
 * Runs in the page: marks every visible control with its number in `data-control`, and describes it. Of similar
 * controls in a row, such as questions, only the first is listed.
 */
export function findControls() {
  const selector = "button, input, select, textarea, summary, a[href^='#'], [data-filter]";
  const seen = new Set();
  const controls = [...document.querySelectorAll(selector)].filter((element) => {
    const key =
      element.name || [element.localName, classOf(element), classOf(element.closest("[class]"))].join(" ");
    if (!isReachable(element) || seen.has(key)) return false;
    return seen.add(key);
  });
  return controls.map((element, number) => {
    element.dataset.control = number;
    return { number, name: labelOf(element), action: actionOf(element) };
  });

  function isReachable(element) {
    const isSeen =
      element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
    return isSeen && !element.disabled && !element.matches(".skip-link");
  }
  function classOf(element) {
    return element?.getAttribute("class") ?? "";
  }
  function labelOf(element) {
    const words = element.labels?.[0]?.textContent ?? element.ariaLabel ?? element.textContent;
    return words.trim().replace(/\s+/g, " ").slice(0, 60);
  }
  function actionOf({ localName, type }) {
    if (localName === "select") return "arrow";
    if (type === "file") return "choose a file";
    return (localName === "input" && type !== "checkbox") || localName === "textarea" ? "type" : "tap";
  }
}
