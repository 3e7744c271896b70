/** The path of `program` in a fetched package. Undefined when it cannot be had. */
export function fetchPackage(spec: string, folder: string, program: string): string | undefined;
