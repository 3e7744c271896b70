import { expect, test } from "vitest";
import { drawState } from "../../../src/editor/publish/publish-page.ts";
import { english } from "../../support/speech.ts";

test.each(["nothing", "published"] as const)(
  "after “%s”, files that kept the work of others out of the folder are named",
  (status) => {
    const forwarded = { status: "in-the-way", files: ["templates/page.txt"] } as const;
    const end = { status, forwarded, commit: "", tree: "", isMerged: false };
    const ended = { is: "ended", phases: [], end, host: undefined, questions: [] } as const;
    const { html } = drawState(ended, { base: "", speech: english, drawn: undefined, unsaved: 0 });
    expect(html).toContain("templates/page.txt");
  },
);
