import type { Settings } from './options';

export interface PageHooks {
  /** Style rules of the page. */
  rules: (settings: Readonly<Settings>) => string;
}

/** What the settings of further tools do to the page; their file replaces the function. */
export const pageHooks: PageHooks = { rules: () => '' };
