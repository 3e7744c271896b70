import { expect, test } from "vitest";
import { orderAsAsked } from "../../../templates/lists/order.ts";

const named = (id: string) => ({ collection: "projects", id });

test("projects are in the order of the page, and a project that it does not name comes last", () => {
  const projects = [{ id: "batiment" }, { id: "energie" }, { id: "nouveau" }, { id: "usage" }];
  const ordered = orderAsAsked(projects, [named("usage"), named("energie"), named("batiment")]);
  expect(ordered.map(({ id }) => id)).toEqual(["usage", "energie", "batiment", "nouveau"]);
});

test("without an order, projects stay as they were", () => {
  expect(orderAsAsked([{ id: "b" }, { id: "a" }], []).map(({ id }) => id)).toEqual(["b", "a"]);
});
