/** Chromium 114, Firefox 125 and Safari 17 have the popover API; the fallback is a modal dialog. */
export function supportsPopover(): boolean {
  return 'showPopover' in HTMLElement.prototype;
}
