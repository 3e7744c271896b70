/** What scripts ask for although a supported browser lacks it, and what they do there. */
export const newerScripts: Readonly<Record<string, string>> = {
  bytes: "a name of ours",
  checkVisibility: "asked before use: the sizes of an element and the styles of its parents say the same",
  connection: "asked before use: pages are fetched ahead without a look at what it costs",
  hidePopover: "asked before use: tooltips are elements that styles show and hide",
  number: "a name of ours",
  open: "a name of ours",
  prerendering: "asked before use: no page is drawn in advance",
  requestIdleCallback: "asked before use: a timer does the same",
  share: "asked before use: the address is copied",
  showPopover: "asked before use: tooltips are elements that styles show and hide",
  trustedTypes: "asked before use: addresses need no policy",
  when: "a name of ours",
};
