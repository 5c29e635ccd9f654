/** Chromium 114, Firefox 125 and Safari 17 have popovers; below that a modal dialog takes their place. */
export function supportsPopover(): boolean {
  return 'showPopover' in HTMLElement.prototype;
}
