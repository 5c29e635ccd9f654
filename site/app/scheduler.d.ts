/** React's scheduler; of what it exports, what is used here. */
declare module 'scheduler' {
  /**
   * How many times a second drawing gives way to the rest of the page, from 1 to 125; 0 for the
   * default, every 5 ms.
   */
  export function unstable_forceFrameRate(perSecond: number): void;
}
