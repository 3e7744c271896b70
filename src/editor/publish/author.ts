import { createGit, type Git } from "../../changes/git/git.ts";
import { askGit } from "./ask-git.ts";

/** The person whose name each publication bears. */
export type Author = { readonly name: string; readonly email: string };

/**
 * Returns what an author has typed, without spaces around it. `wrong` names what Git could not record: its lines have the
 * form `name <address>`.
 */
export function readAuthor(typed: Author): Author | { readonly wrong: keyof Author } {
  const [name, email] = [typed.name.trim(), typed.email.trim()];
  // Git leaves out signs at the ends of a name, and refuses one that is made of them.
  if (!/[\p{L}\p{N}]/u.test(name) || /[<>\p{C}]/u.test(name)) return { wrong: "name" };
  if (!/^[^\s<>@\p{C}]+@[^\s<>@\p{C}]+$/u.test(email)) return { wrong: "email" };
  return { name, email };
}

/** Writes the author into the configuration of this clone, or into that of the user. */
export async function saveAuthor(
  git: Git,
  { name, email }: Author,
  where: "here" | "everywhere",
): Promise<void> {
  const scope = where === "here" ? "--local" : "--global";
  await askGit(git, ["config", scope, "--", "user.name", name]);
  await askGit(git, ["config", scope, "--", "user.email", email]);
}

/** True for a clone that could publish if Git knew its author. */
export async function lacksAuthor(root: string): Promise<boolean> {
  const run = await createGit(root)(["config", "--get-regexp", "^(user\\.(name|email)|remote\\..*\\.url)$"]);
  if (run.status !== "done") return false;
  const lines = run.bytes.toString().split("\n");
  const has = (name: string) => lines.some((line) => line.startsWith(`${name} `));
  const { GIT_AUTHOR_NAME, GIT_AUTHOR_EMAIL } = process.env;
  const isKnown = (GIT_AUTHOR_NAME || has("user.name")) && (GIT_AUTHOR_EMAIL || has("user.email"));
  return !isKnown && lines.some((line) => line.startsWith("remote."));
}
