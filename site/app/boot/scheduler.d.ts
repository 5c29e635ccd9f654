/** The part of React's scheduler that is used here. */
declare module 'scheduler' {
  /**
   * Sets how often per second rendering yields to the main thread, from 1 to 125; 0 is the default, every
   * 5 ms.
   */
  export function unstable_forceFrameRate(perSecond: number): void;
}
