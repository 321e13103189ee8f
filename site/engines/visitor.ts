/** How long a visitor waits for an element, in milliseconds. */
export const patience = 10_000;

/** Keys by their `KeyboardEvent.key`. */
export type PressedKey = 'Tab' | 'Enter' | 'Escape' | 'ArrowDown' | 'ArrowRight' | 'ArrowLeft';

/**
 * What a visitor does, in any engine. Each engine has its own protocol, and this interface is what
 * the tests need from it. Elements are found by CSS selectors: the first match counts.
 */
export type Visitor = {
  /** Opens an address and waits until its page has loaded. */
  open(address: string): Promise<void>;
  /** Goes back in the history. Doesn't wait for the page. */
  back(): Promise<void>;
  /** Sets the size of the page's area, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  click(selector: string): Promise<void>;
  /** Moves the pointer over an element. */
  hover(selector: string): Promise<void>;
  press(key: PressedKey): Promise<void>;
  /** Clicks a field and types into it. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses an option of a `select` by its label, which must also be its value. */
  choose(selector: string, label: string): Promise<void>;
  /** Selects a file in a file field, by its absolute path. */
  attach(selector: string, path: string): Promise<void>;
  /** Runs a function in the page. It can use only its arguments. */
  read<Result>(script: (...args: string[]) => Result, ...args: string[]): Promise<Awaited<Result>>;
  /** Errors from the console, from scripts, and from the security policy. */
  complaints(): Promise<string[]>;
  leave(): Promise<void>;
};

/** A running browser. Visitors come one after another, each without a history or stored data. */
export type Engine = {
  visit(): Promise<Visitor>;
  stop(): Promise<void>;
};
