import { fileURLToPath } from 'node:url';

/** Folders that the service serves or reads. */
export interface Locations {
  /** Build of the site: `index.html` and `assets/`. */
  app: string;
  /** Build of the site's server-side renderer. */
  prerender: string;
  /** Built file of the thread that runs the renderer. */
  renderWorker: string;
  /** Built file of the threads that hash passwords. */
  hashWorker: string;
  /** Build of the toolbar. */
  toolbar: string;
  /** Build of the user centre: script and styles. */
  userCentre: string;
  /** Build of the service worker. */
  serviceWorker: string;
  /** Build of the staff application. */
  desk: string;
  demoPages: string;
  /** The demo museum, a content pack. */
  demoContent: string;
  migrations: string;
  defaultDataDir: string;
}

/** Locations relative to the built files in `site/dist/server`. */
export function builtLocations(): Locations {
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  return {
    app: at('../app'),
    prerender: at('../prerender'),
    renderWorker: at('./render-worker.js'),
    hashWorker: at('./hash-worker.js'),
    toolbar: at('../../../widget/dist'),
    userCentre: at('../user-centre'),
    serviceWorker: at('../service-worker'),
    desk: at('../desk'),
    demoPages: at('../../../widget-demo/pages'),
    demoContent: at('../../content'),
    migrations: at('./migrations'),
    defaultDataDir: at('../../.data'),
  };
}
