/** The command line asks for something that cannot be: exit status 2, nothing done. */
export class UsageError extends Error {}
