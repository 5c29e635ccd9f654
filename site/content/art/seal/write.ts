/** Writes the seal and the favicon of the museum to `app/theme`: `npx tsx site/content/art/seal/write.ts`. */
import { writeFileSync } from 'node:fs';
import { readOutlines } from '../../type/outlines';
import { drawIcon, drawMuseumSeal } from './museum-seal';

const outlines = await readOutlines('云泽');
const theme = new URL('../../../app/theme/', import.meta.url);
writeFileSync(new URL('seal.svg', theme), drawMuseumSeal(outlines));
writeFileSync(new URL('favicon.svg', theme), drawIcon(outlines));
