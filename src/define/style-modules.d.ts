/** The names of the classes of a CSS module, by their names in the file. */
declare module "*.module.css" {
  const names: { readonly [name: string]: string };
  export default names;
}

/** A style sheet is imported for what it does, or as text: a site that imports text declares it. */
declare module "*.css" {}
