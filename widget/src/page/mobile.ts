/** Phones and tablets: by what they say of themselves, or a small screen with only a finger to point with. */
export const isMobile = (window: Window): boolean =>
  /Mobi|Android|iP(hone|ad|od)/.test(window.navigator.userAgent) ||
  (window.screen.width < 600 && window.matchMedia('(pointer:coarse)').matches);
