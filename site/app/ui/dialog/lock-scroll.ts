/** Stops the page from scrolling behind a modal dialog; returns the undo. The page's width stays. */
export function lockScroll(): () => void {
  const root = document.documentElement;
  const { overflow, scrollbarGutter } = root.style;
  const hasScrollbar = window.innerWidth > root.clientWidth;
  root.style.overflow = 'hidden';
  if (hasScrollbar) root.style.scrollbarGutter = 'stable';
  return () => {
    Object.assign(root.style, { overflow, scrollbarGutter });
  };
}
