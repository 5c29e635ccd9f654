import type { ComponentType, ReactNode } from 'react';

/**
 * Crawlable pages are rendered for visitors without script. In the browser no page is: the build of the prerenderer
 * replaces this module by `boot/prerender/static-page.ts`.
 */
export const useIsStaticPage = (): boolean => false;

/** A lazy component that a crawlable page contains from the start, as an element. */
export const useStaticPart: (load: () => Promise<ComponentType>) => ReactNode = () => undefined;
