import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { drawVessels, vessels } from '../content-tools/vessels';
import { drawProvince } from '../content-tools/map/draw-province';
import { museumPosition, mapLabels } from '../content-tools/map/province';
import { drawPersonSeals, peopleWithSeal } from '../content-tools/seals/person-seals';

const drawings = new Map([...drawVessels(), ...drawProvince(), ...(await drawPersonSeals())]);
const version = createHash('sha256')
  .update(JSON.stringify([...drawings]))
  .digest('hex')
  .slice(0, 8);

/** Folder of the drawings; the content hash in its name allows immutable caching. */
const folder = `assets/drawn-${version}`;

/** Compile-time constants for the app, which must not import the content: folder and metadata of the drawings. */
export const lineArtDefines = Object.fromEntries(
  Object.entries({
    DRAWN: `/${folder}`,
    SEALS: peopleWithSeal.join(' '),
    PROVINCE: { names: mapLabels, museum: museumPosition },
    VESSELS: vessels
      .filter(({ shownWith }) => shownWith)
      .map(({ id, name, shownWith }) => ({ id, name, shownWith })),
  }).map(([name, value]) => [`import.meta.env.${name}`, JSON.stringify(value)]),
);

/** Emits the line drawings, the map and the seals; the development server draws them on request. */
export function lineArtPlugin(): Plugin {
  return {
    name: 'drawn-art',
    config: () => ({ define: lineArtDefines }),
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
