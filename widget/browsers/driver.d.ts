/** Browser operations of the checks. Coordinates are CSS pixels of the viewport. */
export interface Driver {
  readonly version: string;
  /** Exceptions of the page, where the protocol reports them. */
  readonly errors: string[];
  goto(url: string): Promise<void>;
  /** Runs an expression in the page; a promise is awaited. */
  evaluate(code: string): Promise<unknown>;
  /** Runs an expression before the scripts of each later document, where the protocol can. */
  addInitScript?(code: string): Promise<void>;
  click(x: number, y: number): Promise<void>;
  move(x: number, y: number): Promise<void>;
  /** A key by its name in KeyboardEvent.key, letters in upper case, while modifiers are held. */
  press(key: string, modifiers?: readonly ('Alt' | 'Shift')[]): Promise<void>;
  /** A tap of a finger, where the protocol has touch input. */
  tap?(x: number, y: number): Promise<void>;
  /** Sets the size of the viewport, which some browsers limit to that of their window; no size restores it. */
  resize(size?: { width: number; height: number }): Promise<void>;
  /** Pixels of a window of screen size, three bytes each, for browsers without a window on the screen. */
  capture?(): Promise<Buffer>;
  close(): Promise<void>;
}
