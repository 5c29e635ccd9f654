/** Whether the device is a phone or tablet: by user agent, or by the legacy `window.orientation`. */
export const isMobile = (window: Window): boolean =>
  /Mobi|Android/.test(window.navigator.userAgent) || 'orientation' in window;
