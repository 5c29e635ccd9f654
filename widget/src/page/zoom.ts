/** The page's own content grows; the toolbar stands outside the body and does not. */
export const zoomRules = (zoom: number): string =>
  `:root{--a11y-toolbar-zoom:${zoom}}` +
  (zoom > 1 ? `:root:root>body{zoom:${zoom}!important}` : '');
