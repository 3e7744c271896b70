/** The paths of the page « À faire », and of the count for buttons. */
export const todoPaths = { page: "/__todo", count: "/__dev/todo" };
