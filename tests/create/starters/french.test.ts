import { expect, test } from "vitest";
import { readStarter } from "../../../create-charpente/src/starters/read-starter.ts";
import { starters } from "../../../create-charpente/src/starters.ts";

test("what French starters say to their authors has no plain space where a line must not break", () => {
  const broken = starters.flatMap((starter) =>
    readStarter(starter, "site", "fr")
      .filter(({ path }) => /^README\.md$|\.yaml$/.test(path))
      .flatMap(({ path, bytes }) => {
        const text = new TextDecoder().decode(bytes);
        // Of YAML only the comments: a build sets the typography of the rest.
        const said = path.endsWith(".md")
          ? text.replace(/^```.*?^```/gms, "")
          : text.match(/^ *#.*/gm)?.join("\n");
        return (said?.match(/^.*(?: [:;?!](?=\s|$)|« | »).*$/gm) ?? []).map(
          (line) => `${starter}/${path}: ${line}`,
        );
      }),
  );
  expect(broken).toEqual([]);
});
