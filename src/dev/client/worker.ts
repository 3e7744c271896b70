/** A shared worker for all tabs: holds the one connection to the server and forwards its messages. */
const ports = new Set<MessagePort>();
let last: string | undefined;

const events = new EventSource("/__dev/events");
events.onmessage = ({ data }: MessageEvent<string>) => {
  last = data;
  for (const port of ports) port.postMessage(data);
};

addEventListener("connect", (event) => {
  const [port] = (event as MessageEvent).ports;
  if (port === undefined) return;
  ports.add(port);
  port.onmessage = () => ports.delete(port);
  if (last !== undefined) port.postMessage(last);
});
