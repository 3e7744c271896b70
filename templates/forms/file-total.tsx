import { fillIn } from "../words/fill-in.ts";
import { Unbroken } from "../words/unbroken.tsx";
import type { FileFieldWords } from "./file-field.ts";
import { showKo, totalBytes } from "./files/file-size.ts";

type FileTotalProps = {
  readonly id: string;
  readonly words: FileFieldWords;
  readonly files: readonly File[];
  readonly maxTotalBytes: number;
};

/**
 * The e-mail service’s limit for all files, and a warning when the chosen files exceed it. They are not refused: the
 * account may allow more than its setting says, and the service decides.
 */
export function FileTotal({ id, words, files, maxTotalBytes }: FileTotalProps) {
  const sum = totalBytes(files);
  const values = { total: showKo(maxTotalBytes), sum: showKo(sum) };
  const warning = sum > maxTotalBytes ? fillIn(words.overTotal ?? "", values) : "";
  return (
    <div id={id}>
      <p className="field-help">
        <Unbroken text={fillIn(words.total ?? "", values)} />
      </p>
      <p className="file-warning" role="status">
        {warning}
      </p>
    </div>
  );
}
