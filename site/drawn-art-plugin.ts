import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawnArt, vessels } from './content/art';
import { drawProvince } from './content/art/map/draw-province';
import { museumPlace, names } from './content/art/map/province';
import { drawPersonSeals, sealed } from './content/art/seal/person-seals';

const drawings = new Map([...drawnArt(), ...drawProvince(), ...(await drawPersonSeals())]);
const version = createHash('sha256')
  .update(JSON.stringify([...drawings]))
  .digest('hex')
  .slice(0, 8);

/** Folder of the drawings; the content hash in its name allows immutable caching. */
const folder = `assets/drawn-${version}`;

/** Compile-time constants for the app, which must not import the content: folder and metadata of the drawings. */
export const drawnArtAddress = Object.fromEntries(
  Object.entries({
    DRAWN: `/${folder}`,
    SEALS: sealed.join(' '),
    PROVINCE: { names, museum: museumPlace },
    VESSELS: vessels
      .filter(({ shownWith }) => shownWith)
      .map(({ id, name, shownWith }) => ({ id, name, shownWith })),
  }).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
);

/** Emits the line drawings, the map and the seals; the development server draws them on request. */
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
