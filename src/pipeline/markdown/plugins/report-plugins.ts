import type { Nodes } from "mdast";
import type { VFile } from "vfile";
import { say } from "../../../words/message.ts";
import { type Compilation, countDropped, reportAt } from "../compilation.ts";
import { AsyncPlugin, PluginFailure } from "./attach-plugins.ts";
import { neverAdmitted } from "./never-admitted.ts";

type Place = NonNullable<Nodes["position"]>;
type Point = Place["start"];

/** Reports an error of a plug-in, at the place that it names or at the block that makes it fail. */
export function reportFailure(error: unknown, compilation: Compilation): void {
  if (!(error instanceof PluginFailure)) throw error;
  const { plugin, message, cause, block } = error;
  // An error that `file.fail` throws has a place.
  const named = cause instanceof Error && "place" in cause ? (cause.place as Point | Place) : undefined;
  const place = named ?? block?.position;
  const [said, hint] =
    cause instanceof AsyncPlugin
      ? [say("markdown/plugin.later", { plugin }), say("markdown/plugin.later.hint")]
      : [say("markdown/plugin.throws", { plugin, reason: message }), say("markdown/plugin.hint")];
  reportAt(compilation, toNode(place, compilation), { code: "markdown/plugin", message: said, hint });
}

/** Reports the messages of plug-ins about the text. */
export function reportRemarks({ messages }: VFile, compilation: Compilation): void {
  for (const { reason, cause, source, place, fatal } of messages) {
    // A fatal message was also thrown, and is reported as an error.
    if (fatal) continue;
    const why = cause instanceof Error ? `${reason} – ${cause.message}` : reason;
    reportAt(compilation, toNode(place, compilation), {
      code: "markdown/plugin",
      severity: "warning",
      message: say("markdown/plugin", { plugin: source ?? "", reason: why }),
      hint: say("markdown/plugin.hint"),
    });
  }
}

/** Returns a function that counts the elements and attributes left out of a text, and warns of each element once. */
export function reportLeftOut(compilation: Compilation): (name: string) => void {
  const seen = new Set<string>();
  return (name) => {
    countDropped(compilation, name);
    if (seen.has(name) || !name.startsWith("<")) return;
    seen.add(name);
    const isNever = neverAdmitted.has(name.slice(1, -1).toLowerCase());
    reportAt(compilation, toNode(undefined, compilation), {
      code: "markdown/raw-html",
      severity: "warning",
      message: say("markdown/raw-html.plugin", { name }),
      hint: isNever ? say("markdown/raw-html.never.hint") : say("markdown/raw-html.plugin.hint"),
    });
  };
}

function toNode(place: Point | Place | undefined, { location }: Compilation): Nodes {
  const text = { type: "text" as const, value: "" };
  if (place === undefined) return text;
  const [start, end] = "start" in place ? [place.start, place.end] : [place, place];
  const withOffset = (point: Point) => ({ ...point, offset: point.offset ?? location.toOffset(point) ?? 0 });
  return { ...text, position: { start: withOffset(start), end: withOffset(end) } };
}
