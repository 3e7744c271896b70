/** `import text from "./a.css" with { type: "text" }`: what the file says. */
declare module "*.css" {
  const text: string;
  export default text;
}

declare module "*.js" {
  const text: string;
  export default text;
}
