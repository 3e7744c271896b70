/**
 * Runs in the page before its own scripts: records every interaction, long task and layout shift, the time of loading,
 * and when each island is hydrated.
 */
export function watchPage() {
  const notes = {
    interactions: [],
    tasks: [],
    shifts: 0,
    firstPaint: undefined,
    loaded: undefined,
    live: undefined,
  };
  Object.assign(window, { notes });
  const observe = (type, take, options = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...options,
    });

  // Browsers report no shorter interaction than 16 ms.
  const note = ({ interactionId, duration }) => interactionId > 0 && notes.interactions.push(duration);
  observe("event", note, { durationThreshold: 16 });
  observe("longtask", ({ startTime, duration }) => notes.tasks.push({ startTime, duration }));
  observe("layout-shift", ({ hadRecentInput, value }) => {
    if (!hadRecentInput) notes.shifts += value;
  });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") notes.firstPaint = startTime;
  });

  // The browser does not report choosing a file as an interaction. It lasts from the dialog’s answer to the next frame.
  addEventListener(
    "change",
    ({ target, timeStamp }) => {
      if (target.type !== "file") return;
      const channel = new MessageChannel();
      channel.port1.onmessage = () => notes.interactions.push(performance.now() - timeStamp);
      requestAnimationFrame(() => channel.port2.postMessage(""));
    },
    true,
  );

  addEventListener("load", () =>
    setTimeout(() => (notes.loaded = performance.timing.loadEventEnd - performance.timeOrigin)),
  );
  const islandsAnswer = () => {
    // React marks the elements that it has hydrated.
    const isTaken = (element) => Object.keys(element).some((key) => key.startsWith("__reactFiber"));
    const islands = [...document.querySelectorAll("[data-island]")];
    return islands.every(({ children }) => [...children].some(isTaken));
  };
  const look = () => {
    if (document.readyState === "loading" || !islandsAnswer()) setTimeout(look, 1);
    else notes.live = performance.now();
  };
  look();
}
