import { expect, test } from "vitest";
import { convertTags } from "../../create-charpente/src/convert-tags.ts";
import { convertAddresses } from "../../create-charpente/src/convert-text.ts";
import { toDay } from "../../create-charpente/src/dates.ts";
import { createTreeReader } from "../../create-charpente/src/read-tree.ts";

const convert = (body: string, isMdx = false) =>
  convertTags(body, { refer: () => undefined, note: () => {}, isMdx });

test("code keeps every line, also those that look like imports or marks", () => {
  const code = "```js\nimport a from 'a';\n<!-- more -->\n{: .x}\nexport default a;\n```";
  expect(convert(code, true)).toBe(code);
  expect(convert(`import B from './b.astro';\n\n${code}`, true)).toBe(`\n\n${code}`);
});

test("a highlighted block keeps the fences in it, and the text after it is converted", () => {
  const code = "```md\n{: .x}\n```";
  expect(convert(`{% highlight md %}\n${code}\n{% endhighlight %}\n\n<img src="a.png" alt="A">`)).toBe(
    `\`\`\`\`md\n${code}\n\`\`\`\`\n\n![A](a.png)`,
  );
});

test("within a block of HTML nothing becomes Markdown, and after it everything does again", () => {
  const block = '<p align="center">\n  <img src="a.png" alt="A">\n  <a href="/x">x</a>\n</p>';
  expect(convert(block)).toBe(block);
  expect(convert(`${block}\n\n<img src="b.png" alt="B">`)).toBe(`${block}\n\n![B](b.png)`);
});

test.each([
  ['<img src="my tree.png" alt="A">', "![A](<my tree.png>)"],
  ['<a href="/my notes">notes</a>', "[notes](</my notes>)"],
  ['<img src="{{ url | encode }}" alt="A">', '<img src="{{ url | encode }}" alt="A">'],
  ['<a href="{{ url }}">notes</a>', '<a href="{{ url }}">notes</a>'],
])("%s becomes %s", (written, converted) => {
  expect(convert(written)).toBe(converted);
});

test.each([
  ['![x](a.png "see a.png")', '![x](b.png "see a.png")'],
  ['[Home](/ "go / home")', '[Home](/new "go / home")'],
  ["[a.png](a.png)", "[a.png](/new)"],
])("the address of %s is replaced, and no other word", (written, replaced) => {
  expect(
    convertAddresses(written, { image: () => "b.png", link: () => "/new" }, createTreeReader(undefined)),
  ).toBe(replaced);
});

test.each([
  ["Jul 08 2022", "2022-07-08"],
  ["2020-01-02T10:00:00+02:00", "2020-01-02"],
  ["Thu, 02 Jan 2020 10:00:00 GMT", "2020-01-02"],
  ["Summer 2020", undefined],
  ["Version 3 of 2021", undefined],
])("%s is the day %s", (written, day) => {
  expect(toDay(written)).toBe(day);
});

test("a figure with a title but no other words is described by its title", () => {
  expect(convert('{{< figure src="/a.png" title="A tree" >}}')).toBe('![A tree](/a.png "A tree")');
});

test("the item that Jekyll replaces with a table of contents is removed, except in code", () => {
  expect(convert("* TOC\n{:toc}\n\nWords.").trim()).toBe("Words.");
  expect(convert("1. Contents\n{:toc .wide}\n\nWords.").trim()).toBe("Words.");
  expect(convert("```\n* TOC\n{:toc}\n```")).toBe("```\n* TOC\n{:toc}\n```");
});
