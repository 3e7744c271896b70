import { copyFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "./run-site.ts";

/** Gives a site, defined in `templates/site.tsx`, what stands in for the e-mail service of the real site. */
export function addCatchMail(root: string): void {
  const templates = join(root, "templates");
  for (const name of ["catch-mail.ts", "catch-mail-words.ts"])
    copyFileSync(join(projectRoot, "templates/mail", name), join(templates, name));
  const site = join(templates, "site.tsx");
  const text = readFileSync(site, "utf8").replace("defineSite({", "defineSite({\n  devService: catchMail,");
  writeFileSync(site, `import { catchMail } from "./catch-mail.ts";\n${text}`);
}
