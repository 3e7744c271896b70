// node scripts/write-function-pages.mjs
// Writes docs/functions/ for the package: a page for each function, component and value that templates may import, from
// its type and comment. Git ignores them. The documentation’s site makes the same pages.
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { listFunctions } from "./documentation/list-functions.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const docs = join(root, "docs");
rmSync(join(docs, "functions"), { recursive: true, force: true });
mkdirSync(join(docs, "functions"), { recursive: true });
for (const { path, title, description, body } of listFunctions(root)) {
  const parts = [`# ${title}`, description, ...body.filter(Boolean)];
  writeFileSync(join(docs, path), `${parts.join("\n\n")}\n`);
}
