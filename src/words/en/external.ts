/** What other sites answer to `site check --external`, in English. */
export const external = {
  "link/external.unasked": ({ url }: { url: string }) => `${url} was not asked: the others took too long`,
  "link/external.unasked.hint": "run it again later, or open it in a browser",
  "link/external.reserved": ({ url }: { url: string }) =>
    `${url} is a reserved example address: no site can have it`,
  "link/external.reserved.hint": "write the real address before the site goes out",
  "link/external.silent": ({ url }: { url: string }) => `${url} did not answer in time`,
  "link/external.unreachable": ({ url, reason }: { url: string; reason: string }) =>
    `${url} cannot be reached (${reason})`,
  "link/external.shy": ({ url, status }: { url: string; status: number }) =>
    `${url} does not let programs ask (${status})`,
  "link/external.refused": ({ url, status }: { url: string; status: number }) =>
    `${url} answers with an error (${status})`,
  "link/external.hint": "open it in a browser: correct the link, or keep it if the page is there",
} as const;
