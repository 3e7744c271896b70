import { expect, test } from "vitest";
import {
  type Answers,
  answersLink,
  readAnswers,
  writeAnswers,
} from "../../../templates/applicability/answers.ts";

const owner: Answers = {
  usage: "bureaux",
  permis: "1998",
  chauffage: 310,
  climatisation: 240.5,
  surface: 3600,
  renouvellement: "aucun",
};
const written =
  "usage=bureaux&permis=1998&chauffage=310&climatisation=240.5&surface=3600&renouvellement=aucun";

test("six answers are written in the order of the form, and read back", () => {
  expect(writeAnswers(owner)).toBe(written);
  expect(readAnswers(written)).toEqual(owner);
  expect(answersLink("audit-bacs", owner)).toBe(`#audit-bacs&${written}`);
  expect(readAnswers(`#audit-bacs&${written}`)).toEqual(owner);
});

test("a place without answers is a plain fragment", () => {
  expect(answersLink("audit-bacs", {})).toBe("#audit-bacs");
  expect(readAnswers("#audit-bacs")).toEqual({});
});

test("an answer of another form is left out, and the others stay", () => {
  expect(readAnswers("#x&usage=<b>&permis=2021-13-01&chauffage=-3&surface=1e9&renouvellement=oui")).toEqual(
    {},
  );
  expect(readAnswers("#x&permis=2021-07-22&chauffage=abc&climatisation=0")).toEqual({
    permis: "2021-07-22",
    climatisation: 0,
  });
});
