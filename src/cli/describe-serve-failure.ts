import type { Speech } from "../words/speech.ts";

/** Says why no server can listen on an address, with the reason that the system gives. */
export function describeServeFailure(
  { host, port }: { readonly host: string; readonly port: number },
  { message }: Error,
  { command }: Speech,
): string {
  return command.error({ message: command.serve.failed({ address: `${host}:${port}`, reason: message }) });
}
