import { expect, test } from "vitest";
import { callToAction } from "../../../templates/components/directives.tsx";

test.each(["javascript:a()", "vbscript:a()", "data:text/html,a", "//evil.example", "java\tscript:a()", ""])(
  "a call to action that leads to %j is refused",
  (href) => {
    const written = { title: "Un projet ?", label: "Écrire" };
    expect(callToAction.attributes.safeParse({ ...written, href: "/contact" }).success).toBe(true);
    expect(callToAction.attributes.safeParse({ ...written, href }).success).toBe(false);
  },
);
