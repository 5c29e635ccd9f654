import type { Bars } from './bar-offset';

/**
 * Scrolls the focused element clear of the bars after a change of the bars or of the window's height.
 * Does nothing for an element outside of the viewport, or higher than the space between the bars.
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
  const isInViewport = bottom > 0 && top < Math.max(heightBefore, innerHeight);
  if (isInViewport && height < innerHeight - bars.top - bars.bottom)
    focused.scrollIntoView({ block: 'nearest', behavior: 'instant' });
}
