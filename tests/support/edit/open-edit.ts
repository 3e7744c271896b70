import { onTestFinished } from "vitest";
import { shareTabs } from "../share-browser.ts";
import type { TabOptions } from "../tabs.ts";
import { serveEdit } from "./serve-edit.ts";

/**
 * The small site in edit mode, until the test ends. `errors` and `paths` are what its page has thrown and requested.
 */
export async function openEdit(options: TabOptions = {}) {
  const server = await serveEdit();
  onTestFinished(server.close);
  const tabs = await shareTabs();
  const page = await tabs.take({ locale: "fr-FR", viewport: { width: 1280, height: 900 }, ...options });
  onTestFinished(() => tabs.leave(page));
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  const paths: string[] = [];
  page.on("request", (request) => paths.push(new URL(request.url()).pathname));
  await page.goto(server.origin);
  await page.getByRole("toolbar", { name: "Modification" }).waitFor();
  return { server, page, errors, paths };
}

/** Tall enough for the text and its tools. */
export const tall = { viewport: { width: 1280, height: 1000 } };
