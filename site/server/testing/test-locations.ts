import type { AppOptions } from '../app';

/** Build locations that all point to one folder, for tests that read no build output. */
export function locationsIn(folder: string): AppOptions['locations'] {
  return {
    app: folder,
    prerender: folder,
    toolbar: folder,
    userCentre: folder,
    serviceWorker: folder,
    desk: folder,
    demoPages: folder,
  };
}
