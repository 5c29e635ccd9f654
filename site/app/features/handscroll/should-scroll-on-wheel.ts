/** Milliseconds without a wheel event after which the scrolling of the page has ended. */
const scrollEndMs = 400;

/**
 * Whether a wheel event scrolls the handscroll and not the page: the pointer has moved over it since
 * the page last scrolled, and the page has stopped. Times are `Event.timeStamp`s in milliseconds.
 */
export function shouldScrollOnWheel(
  now: number,
  pageScrolledAt: number,
  pointerMovedAt: number,
): boolean {
  return pointerMovedAt > pageScrolledAt && now - pageScrolledAt > scrollEndMs;
}
