/**
 * Runs in the page: marks every control that a visitor can see with `data-control`, its number, and says what each is.
 * Of those that look alike and stand in a row, such as questions to unfold, the first stands for all.
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
