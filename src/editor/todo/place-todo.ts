import type { z } from "zod";
import { groupBy } from "../../group-by.ts";
import type { Entry } from "../../model/model.ts";
import { isWorkbenchRoute } from "../../model/route.ts";
import { valueAt } from "../../model/value-at.ts";
import type { Drawn } from "../../pipeline/build.ts";
import type { Position } from "../../words/problem.ts";
import type { FieldPath } from "../model/edit.ts";
import { findHolder, labelEntry, labelField, nameEntry, schemaOf } from "../model/locate/label-fields.ts";
import { createFieldFinder } from "../model/splice/open-file.ts";
import type { TodoPlace } from "./todo.ts";

/** Finds the page, the entry and the field at a position in a file. `routes` are the routes that the message names. */
export type PlaceTodo = (file: string, at?: Position, routes?: readonly string[]) => TodoPlace;

export function createPlacer(
  drawn: Pick<Drawn, "site" | "entries" | "sources" | "parsed" | "pages">,
): PlaceTodo {
  const { site, entries, sources, parsed } = drawn;
  const pages = drawn.pages.filter(({ page }) => !isWorkbenchRoute(page.route));
  const byRoute = new Map(pages.map((rendered) => [rendered.page.route as string, rendered]));
  const byFile = groupBy(entries, (entry) => entry.file);
  const ownPages = new Map(pages.toReversed().map(({ page }) => [page.sources[0], page.route]));
  const showingPages = new Map(
    pages.toReversed().flatMap(({ page }) => page.sources.map((source) => [source, page.route])),
  );
  const texts = new Map(sources.map((source) => [source.file, source]));
  const written = new Map(parsed.map((source) => [source.file, source.data]));
  const finders = new Map<string, ReturnType<typeof createFieldFinder>>();

  const fieldOf = (file: string, at: Position): FieldPath | undefined => {
    const source = texts.get(file);
    if (source === undefined) return undefined;
    const finder = finders.has(file)
      ? finders.get(file)
      : createFieldFinder(source.bytes, file.endsWith(".md") ? "markdown" : "yaml");
    finders.set(file, finder);
    return finder?.(at);
  };
  const holderOf = (file: string, path: FieldPath | undefined): Pick<TodoPlace, "entry" | "field"> => {
    const holder = findHolder({ site, entries: byFile.get(file) ?? [] }, file, path ?? []);
    if (holder === undefined) return { entry: undefined, field: undefined };
    const { name, entry, path: within } = holder;
    const schema = schemaOf(site, name);
    // A file may hold a whole collection, each entry under its name.
    const data = valueAt(written.get(file), (path ?? []).slice(0, -within.length));
    const label = schema && within.length > 0 ? labelInItem(schema, within, data) : undefined;
    return {
      entry: { name, label: labelEntry(site, name, entry) },
      field: path && { path: within, label },
    };
  };
  const labelPage = (route: string): string => {
    const { page, facts } = byRoute.get(route) ?? {};
    const [own] = (byFile.get(page?.sources[0] ?? "") ?? []) as readonly Entry[];
    return own === undefined ? (facts?.title ?? route) : labelEntry(site, own, own);
  };

  return (file, at, routes = []) => {
    const named = routes.find((route) => byRoute.has(route));
    const route = named ?? ownPages.get(file) ?? showingPages.get(file);
    return {
      file,
      at,
      page: route === undefined ? undefined : { route, label: labelPage(route) },
      ...holderOf(file, at && fieldOf(file, at)),
    };
  };
}

/** The label of a field, after the name of its list item, if any: « Prestataire de paiement · Valeur ». */
function labelInItem(schema: z.ZodType, path: FieldPath, data: unknown): string {
  const label = labelField(schema, path);
  const end = path.findLastIndex((step) => typeof step === "number") + 1;
  if (end <= 1 || end === path.length) return label;
  const item = path.slice(0, end);
  const name = nameEntry(valueAt(data, item));
  const isOwn = name === undefined || name === valueAt(data, path);
  return `${isOwn ? labelField(schema, item) : name} · ${label}`;
}
