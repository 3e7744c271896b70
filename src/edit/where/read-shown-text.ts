import { Parser } from "htmlparser2";
import type { Body, BodyPart } from "../../model/model.ts";

/** Reads the text of compiled Markdown on one line, including the words of its directives and images. */
export function readShownText({ parts }: Pick<Body, "parts">): string {
  return parts.map(readPart).join(" ");
}

function readPart(part: BodyPart): string {
  switch (part.kind) {
    case "html":
      return readHtml(part.html);
    case "image":
      return [part.alt, part.title].filter(Boolean).join(" ");
    case "directive": {
      const words = Object.values(part.attributes).filter((value) => typeof value === "string");
      return [...words, readShownText(part)].join(" ");
    }
  }
}

/** Elements that do not end a word. */
const inline: ReadonlySet<string> = new Set(
  "a abbr b cite code del em i kbd mark q s small span strong sub sup".split(" "),
);

function readHtml(html: string): string {
  let text = "";
  const pause = (name: string) => {
    if (!inline.has(name)) text += " ";
  };
  const parser = new Parser(
    {
      onopentag: pause,
      onclosetag: pause,
      ontext: (piece) => {
        text += piece;
      },
    },
    { decodeEntities: true },
  );
  parser.end(html);
  return text;
}
