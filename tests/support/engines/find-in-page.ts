/** What somebody looks for in a window: a control or a part by its role and name, or words that stand there. */
export type Wanted = {
  /** A role of ARIA, `field` for any control with a label, or `words` for what can be read. */
  readonly role: string;
  /** Without `source`, the whole name counts, or any part of words. */
  readonly name?: string;
  /** A regular expression over the name. */
  readonly source?: string;
  /** Of those that fit, from 0, or from the end, where -1 is the last. */
  readonly at?: number;
  /** The part of the page in which it is looked for. */
  readonly within?: Wanted;
};

export type Sight =
  | {
      readonly status: "seen";
      readonly x: number;
      readonly y: number;
      readonly value: string;
      readonly isChecked: boolean;
    }
  | { readonly status: "covered"; readonly by: string }
  | { readonly status: "missing" };

/**
 * Runs in the page, shadow trees included: brings what is wanted into view, and tells where a click reaches it. Engines
 * are asked for places alone, so that one way of looking serves all of them.
 */
export function findInPage(wanted: Wanted): Sight {
  const plain = (text: string | null | undefined) =>
    (text ?? "").replace(/[\s\u00a0\u202f\u2060]/g, " ").replace(/[’ʼ]/g, "'");
  const squeeze = (text: string | null | undefined) => plain(text).replace(/ +/g, " ").trim();
  const isShown = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) &&
    [...element.getClientRects()].some(({ width, height }) => width > 0 && height > 0);
  const everything = (root: ParentNode): Element[] =>
    [...root.querySelectorAll("*")].flatMap((element) =>
      element.shadowRoot ? [element, ...everything(element.shadowRoot)] : [element],
    );
  const parentOf = (node: Node): Node | null =>
    (node as Element).assignedSlot ?? node.parentNode ?? (node as ShadowRoot).host ?? null;
  const holds = (outer: Node, inner: Node | null): boolean => {
    for (let node = inner; node !== null; node = parentOf(node)) if (node === outer) return true;
    return false;
  };
  const rootOf = (element: Element) => element.getRootNode() as Document | ShadowRoot;
  const wordsOf = (element: Element) => squeeze((element as HTMLElement).innerText ?? element.textContent);
  const labelledBy = (element: Element, attribute: string) =>
    (element.getAttribute(attribute) ?? "")
      .split(/\s+/)
      .map((id) => squeeze(id && rootOf(element).getElementById(id)?.textContent))
      .join(" ")
      .trim();
  const nameOf = (element: Element): string => {
    const labels = [...((element as HTMLInputElement).labels ?? [])].map((label) =>
      squeeze(label.textContent),
    );
    const pictures = [...element.querySelectorAll("img[alt]")].map((image) => image.getAttribute("alt"));
    return (
      labelledBy(element, "aria-labelledby") ||
      squeeze(element.getAttribute("aria-label")) ||
      labels.join(" ") ||
      (element.matches("fieldset") ? squeeze(element.querySelector("legend")?.textContent) : "") ||
      squeeze(element.getAttribute("alt")) ||
      (element.matches("input, textarea, select, dialog, [role=dialog], [role=toolbar]")
        ? ""
        : wordsOf(element)) ||
      squeeze(pictures.join(" ")) ||
      squeeze(element.getAttribute("title")) ||
      squeeze(element.getAttribute("placeholder"))
    );
  };
  const texts =
    "input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=file], [type=hidden])";
  const tags: Record<string, string> = {
    button: "button, summary, input[type=button], input[type=submit]",
    link: "a[href]",
    heading: "h1, h2, h3, h4, h5, h6",
    textbox: `${texts}, textarea, [contenteditable]:not([contenteditable=false])`,
    field: `input:not([type=hidden]), textarea, select, [role=textbox], [role=combobox], [role=radiogroup]`,
    combobox: "select",
    checkbox: "input[type=checkbox]",
    radio: "input[type=radio]",
    option: "option",
    dialog: "dialog",
    group: "fieldset, details",
    listitem: "li",
    region: "section",
    contentinfo: "footer",
    row: "tr",
    table: "table",
    img: "img, svg",
    status: "output",
  };
  const fits = (text: string, { name, source, role }: Wanted) => {
    if (source !== undefined) return new RegExp(source, "u").test(text);
    if (name === undefined) return true;
    const said = squeeze(name);
    return role === "words" ? text.includes(said) : text === said;
  };
  const choose = (found: Node[], at = 0) => found.slice(at, at + 1 || undefined);

  const look = (one: Wanted): Element[] => {
    const outer = one.within === undefined ? undefined : look(one.within)[0];
    if (one.within !== undefined && outer === undefined) return [];
    const selector = tags[one.role];
    const found = everything(document).filter(
      (element) =>
        (outer === undefined || (outer !== element && holds(outer, element))) &&
        (element.getAttribute("role") === one.role ||
          (selector !== undefined &&
            element.matches(selector) &&
            (one.role === "field" || !element.hasAttribute("role")))) &&
        // Boxes that are drawn by their labels.
        (isShown(element) || [...((element as HTMLInputElement).labels ?? [])].some(isShown)) &&
        fits(nameOf(element), one),
    );
    return choose(found, one.at) as Element[];
  };

  const lookForWords = (one: Wanted): { element: Element; range: Range }[] => {
    const outer = one.within === undefined ? undefined : look(one.within)[0];
    if (one.within !== undefined && outer === undefined) return [];
    const said = squeeze(one.name);
    const find = (text: string): { index: number; length: number } | undefined => {
      if (one.source === undefined)
        return text.includes(said) ? { index: text.indexOf(said), length: said.length } : undefined;
      const match = new RegExp(one.source, "u").exec(text);
      return match ? { index: match.index, length: match[0].length } : undefined;
    };
    const found = everything(document)
      .filter(
        (element) =>
          !element.matches("script, style, noscript, template") &&
          (outer === undefined || holds(outer, element)),
      )
      .flatMap((element) =>
        [...element.childNodes].flatMap((node) => {
          if (node.nodeType !== Node.TEXT_NODE) return [];
          const match = find(plain(node.nodeValue));
          if (match === undefined || !isShown(element)) return [];
          const range = document.createRange();
          range.setStart(node, match.index);
          range.setEnd(node, match.index + match.length);
          return [{ element, range }];
        }),
      );
    return found.slice(one.at ?? 0, (one.at ?? 0) + 1 || undefined);
  };

  const reach = (element: Element, boxOf: () => DOMRect | undefined): Sight => {
    const sight = lookAt(element, boxOf);
    if (sight.status !== "covered") return sight;
    // It may have left the sight of a list that scrolls by itself.
    element.scrollIntoView({ block: "nearest", behavior: "instant" });
    return lookAt(element, boxOf);
  };
  const lookAt = (element: Element, boxOf: () => DOMRect | undefined): Sight => {
    let box = boxOf();
    if (box === undefined) return { status: "missing" };
    const isInView =
      box.top >= 60 && box.bottom <= innerHeight - 90 && box.left >= 0 && box.right <= innerWidth;
    if (!isInView) {
      element.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
      box = boxOf() ?? box;
    }
    const clip = (low: number, high: number, end: number) =>
      Math.round((Math.max(low, 0) + Math.min(high, end)) / 2);
    const place = { x: clip(box.left, box.right, innerWidth), y: clip(box.top, box.bottom, innerHeight) };
    let hit: Element | null = document.elementFromPoint(place.x, place.y);
    while (hit?.shadowRoot?.elementFromPoint(place.x, place.y)) {
      const inner: Element | null = hit.shadowRoot.elementFromPoint(place.x, place.y);
      if (inner === null || inner === hit) break;
      hit = inner;
    }
    const { value = "", checked = false, labels } = element as HTMLInputElement;
    if (
      hit !== null &&
      (holds(element, hit) || holds(hit, element) || [...(labels ?? [])].some((label) => holds(label, hit)))
    )
      return {
        status: "seen",
        ...place,
        value: String(value),
        isChecked: checked === true || element.getAttribute("aria-checked") === "true",
      };
    return {
      status: "covered",
      by: hit === null ? "nothing" : `${hit.localName}.${hit.className} « ${wordsOf(hit).slice(0, 80)} »`,
    };
  };

  const middleOf = (boxes: DOMRectList) => [...boxes].find(({ width, height }) => width > 0 && height > 0);
  if (wanted.role === "words") {
    const [found] = lookForWords(wanted);
    return found ? reach(found.element, () => middleOf(found.range.getClientRects())) : { status: "missing" };
  }
  const [found] = look(wanted);
  if (found === undefined) return { status: "missing" };
  const sight = reach(found, () => middleOf(found.getClientRects()));
  if (sight.status === "seen") return sight;
  const label = [...((found as HTMLInputElement).labels ?? [])].find(isShown);
  return label ? reach(label, () => middleOf(label.getClientRects())) : sight;
}

