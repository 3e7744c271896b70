import { describe, expect, test } from "vitest";
import type { HostName } from "../../../../src/hosts/names.ts";
import { chooseOutput } from "../../../../src/pipeline/render/host-files.ts";

const choose = (...hosts: readonly HostName[]) =>
  chooseOutput({ hosts: [...hosts], pages: undefined, precompress: ["br", "gz"] });

test.each(["github", "netlify", "cloudflare", "vercel", "azure"] as const)(
  "%s alone gets each page once and no copies, because it compresses answers itself",
  (host) => expect(choose(host)).toMatchObject({ pages: "file", precompress: [] }),
);

test.each([
  ["apache", "br"],
  ["caddy", "br"],
  ["gitlab", "br"],
  ["nginx", "gz"],
] as const)("%s alone gets each page once, and one copy of each text: %s", (host, format) => {
  const leastBytes = 3000;
  expect(choose(host)).toEqual({ pages: "file", precompress: [format], leastBytes });
  expect(choose(host, host)).toEqual(choose(host));
});

test("nginx gets the format of its module where it is the only one set", () => {
  expect(chooseOutput({ hosts: ["nginx"], pages: undefined, precompress: ["br"] }).precompress).toEqual([
    "br",
  ]);
});

describe("with several hosts", () => {
  test("pages are written in both ways, and copies are those that one of the hosts sends", () => {
    const both = { pages: "both", leastBytes: 1000 };
    expect(choose("github", "apache")).toEqual({ ...both, precompress: ["br", "gz"] });
    expect(choose("github", "netlify")).toEqual({ ...both, precompress: [] });
  });
});

test("without a host both ways and all formats are written, and a way that is set is always kept", () => {
  expect(choose()).toEqual({ pages: "both", precompress: ["br", "gz"], leastBytes: 1000 });
  for (const hosts of [[], ["github"], ["github", "nginx"]] satisfies readonly (readonly HostName[])[])
    expect(chooseOutput({ hosts: [...hosts], pages: "directory", precompress: [] }).pages).toBe("directory");
});
