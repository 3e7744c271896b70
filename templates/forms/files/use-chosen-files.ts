import { type RefObject, useEffect, useRef, useState } from "react";
import { toFileList } from "./with-temporary-form.ts";

/** The files of one field, and the last change. */
export type ChosenFiles = {
  readonly input: RefObject<HTMLInputElement | null>;
  readonly files: readonly File[];
  readonly change: FileChange | undefined;
  /** Adds chosen or dropped files, or replaces the file of a field that takes only one. */
  add(files: readonly File[]): void;
  remove(file: File): void;
  clear(): void;
  /** Focuses the field and scrolls to the message below the files, which a long list may hide. */
  showFault(): void;
};

export type FileChange =
  | { readonly kind: "added"; readonly files: readonly File[] }
  | { readonly kind: "removed"; readonly file: File }
  /** Several files at once for a field that takes one: none was taken. */
  | { readonly kind: "too-many" };

/**
 * Keeps the files of a field in a list that a visitor can add to and take from. Files chosen before hydration are
 * included.
 */
export function useChosenFiles(isMultiple: boolean): ChosenFiles {
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [change, setChange] = useState<FileChange>();
  useEffect(() => setFiles([...(input.current?.files ?? [])]), []);

  const keep = (kept: readonly File[], what: FileChange | undefined) => {
    setFiles(kept);
    setChange(what);
    // The field itself contains the same files, for the browser and for code that reads the form.
    if (input.current !== null) input.current.files = toFileList(kept);
  };
  return {
    input,
    files,
    change,
    add: (added) => {
      // Some browsers empty the field when the visitor cancels the choice.
      if (added.length === 0) return keep(files, change);
      if (!isMultiple && added.length > 1) return keep(files, { kind: "too-many" });
      const fresh = added.filter((file) => !files.some((other) => isSame(file, other)));
      keep(isMultiple ? [...files, ...fresh] : added, { kind: "added", files: added });
    },
    remove: (file) => {
      keep(
        files.filter((other) => other !== file),
        { kind: "removed", file },
      );
    },
    clear: () => keep([], undefined),
    showFault: () => {
      const field = input.current;
      field?.focus();
      document.getElementById(`${field?.id}-erreur`)?.scrollIntoView({ block: "nearest" });
    },
  };
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}