/** Runs in the page: every word that can be read in it, with what stands in its fields. */
export function readWindow(): string {
  const read = (root: ParentNode): string[] =>
    [...root.querySelectorAll("*")].flatMap((element) => [
      ...(element.shadowRoot
        ? [
            // What is said to screen readers alone stays there.
            ...[...element.shadowRoot.children]
              .filter((child) => !child.hasAttribute("aria-live"))
              .map((child) => (child as HTMLElement).innerText ?? ""),
            ...read(element.shadowRoot),
          ]
        : []),
      ...(element.matches("input:not([type=hidden]), textarea") && element.checkVisibility()
        ? [(element as HTMLInputElement).value]
        : []),
    ]);
  return [document.body.innerText, ...read(document)]
    .join("\n")
    .replace(/[^\S\n]|[\u00a0\u202f]/g, " ")
    .replace(/[\u2060]/g, "")
    .replace(/[’ʼ]/g, "'");
}

/** Runs in the page: the field for files with a label, or the only one. */
export function findFileField(name: string): Element | null {
  const everything = (root: ParentNode): Element[] =>
    [...root.querySelectorAll("*")].flatMap((element) =>
      element.shadowRoot ? [element, ...everything(element.shadowRoot)] : [element],
    );
  const fields = everything(document).filter((element) =>
    element.matches("input[type=file]"),
  ) as HTMLInputElement[];
  // A button opens a field that is not shown.
  const isNamed = (field: HTMLInputElement) =>
    [...(field.labels ?? []), field.previousElementSibling, field.nextElementSibling].some(
      (beside) => beside?.textContent?.trim() === name,
    ) || field.ariaLabel === name;
  return fields.find(isNamed) ?? (fields.length === 1 ? fields[0] : undefined) ?? null;
}
