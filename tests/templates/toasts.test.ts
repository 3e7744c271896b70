import { expect, test, vi } from "vitest";
import { dismiss, getToasts, showToast, subscribe } from "../../templates/toasts/toasts.ts";

const sent = { kind: "done", title: "Envoyé", text: "Merci." } as const;
const failed = { kind: "failed", title: "Erreur", text: "Encore." } as const;

test("toasts are in the order in which they were added, and each listener is notified of every change", () => {
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

test("a toast with the same words replaces the earlier one, so that it is announced again", () => {
  showToast(sent);
  const [earlier] = getToasts();
  showToast(sent);
  expect(getToasts()).toHaveLength(1);
  expect(getToasts()[0]?.id).not.toBe(earlier?.id);
  dismiss(getToasts()[0]?.id ?? 0);
});

test("a success removes the toast of the earlier failure", () => {
  showToast(failed);
  showToast(sent);
  expect(getToasts().map(({ title }) => title)).toEqual(["Envoyé"]);
  dismiss(getToasts()[0]?.id ?? 0);
});

test("a new failure replaces the earlier failure, and no success", () => {
  showToast(sent);
  showToast({ ...failed, title: "Champs obligatoires" });
  showToast({ ...failed, title: "Fichier trop volumineux" });
  expect(getToasts().map(({ title }) => title)).toEqual(["Envoyé", "Fichier trop volumineux"]);
  for (const { id } of getToasts()) dismiss(id);
});

test("dismissing a toast again notifies no listener", () => {
  const listener = vi.fn();
  const before = getToasts();
  subscribe(listener);
  dismiss(-1);
  expect(getToasts()).toBe(before);
  expect(listener).not.toHaveBeenCalled();
});
