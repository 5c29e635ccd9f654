import type { Settings } from './options';

export interface PageHooks {
  /** Style rules of the page. */
  rules: (settings: Readonly<Settings>) => string;
  /** Enlarges the text of the page, 1 restores it; for browsers without CSS zoom. */
  zoom?: (window: Window & typeof globalThis, zoom: number) => void;
}

/** What the settings of further tools do to the page; their file replaces the functions. */
export const pageHooks: PageHooks = { rules: () => '' };
