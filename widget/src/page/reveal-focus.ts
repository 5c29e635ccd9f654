import type { Bars } from './room';

/**
 * Scrolls the focused element out from under the bars after these or the window's height have changed.
 * One that was scrolled out of the window, or is higher than what is left of it, stays where it is.
 * @param heightBefore height of the window before the change
 */
export function revealFocus(
  { document, innerHeight }: Window,
  bars: Bars,
  heightBefore: number,
): void {
  let focused = document.activeElement;
  if (focused?.hasAttribute('data-a11y-toolbar')) return;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  if (!focused || focused === document.body) return;
  const { top, bottom, height } = focused.getBoundingClientRect();
  const isSeen = bottom > 0 && top < Math.max(heightBefore, innerHeight);
  if (isSeen && height < innerHeight - bars.top - bars.bottom)
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
