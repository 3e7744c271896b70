import { type Argument, Help, type Option } from "commander";
import type { Speech } from "../words/speech.ts";

/** Commander’s help in the user’s language. */
export class SpokenHelp extends Help {
  constructor(private readonly words: Speech["command"]) {
    super();
  }

  /** `title` is one of commander’s own. */
  override styleTitle(title: string): string {
    const { usage, arguments: args, options, commands } = this.words.help;
    const titles = new Map([
      ["Usage:", usage],
      ["Arguments:", args],
      ["Options:", options],
      ["Commands:", commands],
    ]);
    return titles.get(title) ?? title;
  }

  override optionDescription({ description, argChoices, defaultValue }: Option): string {
    const isShown = typeof defaultValue === "string" || typeof defaultValue === "number";
    return this.describe(description, argChoices, isShown ? defaultValue : undefined);
  }

  override argumentDescription({ description, argChoices }: Argument): string {
    return this.describe(description, argChoices);
  }

  /** Commander breaks lines at every kind of space, no-break spaces included. */
  override boxWrap(text: string, width: number): string {
    const held = text.replaceAll("\u00a0", "\ue000").replaceAll("\u202f", "\ue001");
    return super.boxWrap(held, width).replaceAll("\ue000", "\u00a0").replaceAll("\ue001", "\u202f");
  }

  private describe(description: string, choices: readonly string[] = [], value?: string | number): string {
    const { help } = this.words;
    const parts = [
      description,
      ...(choices.length > 0 ? [`(${help.choices({ choices })})`] : []),
      ...(value === undefined ? [] : [`(${help.default({ value })})`]),
    ];
    return parts.join(" ");
  }
}
