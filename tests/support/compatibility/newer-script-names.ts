/** What scripts ask for although a supported browser lacks it, and what they do there. */
export const newerScripts: Readonly<Record<string, string>> = {
  bytes: "a name of ours",
  connection: "asked before use: pages are fetched ahead without a look at what it costs",
  hidePopover: "asked before use: tooltips are elements that styles show and hide",
  open: "a name of ours",
  prerendering: "asked before use: no page is drawn in advance",
  requestIdleCallback: "asked before use: a timer does the same",
  share: "asked before use: the address is copied",
  showPopover: "asked before use: tooltips are elements that styles show and hide",
  trustedTypes: "asked before use: addresses need no policy",
  when: "a name of ours",
};
