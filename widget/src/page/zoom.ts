/** Zooms the body; the host element of the toolbar is outside of it. */
export const zoomRules = (zoom: number): string =>
  `:root{--a11y-toolbar-zoom:${zoom}}` +
  (zoom > 1 ? `:root:root>body{zoom:${zoom}!important}` : '');

/** Whether the browser is without CSS zoom (Firefox before 126): the further file enlarges the text instead. */
export const lacksZoom: boolean = !(globalThis.CSS as typeof CSS | undefined)?.supports('zoom:1');
