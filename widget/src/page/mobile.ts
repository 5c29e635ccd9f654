/** Phones and tablets, by what they say of themselves or by having nothing but a finger to point with. */
export const isMobile = (window: Window): boolean =>
  /Mobi|Android|iP(hone|ad|od)/.test(window.navigator.userAgent) ||
  window.matchMedia('(hover:none) and (pointer:coarse)').matches;
