import { expect, test } from "vitest";
import { questionnaireFileRules, refuseAnswers } from "../../../templates/questionnaire/refuse-answers.ts";

const file = (name: string, size: number) => new File([new Uint8Array(size)], name);
const rules = questionnaireFileRules(5);
const answers = { adresse: "3 rue du Lac", superficie: "86", files: [], email: "" };

test("answers with an address and a surface can be sent, with or without files", () => {
  expect(refuseAnswers(answers, rules)).toBeUndefined();
  const files = [file("a.pdf", 3), file("b.PNG", 5 * 1024 * 1024)];
  expect(refuseAnswers({ ...answers, files }, rules)).toBeUndefined();
});

test("every missing field is named before problems of files", () => {
  const files = [file("a.exe", 3)];
  expect(refuseAnswers({ ...answers, adresse: "", files }, rules)).toEqual({
    kind: "missing",
    fields: ["adresse"],
  });
  expect(refuseAnswers({ ...answers, adresse: "", superficie: "" }, rules)).toEqual({
    kind: "missing",
    fields: ["adresse", "superficie"],
  });
});

test("the first file that is too large or of another type is the one that is named", () => {
  const large = file("grand.pdf", 5 * 1024 * 1024 + 1);
  const program = file("a.exe", 3);
  expect(refuseAnswers({ ...answers, files: [file("a.pdf", 3), large, program] }, rules)).toEqual({
    kind: "too-large",
    file: large,
  });
  expect(refuseAnswers({ ...answers, files: [program, large] }, rules)).toEqual({
    kind: "wrong-type",
    file: program,
  });
});
