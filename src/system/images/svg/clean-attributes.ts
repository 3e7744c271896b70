import { cleanStyles } from "./clean-styles.ts";
import { isEmbeddedPicture, isHarmlessLink, isOwnPart } from "./drawing-addresses.ts";
import { animatedValues, isLabel, plainAttributes, styleAttributes } from "./drawing-names.ts";
import type { LossKind } from "./loss.ts";
import { namespaces, readName, type Scope } from "./namespaces.ts";

export type Cleaned = {
  readonly kept: Readonly<Record<string, string>>;
  readonly lost: readonly { readonly what: string; readonly kind: LossKind }[];
};

type Written = { readonly attributes: Readonly<Record<string, string>> };

/**
 * The cleaned attributes of an element called `local`. Undefined for an animation of an attribute that must not change.
 */
export function cleanAttributes({ attributes }: Written, local: string, scope: Scope): Cleaned | undefined {
  const { attributeName } = attributes;
  if (attributeName !== undefined && !isDrawn(attributeName)) return undefined;
  const kept: [string, string][] = [];
  const lost: Cleaned["lost"][number][] = [];
  for (const [name, value] of Object.entries(attributes)) {
    const judged = judge(name, value, local, scope);
    if (judged.kept !== undefined) kept.push(judged.kept);
    if (judged.lost !== undefined) lost.push({ what: name, kind: judged.lost });
  }
  return { kept: Object.fromEntries(kept), lost };
}

type Judged = { readonly kept?: [name: string, value: string]; readonly lost?: LossKind };

function judge(written: string, value: string, element: string, scope: Scope): Judged {
  if (/^xmlns(?::|$)/.test(written)) return {};
  const { local: name, namespace } = written.includes(":")
    ? readName(written, scope)
    : { local: written, namespace: "" };
  if (namespace === namespaces.xml) return ["lang", "space"].includes(name) ? { kept: [written, value] } : {};
  const isLink = name === "href" && (namespace === "" || namespace === namespaces.xlink);
  if (isLink) {
    const plain = namespace === "" ? "href" : "xlink:href";
    return isAllowedAddress(element, value) ? { kept: [plain, value] } : { lost: "address" };
  }
  if (namespace !== "") return {};
  if (name === "style") return keepStyle(value);
  if (styleAttributes.has(name) || animatedValues.has(name)) return keepValue(name, value);
  if (plainAttributes.has(name) || isLabel(name)) return { kept: [name, value] };
  // Attributes without any effect are dropped without a report.
  return /^on|^src/i.test(name) ? { lost: "script" } : {};
}

function isAllowedAddress(element: string, value: string): boolean {
  if (isOwnPart(value)) return true;
  if (element === "a") return isHarmlessLink(value);
  return (element === "image" || element === "feImage") && isEmbeddedPicture(value);
}

function keepStyle(value: string): Judged {
  const { css, lost } = cleanStyles(value, "declarationList");
  return { ...(css !== "" && { kept: ["style", css] }), ...(lost.length > 0 && { lost: "style" }) };
}

/** Several values of an animation are separated by semicolons, as declarations are. */
function keepValue(name: string, value: string): Judged {
  const isKept = value.split(";").every((part) => cleanStyles(part, "value").lost.length === 0);
  return isKept ? { kept: [name, value] } : { lost: "style" };
}

/** An animation must not change a checked link or style, nor a reference to a part. */
function isDrawn(attribute: string): boolean {
  if (attribute === "class" || attribute === "id") return false;
  return styleAttributes.has(attribute) || plainAttributes.has(attribute);
}
