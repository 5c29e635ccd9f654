import { css } from 'styled-components';

/**
 * Keeps a column in view beside a longer one. A column higher than the window scrolls up to its end first, so that its
 * last control can be seen; it needs `publishHeight`. The zoom of the toolbar enlarges `vh`, too.
 */
export const stickyColumn = css`
  position: sticky;
  top: min(
    24px + var(--a11y-toolbar-top, 0px),
    100vh / var(--a11y-toolbar-zoom, 1) -
      24px - var(--a11y-toolbar-bottom, 0px) - var(--own-height, 0px)
  );
`;

/** Ref callback that keeps the height of an element, in px, in its custom property `--own-height`. */
export function publishHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined;
  const resizing = new ResizeObserver(() => {
    element.style.setProperty('--own-height', `${element.offsetHeight}px`);
  });
  resizing.observe(element);
  return () => resizing.disconnect();
}
