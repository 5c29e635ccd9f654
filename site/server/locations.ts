import { fileURLToPath } from 'node:url';

/** Where the things lie that the service serves or reads. Tests bring their own. */
export interface Locations {
  /** What the build of the site wrote: `index.html` and `assets/`. */
  app: string;
  /** What the build of the site wrote to draw pages with, outside a browser. */
  prerender: string;
  /** What the build of the toolbar wrote. */
  toolbar: string;
  /** What the build made of the user centre's script and styles. */
  userCentre: string;
  demoPages: string;
  /** The demo museum, a content pack. */
  demoContent: string;
  migrations: string;
  defaultDataDir: string;
}

/** The locations as seen from the built files in `site/dist/server`. */
export function builtLocations(): Locations {
  const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
  return {
    app: at('../app'),
    prerender: at('../prerender'),
    toolbar: at('../../../widget/dist'),
    userCentre: at('../user-centre'),
    demoPages: at('../../../widget-demo/pages'),
    demoContent: at('../../content'),
    migrations: at('./migrations'),
    defaultDataDir: at('../../.data'),
  };
}
