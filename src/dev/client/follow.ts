/**
 * Listens to messages of the server. Browsers open at most six connections to one server, so all tabs share one where
 * shared workers exist.
 */
export function follow(listener: (event: MessageEvent<string>) => void): void {
  if ("SharedWorker" in self) {
    let port: MessagePort | undefined;
    const join = () => {
      ({ port } = new SharedWorker("/__dev/worker.js"));
      port.onmessage = listener;
    };
    addEventListener("pagehide", () => port?.postMessage("bye"));
    // A page leaves the shared worker when it is left, so it joins again when it comes back from the back/forward
    // cache.
    addEventListener("pageshow", ({ persisted }) => {
      if (persisted) join();
    });
    join();
    return;
  }
  let events: EventSource | undefined;
  const connect = () => {
    events?.close();
    events = undefined;
    if (document.hidden) return;
    events = new EventSource("/__dev/events");
    events.onmessage = listener;
  };
  addEventListener("visibilitychange", connect);
  connect();
}
