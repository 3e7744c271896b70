declare module "charpente:site" {
  import type { SiteDefinition } from "charpente";

  const site: SiteDefinition;
  export default site;
}
