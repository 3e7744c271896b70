/** How a visitor has set up the browser. What is left out is as below. */
export type Setting = {
  /** Of the window, in pixels: 1280 by 800. */
  readonly width?: number;
  readonly height?: number;
  readonly dark?: boolean;
  /** Animations run. Tests do without them. */
  readonly motion?: boolean;
  /** False turns scripts off. */
  readonly scripts?: boolean;
  /** A proxy that is asked in place of every server but those of this machine. Only WebKit takes one. */
  readonly proxy?: string;
};

/** In pixels from the corner of the window. */
export type Place = { readonly x: number; readonly y: number };

/** What goes to the page and back: JSON. */
export type Sent =
  | undefined
  | null
  | boolean
  | number
  | string
  | readonly Sent[]
  | { readonly [name: string]: Sent };

/**
 * One window of one engine, with what a visitor does there. Selectors are those of CSS, and the first element counts.
 */
export type Visitor = {
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page, and waits for what it promises. */
  ask<Answer, Argument extends Sent = undefined>(
    run: (argument: Argument) => Answer | Promise<Answer>,
    ...argument: Argument extends undefined ? [] : [Argument]
  ): Promise<Answer>;
  /** Brings the element into view and clicks in its middle. */
  click(selector: string): Promise<void>;
  doubleClick(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  /** What the mouse does at a place of the window, whatever stands there. */
  readonly pointer: {
    move(place: Place): Promise<void>;
    click(place: Place, count?: 1 | 2): Promise<void>;
    drag(from: Place, to: Place): Promise<void>;
  };
  /** Turns the wheel over a place of the window. */
  wheel(place: Place, deltaY: number): Promise<void>;
  /** Types into what has the focus. */
  type(text: string): Promise<void>;
  /** Presses keys one after the other, as in `Tab`, `Shift+Tab`, `Enter` or `a`. */
  press(...keys: readonly string[]): Promise<void>;
  /** Puts files of the disk into a field. */
  choose(selector: string, files: readonly string[]): Promise<void>;
  /** The same with a field that a function finds in the page, which selectors cannot find in a shadow tree. */
  chooseIn<Argument extends Sent>(
    find: (argument: Argument) => Element | null,
    argument: Argument,
    files: readonly string[],
  ): Promise<void>;
  /** What is in the window, as PNG. */
  picture(): Promise<Uint8Array>;
  /** The page as PDF, or undefined where the engine prints nothing by itself. */
  print(): Promise<Uint8Array | undefined>;
  /** What the pages have said in the console, thrown, failed to load and been refused by their policy. */
  complaints(): Promise<readonly string[]>;
};

export type Engine = {
  readonly name: "Chromium" | "Firefox" | "WebKit";
  /** The engine tells nothing of what pages complain of: they have to load `witness` themselves. */
  readonly needsWitness: boolean;
  /** Opens a window in a profile of its own, and closes it after `look`. */
  visit(setting: Setting, look: (visitor: Visitor) => Promise<void>): Promise<void>;
  close(): Promise<void>;
};
