import type { Unrestored } from "../store/exchange.ts";
import { clearOwnFolders, type SetAside } from "../store/own-files.ts";
import { inLanguage, message } from "../words/in-each-language.ts";
import type { Speech } from "../words/speech.ts";
import { printableName } from "./print.ts";

/** What is told of files that a killed command, or a damaged disk, has left behind. */
export const recoveryWords = {
  /** A file of ours below `.site/` that is damaged, and its new name, if the disk allows one. */
  setAside: message({
    en: ({ file, aside, loss }: { file: string; aside: string | undefined; loss: string }) =>
      `${file} is damaged and ${aside === undefined ? "cannot be set aside" : `was set aside as ${aside}`}: ${loss}`,
    fr: ({ file, aside, loss }) =>
      `${file} est endommagé et ${aside === undefined ? "ne peut être mis de côté" : `a été mis de côté sous le nom ${aside}`} : ${loss}`,
  }),
  inTheWay: message({
    en: ({ file, aside }: { file: string; aside: string | undefined }) =>
      `${file} must be a folder: what has its name ${aside === undefined ? "cannot be set aside" : `was set aside as ${aside}`}`,
    fr: ({ file, aside }) =>
      `${file} doit être un dossier : ce qui porte ce nom ${aside === undefined ? "ne peut être mis de côté" : `a été mis de côté sous le nom ${aside}`}`,
  }),
  unrestored: message({
    en: ({ files, folder }: { files: string; folder: string }) =>
      `${files}: a command that was stopped had begun to change this, and it was edited since, so it stays as it is; the earlier files are kept in ${folder}/before/`,
    fr: ({ files, folder }) =>
      `${files} : une commande interrompue avait commencé à changer ce contenu, qui a été modifié depuis ; il reste donc tel quel, et les fichiers d’avant sont gardés dans ${folder}/before/`,
  }),
  unrestorable: message({
    en: ({ files, folder }: { files: string; folder: string }) =>
      `${files}: a command that was stopped had begun to change this, and what was kept of it in ${folder}/before/ is damaged, so it stays as it is`,
    fr: ({ files, folder }) =>
      `${files} : une commande interrompue avait commencé à changer ce contenu, et ce qui en était gardé dans ${folder}/before/ est endommagé ; il reste donc tel quel`,
  }),
  notYetRestored: message({
    en: ({ files }: { files: string }) =>
      `${files}: a command that was stopped had begun to change this, and the disk refuses to put it back; the next start tries again`,
    fr: ({ files }) =>
      `${files} : une commande interrompue avait commencé à changer ce contenu, et le disque refuse de le remettre comme avant ; le prochain démarrage essaiera de nouveau`,
  }),
};

/**
 * Sets aside what has the name of a folder of ours below `.site/`, and says so on stderr. To be called by each command
 * that writes there, before it does.
 */
export async function clearTheWay(root: string, loadSpeech: () => Promise<Speech>): Promise<void> {
  const found: SetAside[] = [];
  clearOwnFolders(root, (one) => found.push(one));
  for (const one of found) process.stderr.write(describeSetAside(one, await loadSpeech()));
}

/** A line for files that a killed command had begun to change and that stay as they are. */
export function describeUnrestored({ files, kept, why }: Unrestored, { language }: Speech): string {
  const { unrestored, unrestorable, notYetRestored } = inLanguage(recoveryWords, language);
  const words = { changed: unrestored, lost: unrestorable, refused: notYetRestored }[why];
  return `${words({ files: files.map(printableName).join(", "), folder: kept })}\n`;
}

/** A line for a damaged file of ours, or for what is in the way of one of our folders. */
export function describeSetAside({ file, aside, loss }: SetAside, { language, tell }: Speech): string {
  const names = { file: printableName(file), aside: aside && printableName(aside) };
  const { inTheWay, setAside } = inLanguage(recoveryWords, language);
  return `${loss === undefined ? inTheWay(names) : setAside({ ...names, loss: tell(loss) })}\n`;
}
