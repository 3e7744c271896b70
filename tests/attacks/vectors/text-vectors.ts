/**
 * What has been written into fields to break out of HTML, attributes, styles, scripts, headers and feeds: a
 * representative choice of OWASP's cheat sheet on XSS filter evasion
 * (https://cheatsheetseries.owasp.org/cheatsheets/XSS_Filter_Evasion_Cheat_Sheet.html), html5sec
 * (https://html5sec.org), the tests of DOMPurify for mutation (https://github.com/cure53/DOMPurify/tree/main/test) and
 * PortSwigger's pages on DOM clobbering (https://portswigger.net/web-security/dom-based/dom-clobbering). All of them
 * set `ran` of the outermost window, ask `evil.example`, or leave an element `x-broke` behind.
 */
export const markupVectors: readonly string[] = [
  "<script>top.ran=1</script><x-broke>",
  '"><script>top.ran=1</script><x-broke>',
  "'><img src=x onerror=top.ran=1>",
  '" autofocus onfocus="top.ran=1" x="',
  "' onmouseover='top.ran=1' x='",
  "<img src=x onerror=top.ran=1>",
  "<svg onload=top.ran=1><x-broke>",
  "<svg><script>top.ran=1</script></svg>",
  '<iframe srcdoc="<script>top.ran=1</script>"></iframe>',
  "<iframe src=javascript:top.ran=1></iframe>",
  "<details open ontoggle=top.ran=1>",
  "<video><source onerror=top.ran=1></video>",
  "<input autofocus onfocus=top.ran=1>",
  "<object data=javascript:top.ran=1></object><embed src=javascript:top.ran=1>",
  "<base href=//evil.example/><link rel=stylesheet href=//evil.example/a.css>",
  '<meta http-equiv=refresh content="0;url=javascript:top.ran=1">',
  "<style>@import '//evil.example/a.css'</style>",
  "</title></textarea></style></script><script>top.ran=1</script>",
  "--><img src=x onerror=top.ran=1>",
  "<!--><img src=x onerror=top.ran=1>-->",
  "]]><img src=x onerror=top.ran=1>",
  "<![CDATA[<img src=x onerror=top.ran=1>]]>",
  "&lt;img src=x onerror=top.ran=1&gt;&#60;script&#62;top.ran=1&#60;/script&#62;",
  "\\u003cscript\\u003etop.ran=1\\u003c/script\\u003e",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: that is the vector
  "${top.ran=1}{{constructor.constructor('top.ran=1')()}}`-top.ran=1-`",
  "'-(top.ran=1)-'\";top.ran=1//",
  '<svg></p><style><a id="</style><img src=x onerror=top.ran=1>">',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=top.ran=1&gt;">',
  '<noscript><p title="</noscript><img src=x onerror=top.ran=1>">',
  "<form><math><mtext></form><form><mglyph><style></math><img src onerror=top.ran=1>",
  '<xmp><p title="</xmp><img src=x onerror=top.ran=1>"><plaintext>',
  "<form id=body name=cookie><input name=attributes><img name=getElementById><a id=config href=//evil.example>",
  "red;background:url(//evil.example/a.png)}*{background:url(//evil.example/b.png)",
  '<site-html data-at="0"></site-html><site-part data-at="0"></site-part>',
];

export const addressVectors: readonly string[] = [
  "javascript:top.ran=1",
  "JaVaScRiPt:top.ran=1//https://a.example",
  "java\tscript:top.ran=1",
  "\u0001javascript:top.ran=1",
  "javascript&colon;top.ran=1",
  "&#106;avascript:top.ran=1",
  "javascript://%0atop.ran=1",
  "data:text/html,<script>top.ran=1</script>",
  "vbscript:top.ran=1",
  "/\\evil.example",
  'https://a.example/" onfocus="top.ran=1" autofocus x="',
  "https://a.example/#'-top.ran=1-'",
  "/contact?a=<script>top.ran=1</script>#<img src=x onerror=top.ran=1>",
];

/** What ends a line or a value where it is not expected: headers, redirects, feeds, lists. */
export const lineVectors: readonly string[] = [
  "a\r\nX-Ran: 1\r\n\r\n/a /b 301\n/*\n  X-Ran: 1",
  'a"; add_header X-Ran 1; } location / { return 301 https://evil.example; } #{$a} $\\{b} "',
  "a\u001b]0;x\u0007b\u0085c\u2028d\u202ee\ufefff\u0000g",
];

/** A body that holds each vector as a text, a heading, a link, a title, an image, a code and in a table. */
export function markdownOf(vector: string): readonly string[] {
  const line = vector.replace(/\s+/g, " ");
  const quoted = line.replaceAll("\\", "\\\\").replaceAll('"', '\\"');
  return [
    `a \\${line} b`,
    `## ${line.replaceAll("<", "\\<")}`,
    `[a](/contact "${quoted}")`,
    `[a](<${line.replace(/[<>]/g, "\\$&")}>)`,
    `<${line.replace(/[<> ]/g, "")}>`,
    `\`\`\`${line.replaceAll("`", "")}\n${line}\n\`\`\``,
    `\`${line.replaceAll("`", "")}\` **\\${line}**`,
    `| ${line.replaceAll("|", "")} |\n| --- |\n| ${line.replaceAll("|", "")} |`,
    `- [ ] \\${line}\n- ${line}`,
    `a[^x]\n\n[^x]: ${line}`,
    line,
  ];
}

/** The directives of the site, with each vector within and in every attribute. */
export function directivesOf(vector: string): readonly string[] {
  const line = vector.replace(/\s+/g, " ");
  const quoted = line.replaceAll('"', "&quot;");
  return [
    `:::callout{title="${quoted}"}\n${line}\n:::`,
    `:::cta{title="${quoted}" href="/contact" label="${quoted}"}\n${line}\n:::`,
    `:::cta{title="a" href="${quoted}" label="b"}\nc\n:::`,
    `:::comparison\nTable: ${line}\n\n| a | b |\n| --- | --- |\n| ${line.replaceAll("|", "")} | c |\n:::`,
    `::figure{name="maturity" caption="${quoted}"}`,
    `:abbr[${line}]{title="${quoted}"}`,
  ];
}
