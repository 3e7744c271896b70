import type { Page } from "../../../../src/model/model.ts";
import type { Route } from "../../../../src/model/route.ts";
import { makeHostFiles } from "../../../../src/pipeline/render/host-files.ts";
import { renderedPage } from "../../../support/rendered-page.ts";

type Hosting = Parameters<typeof makeHostFiles>[1];

export const plain =
  "default-src 'self'; frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";
export const sending = plain.replace(";", "; connect-src 'self' https://mail.example;");
export const onlyHeader = "; frame-ancestors 'none'; upgrade-insecure-requests";

/** A site of four pages, of which one sends, and of those in `others`, told to hosts. Its files, read as text. */
export function filesFor(
  hosts: Hosting["hosts"],
  more: Partial<Hosting> = {},
  others: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> {
  const drawn: Readonly<Record<string, string>> = {
    "/": "<p>a</p>",
    "/404": "<p>b</p>",
    "/a/b": "<p>c</p>",
    "/write": '<div data-island="Form"></div>',
    "/_components": "<script>bench()</script>",
    ...others,
  };
  const files = makeHostFiles(
    Object.entries(drawn).map(([route, html]) =>
      renderedPage(
        {
          route: route as Route,
          template: "page",
          props: {},
          sources: [],
          updated: undefined,
          indexed: true,
        } as Page,
        html,
      ),
    ),
    {
      hosts,
      base: "",
      origin: "https://www.essai.example",
      redirects: [{ from: "/old" as Route, to: "/a/b" as Route }],
      pages: "both",
      precompress: [],
      policy: { trustedTypes: false, connections: { Form: ["https://mail.example"] }, styles: {} },
      files: [{ path: "atom.xml", bytes: Buffer.from("") }],
      ...more,
    },
  );
  return Object.fromEntries(files.map(({ path, bytes }) => [path, Buffer.from(bytes).toString()]));
}
