import type { ComponentType } from 'react';

/**
 * Crawlable pages are rendered for visitors without script. In the browser no page is: the build of the prerenderer
 * replaces this module by `boot/prerender/static-page.ts`.
 */
export const useIsStaticPage = (): boolean => false;

/** A lazy component that a crawlable page contains from the start. */
export const useStaticPart = (_load: () => Promise<ComponentType>): ComponentType | undefined =>
  undefined;
