/** Zooms the body; the host element of the toolbar is outside of it. */
export const zoomRules = (zoom: number): string =>
  `:root{--a11y-toolbar-zoom:${zoom}}` +
  (zoom > 1 ? `:root:root>body{zoom:${zoom}!important}` : '');
