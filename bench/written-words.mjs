import { createChances, shares } from "./written-shares.mjs";

const beginnings = ["il", "elle", "on", "cela", "nul", "qui", "ainsi", "alors"];
const endings = [".", ".", ".", ".", " ?", " !", "…"];
const extensions = ["md", "html", "json", "yaml", "js"];

/** The average number of words of a form, since a link or emphasis may have several. */
const wordsInPlace = 1.25;

/**
 * Writes sentences for one text, with marks in the shares of `written-shares.mjs`. `habits` says which marks the text
 * has at all. `anchors` are addresses of headings for links; `definitions` and `notes` collect the targets of
 * references and footnotes.
 */
export function createWords(tools, habits) {
  const { random, whole, pick, words, capital, phrase } = tools;
  const { happens, length, choose, chooseOf1000 } = createChances(random);
  const anchors = new Set();
  const definitions = [];
  const notes = [];
  const rates = Object.fromEntries(
    Object.entries(shares.inlinesPer1000).map(([name, rate]) => [
      name,
      rate * wordsInPlace * habits.of(habitOf(name)),
    ]),
  );
  return { sentences, cell, inlineCode, identifier, anchors, definitions, notes };

  /** About `count` words. */
  function sentences(count) {
    const written = [];
    for (let left = count; left > 0; ) {
      const size = Math.min(left, length(shares.paragraphs.sentenceWords));
      const parts = [capital(pick(beginnings)), ...takeWords(size - 1, () => inline(chooseOf1000(rates)))];
      written.push(endSentence(parts.join(" ")));
      left -= size;
    }
    // A line that is broken on purpose begins without a space.
    return written.join(" ").replaceAll("\n ", "\n");
  }

  function cell() {
    const parts = takeWords(length(shares.tables.cellWords), () => inCell(chooseOf1000(rates)));
    return parts.join(" ").replace(/[ ,;:–—-]+$/, "");
  }

  function inCell(kind) {
    return inline(
      kind === "footnote" || kind === "reference" || /break$/i.test(kind ?? "") ? undefined : kind,
    );
  }

  function inline(kind) {
    switch (kind) {
      case "code":
        return `\`${inlineCode()}\``;
      case "link":
        return link();
      case "reference":
        return reference();
      case "bareAddress":
        return `https://example.org/${identifier()}/${whole(1, 999)}`;
      case "autolink":
        return `<https://example.org/${identifier()}_${identifier()}>`;
      case "strong":
        return `**${phrase(whole(1, 3))}**`;
      case "strongUnderscore":
        return `__${pick(words)}__`;
      case "emphasis":
        return `*${phrase(whole(1, 3))}*`;
      case "emphasisUnderscore":
        return `_${phrase(whole(1, 3))}_`;
      case "struck":
        return `~~${pick(words)}~~`;
      case "break":
        return `${pick(words)}\\\n${pick(words)}`;
      case "spacesBreak":
        return `${pick(words)}  \n${pick(words)}`;
      case "footnote":
        return footnote();
      case "entity":
        return pick(["&amp;", "&nbsp;", "&eacute;", "&#8239;", "&lt;", "&copy;"]);
      case "escape":
        return escaped(pick(words));
      case "underscoredWord":
        return `${identifier()}_${identifier()}`;
      case "colonInWord":
        return `${identifier()}:${pick([identifier(), whole(1, 99)])}`;
      case "doubleColon":
        return `${identifier()}::${identifier()}`;
      case "less":
        return `${pick(words)} < ${whole(1, 99)}`;
      case "numberSign":
        return `#${whole(1, 60_000)}`;
      case "html":
        return html();
      case "comma":
        return `${pick(words)},`;
      case "colon":
        return `${pick(words)} :`;
      case "semicolon":
        return `${pick(words)} ;`;
      case "apostrophe":
        return `${pick(["l", "d", "n", "s", "qu"])}'${pick(words)}`;
      case "quoted":
        return `"${phrase(whole(1, 4))}"`;
      case "parentheses":
        return `(${phrase(whole(1, 4))})`;
      case "dash":
        return `${pick(words)} ${pick(["-", "–", "—"])}`;
      case "number":
        return pick([`${whole(1, 99)}`, `${whole(1, 99)},${whole(1, 9)}`, `${whole(1990, 2026)}`]);
      default:
        return pick(happens(0.3) ? tools.links : words);
    }
  }

  function inlineCode() {
    if (happens(shares.inlineCode.underscore)) return `${identifier()}_${identifier()}`;
    if (happens(shares.inlineCode.less)) return pick([`<${identifier()}>`, `Vec<${capital(identifier())}>`]);
    if (happens(shares.inlineCode.colon))
      return pick([`${identifier()}: ${whole(1, 99)}`, `${identifier()}::new`]);
    const name = identifier();
    return pick([name, `${name}()`, `${name}.${identifier()}`, `--${name}`, `${name}.${pick(extensions)}`]);
  }

  function link() {
    const text = happens(shares.links.withCode) ? `\`${inlineCode()}\`` : phrase(length(shares.links.words));
    const title = happens(shares.links.withTitle) ? ` "${capital(phrase(2))}"` : "";
    return `[${text}](${address()}${title})`;
  }

  /** Returns an address on another host, of a heading above, or of a page that every corpus with this article has. */
  function address() {
    const { outside, anchor, withUnderscore } = shares.links;
    if (happens(outside)) {
      const sign = happens(withUnderscore) ? "_" : "-";
      const path = Array.from({ length: whole(1, 4) }, () => `${identifier()}${sign}${identifier()}`).join(
        "/",
      );
      return `https://example.org/${path}${pick(["", "", "/", `#${identifier()}`, `?id=${whole(1, 99)}`])}`;
    }
    if (anchors.size > 0 && happens(anchor / (1 - outside))) return `#${pick([...anchors])}`;
    return pick(["/blog", tools.articleRoute(whole(0, tools.index))]);
  }

  function reference() {
    const label = `${phrase(2)} ${definitions.length + 1}`;
    const title = happens(shares.links.withTitle) ? ` "${capital(phrase(2))}"` : "";
    definitions.push(`[${label}]: https://example.org/${identifier()}/${whole(1, 999)}${title}`);
    switch (choose(shares.references)) {
      case "full":
        return `[${phrase(2)}][${label}]`;
      case "collapsed":
        return `[${label}][]`;
      default:
        return `[${label}]`;
    }
  }

  function footnote() {
    const label = notes.length + 1;
    notes.push(`[^${label}]: ${capital(phrase(whole(4, 14)))}.`);
    return `${pick(words)}[^${label}]`;
  }

  function escaped(word) {
    return pick([`\\*${word}\\*`, `\\_${word}`, `\\<${word}>`, `\\[${word}\\]`, `\\#${whole(1, 99)}`]);
  }

  function html() {
    const name = identifier();
    return pick([
      `<a href="https://example.org/${name}">${pick(words)}</a>`,
      "<br>",
      `<span class="${name}">${pick(words)}</span>`,
      `<code>${name}</code>`,
      `<kbd>${capital(name)}</kbd>`,
      `<!-- ${pick(words)} -->`,
    ]);
  }

  /** Without accents, as names in code and addresses are. */
  function identifier() {
    return pick(words)
      .normalize("NFD")
      .replace(/[^a-z]/g, "");
  }

  function endSentence(text) {
    return text.replace(/(?:[,;:–—-]| [;:–—-])$/, "") + pick(endings);
  }
}

/** Several marks are one habit. */
function habitOf(name) {
  return name.replace(/Underscore$/, "");
}

function takeWords(count, next) {
  const parts = [];
  for (let left = count; left > 0; ) {
    const part = next();
    parts.push(part);
    left -= part.split(/\s+/).length;
  }
  return parts;
}
