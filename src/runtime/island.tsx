import { type ComponentType, isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { Mistake, say } from "../words/message.ts";
import { Enhancer } from "./enhancer.tsx";
import { useSiteContext } from "./site-context.ts";

/** When the browser hydrates an island. `touch`: at the first pointer, focus or touch event inside it. */
export type HydrationMoment = "idle" | "visible" | "touch";

type IslandProps<Props extends object> = {
  /** Its key in `islands` of the site’s definition, which is also the name of the component’s export. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Texts, numbers, lists and objects of them, which are sent to the browser as JSON. Other values are refused. */
  readonly props: NoInfer<Props>;
  readonly when?: HydrationMoment;
};

/**
 * A component with state: drawn in the build, and hydrated in the browser by the script of the same name. Draws a `div`
 * around it.
 *
 * @throws a `Mistake` when the props hold what JSON does not carry, such as a function, a date or an element.
 *
 * @example
 * ```tsx
 * <Island name="Counter" component={Counter} props={{ start: 3 }} when="touch" />
 * ```
 */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when = "visible",
}: IslandProps<Props>) {
  const { islands, words } = useSiteContext();
  const lost = findLost(props, "");
  if (lost !== undefined)
    throw new Mistake(say("thrown.island", { prop: lost, island: name }), say("thrown.island.hint"));
  islands.push(name);
  const prefix = `i${islands.length}-`;
  const html = renderToString(<Component {...props} />, { identifierPrefix: prefix });
  return (
    <>
      <Enhancer name={`islands/${name}`} />
      <div
        data-island={name}
        data-prefix={prefix}
        data-when={when}
        data-props={JSON.stringify(props)}
        data-failed={words.islandFailed}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React drew it
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}

/** The path of a value that JSON would leave out or change; undefined when there is none. */
function findLost(value: unknown, path: string): string | undefined {
  switch (typeof value) {
    case "function":
    case "symbol":
    case "bigint":
      return path;
    case "number":
      return Number.isFinite(value) ? undefined : path;
    case "object":
      if (value === null) return undefined;
      if (isValidElement(value)) return path;
      // Excludes `[object Date]`, `[object Map]` and so on.
      if (!["[object Object]", "[object Array]"].includes(Object.prototype.toString.call(value))) return path;
      for (const [key, field] of Object.entries(value)) {
        const inner = Array.isArray(value) ? `${path}[${key}]` : path === "" ? key : `${path}.${key}`;
        const lost = findLost(field, inner);
        if (lost !== undefined) return lost;
      }
      return undefined;
    default:
      return undefined;
  }
}
