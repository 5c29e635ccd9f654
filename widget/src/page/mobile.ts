/** Phones and tablets: by what they say of themselves, or a small screen with nothing but a finger to point with. */
export const isMobile = (window: Window): boolean =>
  /Mobi|Android|iP(hone|ad|od)/.test(window.navigator.userAgent) ||
  window.matchMedia('(pointer:coarse) and (max-width:600px)').matches;
