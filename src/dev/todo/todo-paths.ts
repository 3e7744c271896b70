/** The page « À faire », and what buttons count by. */
export const todoPaths = { page: "/__todo", count: "/__dev/todo" };
