/** The paths of the to-do page, and of the count for buttons. */
export const todoPaths = { page: "/__todo", count: "/__dev/todo" };
