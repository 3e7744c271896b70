import { posix } from "node:path";
import { withFingerprint } from "../model/memory/hash.ts";
import { type Manifest, type OutputFile, type PlannedAsset, Undrawable } from "../model/model.ts";

/** The fingerprinted names of drawings, as in a manifest: reading a name makes the drawing. */
export function nameDrawings(drawings: readonly PlannedAsset[]): Manifest["assets"] {
  const names = drawings.map((drawing) => [
    drawing.path,
    { enumerable: true, configurable: true, get: () => publishedPath(drawing.path, drawing.draw().digest) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(names));
}

/** The drawings as files. Those that cannot be drawn are left out. */
export function publishDrawings(drawings: readonly PlannedAsset[]): readonly OutputFile[] {
  return drawings.flatMap((drawing) => {
    try {
      return [toFile(drawing)];
    } catch (error) {
      if (error instanceof Undrawable) return [];
      throw error;
    }
  });
}

/** The drawings that a page may load: those whose plain name occurs in the HTML. */
export function findMentioned(html: string, drawings: readonly PlannedAsset[]): readonly PlannedAsset[] {
  const addresses = html.match(new RegExp(address, "g"))?.join("\n") ?? "";
  return drawings.filter(({ path }) => addresses.includes(address.exec(stemOf(path))?.[0] ?? ""));
}

/** Up to the first character that HTML may escape. */
const address = /assets\/[^\s"'<>&(),\\]*/;

/** The part before the fingerprint. */
function stemOf(path: string): string {
  const { dir, name } = posix.parse(path);
  return posix.join("assets", dir, `${name}.`);
}

function toFile({ path, draw }: PlannedAsset): OutputFile {
  const drawn = draw();
  return {
    path: publishedPath(path, drawn.digest),
    digest: drawn.digest,
    sizeBytes: drawn.sizeBytes,
    get bytes() {
      return drawn.bytes;
    },
  };
}

function publishedPath(path: string, digest: string): string {
  return `assets/${withFingerprint(path, digest)}`;
}
