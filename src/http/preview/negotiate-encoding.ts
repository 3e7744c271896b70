import type { Encoding } from "./hosts.ts";

/**
 * The encoding to send, from those `offered`, the best first; undefined when the client accepts none of them.
 * `accepted` is the `Accept-Encoding` of the request. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
export function negotiateEncoding(
  accepted: string | undefined,
  offered: readonly Encoding[],
): Encoding | undefined {
  const weights = new Map(
    (accepted ?? "").split(",").map((item) => {
      const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
      const weight = parameters.find((part) => part.startsWith("q="))?.slice(2);
      return [name, weight === undefined ? 1 : Number(weight) || 0] as const;
    }),
  );
  const weightOf = (encoding: Encoding) => weights.get(encoding) ?? weights.get("*") ?? 0;
  // Among equally acceptable encodings, the first offered wins.
  return offered
    .filter((encoding) => weightOf(encoding) > 0)
    .reduce<Encoding | undefined>(
      (best, encoding) => (best === undefined || weightOf(encoding) > weightOf(best) ? encoding : best),
      undefined,
    );
}
