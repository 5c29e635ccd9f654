import { fileURLToPath } from 'node:url';
import type { AppOptions } from '../app';

/** The rendering thread from its source. */
export const renderWorker = fileURLToPath(
  new URL('../html/prerender/render-worker.mjs', import.meta.url),
);

/** Build locations that all point to one folder, for tests that read no build output. */
export function locationsIn(folder: string): AppOptions['locations'] {
  return {
    app: folder,
    prerender: folder,
    renderWorker,
    toolbar: folder,
    userCentre: folder,
    serviceWorker: folder,
    desk: folder,
    demoPages: folder,
  };
}
