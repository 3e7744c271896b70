import { writeCode } from "./written-code.mjs";
import { createChances, shares } from "./written-shares.mjs";
import { createWords } from "./written-words.mjs";

/** The body of an article in Markdown as people write it. `tools` are the corpus’s words and ways to choose. */
export function writeText(tools) {
  const { random, whole, pick, words, capital, phrase } = tools;
  const { happens, length, choose } = createChances(random);
  const habits = chooseHabits(happens);
  const { sentences, cell, inlineCode, identifier, anchors, definitions, notes } = createWords(tools, habits);
  const rates = Object.fromEntries(
    Object.entries(shares.blocksPer1000).map(([kind, rate]) => [kind, rate * habits.of(kind)]),
  );
  const target = length(shares.bytes);
  const blocks = [];
  let bytes = 0;
  let depth = 1;

  if (habits.has("headingOne")) add(`# ${capital(phrase(length(shares.headings.words)))}`);
  add(paragraph());
  while (bytes < target) add(block(choose(rates)));
  if (definitions.length > 0) add(definitions.join("\n"));
  return [...blocks, ...notes].join("\n\n");

  function add(text) {
    blocks.push(text);
    bytes += Buffer.byteLength(text) + 2;
  }

  function block(kind) {
    switch (kind) {
      case "heading":
        return heading();
      case "code":
        return code();
      case "list":
        return list(0, happens(shares.lists.ordered)).join("\n");
      case "html":
        return html();
      case "quote":
        return quote();
      case "table":
        return table();
      case "rule":
        return "---";
      default:
        return paragraph();
    }
  }

  /** Writes a heading, at most one level below the last. */
  function heading() {
    depth = Math.min(Number(choose(shares.headings.depths)), depth + 1);
    const title = capital(phrase(length(shares.headings.words)));
    const start = `${"#".repeat(depth)} ${title}`;
    if (happens(shares.headings.withCode)) return `${start} \`${inlineCode()}\``;
    if (happens(shares.headings.withPunctuation))
      return start + pick([" ?", ` (${pick(words)})`, ` : ${pick(words)}`, `, ${pick(words)}`, " & cie"]);
    // Any generator makes the same anchor of such words.
    if (/^[a-z ]+$/i.test(title)) anchors.add(title.toLowerCase().replaceAll(" ", "-"));
    return start;
  }

  function paragraph() {
    const text = sentences(length(shares.paragraphs.words));
    return habits.has("brokenLines") ? breakLines(text) : text;
  }

  function code() {
    const { lines, fenced, languages, withMeta } = shares.code;
    const language = choose(languages);
    const text = writeCode(language, { whole, pick, identifier, lines: length(lines) });
    if (!happens(fenced)) return text.replace(/^(?=.)/gm, "    ");
    const meta =
      language !== "" && happens(withMeta) ? pick([" {1-2}", ' title="exemple"', " showLineNumbers"]) : "";
    return `\`\`\`${language}${meta}\n${text}\n\`\`\``;
  }

  /** The lines of a list. Blocks of an item besides its words are below them. */
  function list(level, isOrdered) {
    const { items, loose, withTasks, withStars, mostDepth } = shares.lists;
    const isLoose = happens(loose);
    const isTasks = !isOrdered && happens(withTasks);
    const bullet = happens(withStars) ? "*" : "-";
    const count = length(items);
    return Array.from({ length: count }, (_, at) => {
      const sign = isOrdered ? `${at + 1}.` : bullet;
      const task = isTasks ? pick(["[ ] ", "[x] "]) : "";
      const inner = innerBlocks(level + 1 < mostDepth ? level + 1 : undefined);
      if (isLoose && at + 1 < count) inner.push("");
      const indent = " ".repeat(sign.length + 1);
      const below = [...sentences(length(shares.lists.words)).split("\n"), ...inner];
      const [first, ...rest] = below;
      return [`${sign} ${task}${first}`, ...rest.map((line) => (line === "" ? "" : indent + line))];
    }).flat();
  }

  function innerBlocks(level) {
    const { itemWithParagraphs, itemWithCode, itemWithList, orderedInItem } = shares.lists;
    return [
      ...(happens(itemWithParagraphs) ? ["", ...paragraph().split("\n")] : []),
      ...(happens(itemWithCode) ? ["", ...code().split("\n")] : []),
      ...(level !== undefined && happens(itemWithList) ? list(level, happens(orderedInItem)) : []),
    ];
  }

  function quote() {
    const alert = happens(shares.alertInQuote) ? `[!${pick(["NOTE", "TIP", "IMPORTANT", "WARNING"])}]\n` : "";
    const inner = alert + Array.from({ length: whole(1, 2) }, paragraph).join("\n\n");
    return inner.replace(/^(?=.)/gm, "> ").replace(/^$/gm, ">");
  }

  function table() {
    const { rows, columns, aligned } = shares.tables;
    const across = Math.max(2, length(columns));
    const isAligned = happens(aligned);
    const row = (next) => `| ${Array.from({ length: across }, next).join(" | ")} |`;
    const rule = row(() => (isAligned ? pick([":---", ":-:", "---:"]) : "---"));
    return [row(cell), rule, ...Array.from({ length: length(rows) }, () => row(cell))].join("\n");
  }

  function html() {
    const name = identifier();
    switch (choose(shares.html)) {
      case "comment":
        return `<!-- ${phrase(whole(2, 12))} -->`;
      case "details":
        return `<details>\n<summary>${capital(phrase(3))}</summary>\n\n${paragraph()}\n\n</details>`;
      case "div":
        return `<div class="${name}">\n\n${paragraph()}\n\n</div>`;
      case "table":
        return `<table>\n  <tr><td>${pick(words)}</td><td>${whole(1, 99)}</td></tr>\n</table>`;
      case "component":
        return `<${capital(name)} id="${identifier()}">\n${phrase(whole(4, 20))}\n</${capital(name)}>`;
      default:
        return `<p>${phrase(whole(4, 30))}</p>`;
    }
  }
}

/** `of` gives the factor by which a form occurs more often in this text than on average. */
function chooseHabits(happens) {
  const chosen = Object.fromEntries(
    Object.entries(shares.texts).map(([name, share]) => [name, happens(share)]),
  );
  return {
    has: (name) => chosen[name],
    of: (name) => (chosen[name] === undefined ? 1 : chosen[name] ? 1 / shares.texts[name] : 0),
  };
}

/** Breaks lines at 80 characters, before words that cannot begin a block. */
function breakLines(text) {
  const lines = text.split("\n").map((line) => {
    let column = 0;
    return line.split(/(?<=[^ ]) (?=[^ ])/).reduce((written, word) => {
      const isFull = column + word.length > 79 && /^[\p{L}([`]/u.test(word);
      column = isFull ? word.length : column + word.length + 1;
      return `${written}${written === "" ? "" : isFull ? "\n" : " "}${word}`;
    }, "");
  });
  return lines.join("\n");
}
