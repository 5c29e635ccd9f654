import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawnArt } from './content/art';

const drawings = drawnArt();
const version = createHash('sha256')
  .update(JSON.stringify([...drawings]))
  .digest('hex')
  .slice(0, 8);

/** Where the drawings are served: named by what they hold, so that browsers may keep them. */
const folder = `assets/drawn-${version}`;

/** Tells the app where they are. */
export const drawnArtAddress = { 'import.meta.env.DRAWN': JSON.stringify(`/${folder}`) };

/** Draws the line drawings at the build; the app finds their folder in `import.meta.env.DRAWN`. */
export function drawnArtPlugin(): Plugin {
  return {
    name: 'drawn-art',
    config: () => ({ define: drawnArtAddress }),
    configureServer: ({ middlewares }) => {
      middlewares.use(`/${folder}`, (request, response, next) => {
        const svg = drawings.get((request.url ?? '').slice(1));
        if (svg === undefined) {
          next();
          return;
        }
        response.setHeader('content-type', 'image/svg+xml');
        response.end(svg);
      });
    },
    generateBundle() {
      for (const [name, source] of drawings) {
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
      }
    },
  };
}
