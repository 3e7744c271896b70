import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { Enhancer } from "./enhancer.tsx";
import { useSiteContext } from "./site-context.ts";

/** When the browser makes an island live. `touch`: at the first pointer, focus or key inside it. */
export type HydrationMoment = "idle" | "visible" | "touch";

type IslandProps<Props extends object> = {
  /** Its key in `islands` of the site’s definition, which is also the name of the component’s export. */
  readonly name: string;
  readonly component: ComponentType<Props>;
  /** Plain data: it travels to the browser as JSON. */
  readonly props: Props;
  readonly when?: HydrationMoment;
};

/** A component with state: drawn here, made live in the browser by the script of the same name. */
export function Island<Props extends object>({
  name,
  component: Component,
  props,
  when = "visible",
}: IslandProps<Props>) {
  const { islands, words } = useSiteContext();
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
        // biome-ignore lint/security/noDangerouslySetInnerHtml: React drew it one line above
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </>
  );
}
