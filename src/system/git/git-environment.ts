/** Variables with which Git tells its hooks of their repository: a tool that is started by one inherits them. */
const inherited = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE)$/;

/** Git works in the repository of its folder, and asks nobody in a terminal. `index` is the file to keep its index in. */
export function gitEnvironment(index?: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !inherited.test(name));
  return {
    ...Object.fromEntries(own),
    GIT_TERMINAL_PROMPT: "0",
    ...(index && { GIT_INDEX_FILE: index }),
  };
}
