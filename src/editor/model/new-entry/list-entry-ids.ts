import { isMap, isScalar } from "yaml";
import type { Collection } from "../../../define/define.ts";
import { readEntryId } from "../../../define/read-entry-id.ts";
import type { RawFile } from "../../../model/model.ts";
import { isSource } from "../../../model/sources.ts";
import { readYaml } from "../../../text/read-yaml.ts";

/**
 * The ids that other entries may refer to, without those of translations, in the order of the files, or of the entries
 * in the one file.
 */
export function listEntryIds(collection: Collection, files: readonly RawFile[]): readonly string[] {
  const { kind, path } = collection;
  switch (kind) {
    case "single":
      return [];
    case "folder":
      return files
        .filter((file) => file.path.startsWith(`content/${path}/`) && isSource(file.path))
        .map((file) => file.path.slice(`content/${path}/`.length).replace(/\.[a-z]+$/, ""))
        .filter((id) => readEntryId(id, collection).language === undefined);
    case "file": {
      const file = files.find((candidate) => candidate.path === `content/${path}`);
      const contents = file && readYaml(new TextDecoder().decode(file.bytes)).contents;
      return isMap(contents) ? contents.items.map(({ key }) => String(isScalar(key) ? key.value : key)) : [];
    }
  }
}
