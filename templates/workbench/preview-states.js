// Shows what the pointer and the keyboard would: every rule of a state is given a second time, right behind itself,
// for the specimens that say data-state. The rules stay those of the site, in their layer and their media query.
const states = [
  [":hover", ':is([data-state="hover"] *)'],
  [":focus-visible", ':is([data-state="focus"] :is(a, button, input, select, textarea, summary))'],
  [":focus-within", ':is([data-state="focus"] *)'],
];
for (const sheet of document.styleSheets) preview(sheet);

function preview(group) {
  for (let at = group.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = group.cssRules[at];
    if (!(rule instanceof CSSStyleRule)) {
      if (rule.cssRules) preview(rule);
      continue;
    }
    const selector = states.reduce(
      (text, [state, shown]) => text.replaceAll(state, shown),
      rule.selectorText,
    );
    if (selector !== rule.selectorText) group.insertRule(`${selector}{${rule.style.cssText}}`, at + 1);
  }
}
