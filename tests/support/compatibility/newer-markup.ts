import { Parser } from "htmlparser2";
import { findPublished, isNewer } from "./published-support.ts";

/** Elements, attributes and their values that are newer than the supported browsers. */
export function findNewerMarkup(html: string): readonly string[] {
  const found: string[] = [];
  const parser = new Parser({
    onopentag(tag, attributes) {
      const element = `html/elements/${tag}`;
      const features = Object.entries(attributes).flatMap(([name, value]) => [
        `${element}/${name}`,
        `${element}/${name}/${value}`,
        `html/global_attributes/${name}`,
      ]);
      found.push(...[element, ...features].filter((path) => findPublished(path) && isNewer(path)));
    },
  });
  parser.end(html);
  return found;
}
