/** Phones and tablets: by what they say of themselves, or by knowing which way they are held. */
export const isMobile = (window: Window): boolean =>
  /Mobi|Android/.test(window.navigator.userAgent) || 'orientation' in window;
