/**
 * Requests of pages in edit mode are POSTs below this path, of type `application/json`, from the page’s own origin, with
 * the token of the session in the header `X-Site-Edit`. `requests.ts` lists them.
 */
export const editPath = "/__edit/";
export const tokenHeader = "x-site-edit";
/**
 * The only request that is not JSON. Its type is `application/octet-stream`; its first line is JSON with the original
 * file name, the rest is the bytes. The answer is an `AddFileAnswer`.
 */
export const addFileAction = "add-file";

/** The path of the publish page. */
export const publishPath = "/__publish";
/** The start of the paths of pictures: the tree of a version and the path of a file in it follow. */
export const picturesPath = `${publishPath}/pictures/`;
