/** Milliseconds without a turn of the wheel after which a movement of the page has ended. */
const pageRests = 400;

/**
 * Whether a turn of the wheel is meant for the strip beneath the pointer, and not for the page that was
 * being scrolled when the strip came beneath it: the visitor has moved the pointer over the strip since
 * the page moved last, and the page has come to rest.
 */
export function isForScroll(now: number, pageMovedAt: number, pointerMovedAt: number): boolean {
  return pointerMovedAt > pageMovedAt && now - pageMovedAt > pageRests;
}
