import { type ComponentType, isValidElement } from "react";
import { renderToString } from "react-dom/server";
import { findRefused, isPlainObject, type Judgement, nameValue } from "../model/find-refused.ts";
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
  const refused = findRefused(props, judge);
  if (refused !== undefined)
    throw new Mistake(
      say("thrown.island", { prop: refused.path, what: refused.what, island: name }),
      say("thrown.island.hint"),
    );
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

/** JSON would leave these values out or change them. */
function judge(value: unknown, _key: unknown, around: unknown): Judgement {
  switch (typeof value) {
    case "function":
    case "symbol":
    case "bigint":
      return nameValue(value);
    case "number":
      return Number.isFinite(value) ? "keep" : nameValue(value);
    case "object":
      if (value === null) return "keep";
      if (isValidElement(value)) return say("value.element");
      return Array.isArray(value) || isPlainObject(value) || isEntry(value)
        ? "look-inside"
        : nameValue(value);
    case "undefined":
      // JSON leaves out a field without a value, but a list would hold null.
      return Array.isArray(around) ? nameValue(value) : "keep";
    default:
      return "keep";
  }
}

/** By its fields, because the bundle of templates has its own copy of the class. */
function isEntry(value: object): boolean {
  return "collection" in value && "digest" in value && "data" in value;
}
