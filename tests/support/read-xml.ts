import { SaxesParser, type SaxesTagNS } from "saxes";

/** An element of a document, without what stands between its children. */
export type XmlElement = {
  /** Its namespace and local name, as in `{http://www.w3.org/2005/Atom}feed`. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** The text that stands right in it. */
  readonly text: string;
};

/** Reads XML 1.0 with namespaces. Throws at the first character that is not well formed. */
export function readXml(xml: string): XmlElement {
  type Open = XmlElement & { readonly children: XmlElement[]; text: string };
  const open: Open[] = [];
  let root: Open | undefined;
  const parser = new SaxesParser({ xmlns: true });
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ uri, local, attributes }: SaxesTagNS) => {
    const plain = Object.values(attributes).map(({ name, value }) => [name, value] as const);
    const element: Open = {
      name: `{${uri}}${local}`,
      attributes: Object.fromEntries(plain),
      children: [],
      text: "",
    };
    open.at(-1)?.children.push(element);
    root ??= element;
    open.push(element);
  });
  const addText = (text: string) => {
    const element = open.at(-1);
    if (element !== undefined) element.text += text;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  parser.on("closetag", () => void open.pop());
  parser.write(xml).close();
  if (root === undefined) throw new Error("There is no element.");
  return root;
}

/** The children of a name. */
export function childrenOf(element: XmlElement, name: string): readonly XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The texts of the children of a name. */
export function textsOf(element: XmlElement, name: string): readonly string[] {
  return childrenOf(element, name).map(({ text }) => text);
}
