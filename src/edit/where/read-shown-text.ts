import { wordElements } from "../../html/elements.ts";
import { readHtml } from "../../html/read-html.ts";
import type { Body, BodyPart } from "../../model/model.ts";

/** Reads the text of compiled Markdown on one line, including the words of its directives and images. */
export function readShownText({ parts }: Pick<Body, "parts">): string {
  return parts.map(readPart).join(" ");
}

function readPart(part: BodyPart): string {
  switch (part.kind) {
    case "html":
      return readWords(part.html);
    case "image":
      return [part.alt, part.title].filter(Boolean).join(" ");
    case "directive": {
      const words = Object.values(part.attributes).filter((value) => typeof value === "string");
      return [...words, readShownText(part)].join(" ");
    }
  }
}

function readWords(html: string): string {
  let text = "";
  const pause = (name: string) => {
    if (!wordElements.has(name)) text += " ";
  };
  readHtml(html, {
    open: pause,
    close: pause,
    text: (piece) => {
      text += piece;
    },
  });
  return text;
}
