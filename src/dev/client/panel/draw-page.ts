import type { PageDescription } from "../../panel/page-description.ts";
import type { TodoCount } from "../../todo/todo-count.ts";
import { todoPaths } from "../../todo/todo-paths.ts";
import type { Words } from "../spoken.ts";
import { make } from "./make.ts";

/** The kind of the page, whether it is published, and the number of tasks on the whole site. */
export function drawPage(
  { route, template, publication, mails }: PageDescription,
  words: Words,
  todo: TodoCount | undefined,
): readonly Node[] {
  return [
    make("p", {}, make("code", {}, route)),
    make("p", {}, words["page.group"]({ group: template })),
    make("p", { class: publication.status }, describePublication(publication, words)),
    make(
      "p",
      {},
      make(
        "a",
        { href: todoPaths.page },
        todo === undefined ? words["page.todo"] : words["page.todo.count"](todo),
      ),
    ),
    make("p", {}, make("a", { href: "/__mail" }, words["page.mails"]({ count: mails }))),
  ];
}

function describePublication(publication: PageDescription["publication"], words: Words): string {
  switch (publication.status) {
    case "published":
      return words["page.published"];
    case "hidden-from-search":
      return words["page.hidden-from-search"];
    case "workbench":
      return words["page.workbench"];
    case "draft":
      return words["page.draft"](publication);
    case "future":
      return words["page.future"](publication);
    case "partly":
      return words["page.partly"](publication);
  }
}
