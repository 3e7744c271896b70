import { expect, test } from "vitest";
import type { Page } from "../../../src/model/model.ts";
import { findPolicies } from "../../../src/pipeline/finish/page-policies.ts";
import { renderedPage } from "../../support/rendered-page.ts";

const site = { trustedTypes: false, connections: { Form: ["https://mail.example"] }, styles: {} };
const closed = "frame-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'";

/** The policies of pages, given as what each shows. */
const policiesOf = (pages: Readonly<Record<string, string>>) =>
  findPolicies(
    Object.entries(pages).map(([route, html]) =>
      renderedPage(
        {
          route,
          template: "page",
          props: {},
          sources: [],
          updated: undefined,
          indexed: true,
        } as unknown as Page,
        html,
      ),
    ),
    site,
  );

test("most pages share one policy; pages that need more have another, shared if it is the same", () => {
  const form = '<div data-island="Form"></div>';
  expect(
    policiesOf({ "/": "a", "/404": "b", "/c": "c", "/d": form, "/e": `<p>e</p>${form}`, "/f": "f" }),
  ).toEqual({
    main: `default-src 'self'; ${closed}`,
    others: [
      {
        policy: `default-src 'self'; connect-src 'self' https://mail.example; ${closed}`,
        routes: ["/d", "/e"],
      },
    ],
    shared: `default-src 'self'; connect-src 'self' https://mail.example; ${closed}`,
  });
});

test("the main policy suits the not-found page, which is shown at any address", () => {
  const { main, others } = policiesOf({
    "/": "a",
    "/b": "b",
    "/404": '<img src="data:image/gif;base64,R0=">',
  });
  expect(main).toBe(`default-src 'self'; img-src 'self' data:; ${closed}`);
  expect(others).toEqual([]);
});

test("workbench pages, which are never published, add nothing to policies", () => {
  expect(policiesOf({ "/": "a", "/_components": "<style>p{}</style>" }).shared).toBe(
    `default-src 'self'; ${closed}`,
  );
});
