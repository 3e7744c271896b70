import { expect, test, vi } from "vitest";
import { dismiss, getToasts, showToast, subscribe } from "../../templates/toasts/toasts.ts";

const sent = { kind: "done", title: "Envoyé", text: "Merci." } as const;
const failed = { kind: "failed", title: "Erreur", text: "Encore." } as const;

test("toasts stand in the order in which they came, and each listener hears of every change", () => {
  const listener = vi.fn();
  const unsubscribe = subscribe(listener);
  showToast(sent);
  showToast(failed);
  const [first, second] = getToasts();
  expect([first?.title, second?.title]).toEqual(["Envoyé", "Erreur"]);
  expect(second?.id).toBeGreaterThan(first?.id ?? Number.NaN);
  dismiss(first?.id ?? 0);
  expect(getToasts()).toEqual([second]);
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  dismiss(second?.id ?? 0);
  expect(listener).toHaveBeenCalledTimes(3);
});

test("what says the same again takes the place of the earlier one, to be announced anew", () => {
  showToast(sent);
  const [earlier] = getToasts();
  showToast(sent);
  expect(getToasts()).toHaveLength(1);
  expect(getToasts()[0]?.id).not.toBe(earlier?.id);
  dismiss(getToasts()[0]?.id ?? 0);
});

test("once it has succeeded, nothing says any more that it failed", () => {
  showToast(failed);
  showToast(sent);
  expect(getToasts().map(({ title }) => title)).toEqual(["Envoyé"]);
  dismiss(getToasts()[0]?.id ?? 0);
});

test("what fails anew takes the place of what failed before, and of no success", () => {
  showToast(sent);
  showToast({ ...failed, title: "Champs obligatoires" });
  showToast({ ...failed, title: "Fichier trop volumineux" });
  expect(getToasts().map(({ title }) => title)).toEqual(["Envoyé", "Fichier trop volumineux"]);
  for (const { id } of getToasts()) dismiss(id);
});

test("a toast that is gone can be dismissed again without a word to anyone", () => {
  const listener = vi.fn();
  const before = getToasts();
  subscribe(listener);
  dismiss(-1);
  expect(getToasts()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});
