/** Variables that name the repository to Git hooks. A tool that a hook starts inherits them. */
const inherited = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|PREFIX|COMMON_DIR|OBJECT_DIRECTORY|NAMESPACE)$/;

/** Makes Git use the repository of its folder, and ask nothing in a terminal. `index` is the path of the index file. */
export function gitEnvironment(index?: string): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !inherited.test(name));
  return {
    ...Object.fromEntries(own),
    GIT_TERMINAL_PROMPT: "0",
    ...(index && { GIT_INDEX_FILE: index }),
  };
}
