import { posix } from "node:path";
import { withFingerprint } from "../../memory/hash.ts";
import { type Manifest, type OutputFile, type PlannedAsset, Undrawable } from "../../model/model.ts";

/** Their names as a manifest has them: each is drawn where its name is read. */
export function nameDrawings(drawings: readonly PlannedAsset[]): Manifest["assets"] {
  const names = drawings.map((drawing) => [
    drawing.path,
    { enumerable: true, configurable: true, get: () => publishedPath(drawing.path, drawing.draw().digest) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(names));
}

/** The files that go out. What cannot be drawn is left out. */
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

/** Those that a page may load: all whose name begins as an address in it does. */
export function findMentioned(html: string, drawings: readonly PlannedAsset[]): readonly PlannedAsset[] {
  const addresses = html.match(new RegExp(address, "g"))?.join("\n") ?? "";
  return drawings.filter(({ path }) => addresses.includes(address.exec(stemOf(path))?.[0] ?? ""));
}

/** Up to the first sign that HTML may write otherwise. */
const address = /assets\/[^\s"'<>&(),\\]*/;

/** What stands before the fingerprint. */
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
