import { expect, test } from "vitest";
import { parseSurface } from "../../../templates/pricing/report-price.ts";
import { surfacePattern } from "../../../templates/questionnaire/judge-surface.ts";

// As browsers read the attribute.
const pattern = new RegExp(`^(?:${surfacePattern})$`, "v");

test.each(["1", "86", "65,5", "65.5", "1 234,5", "1\u202f234 m²", " 007m2 ", "12,"])(
  "« %s » is a surface with and without scripts",
  (text) => {
    expect(parseSurface(text)).toBeGreaterThanOrEqual(1);
    expect(text).toMatch(pattern);
  },
);

test.each(["0", "0,5", ",5", "-5", "douze", "1e3", "65 pieds", "1,2,3"])(
  "« %s » is refused as a surface of 1 m² or more, with and without scripts",
  (text) => {
    expect(parseSurface(text) ?? 0).toBeLessThan(1);
    expect(text).not.toMatch(pattern);
  },
);
