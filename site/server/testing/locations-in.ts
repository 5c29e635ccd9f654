import type { AppOptions } from '../app';

/** One folder for whatever the builds wrote, where none of it is asked for. */
export function locationsIn(folder: string): AppOptions['locations'] {
  return {
    app: folder,
    prerender: folder,
    toolbar: folder,
    userCentre: folder,
    demoPages: folder,
  };
}
