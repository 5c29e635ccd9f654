/** Writes the seal and the favicon of the museum to `app/theme`: `npx tsx site/content-tools/seals/write-museum-seal.ts`. */
import { writeFileSync } from 'node:fs';
import { readGlyphOutlines } from '../heading-font/glyph-outlines';
import { drawIcon, drawMuseumSeal } from './museum-seal';

const outlines = await readGlyphOutlines('云泽');
const theme = new URL('../../app/theme/', import.meta.url);
writeFileSync(new URL('seal.svg', theme), drawMuseumSeal(outlines));
writeFileSync(new URL('favicon.svg', theme), drawIcon(outlines));
