import { fileURLToPath } from 'node:url';
import type { AppOptions } from '../app';

const sourceOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The threads of the service from their sources. */
export const workerSources = {
  renderWorker: sourceOf('../html/prerender/render-worker.mjs'),
  hashWorker: sourceOf('../members/hash-worker.mjs'),
};

/** Build locations that all point to one folder, for tests that read no build output. */
export function locationsIn(folder: string): AppOptions['locations'] {
  return {
    ...workerSources,
    app: folder,
    prerender: folder,
    toolbar: folder,
    userCentre: folder,
    serviceWorker: folder,
    desk: folder,
    demoPages: folder,
  };
}
