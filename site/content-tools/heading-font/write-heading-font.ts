/** Writes the subsets of the heading font; needed when headings have new characters: `npx tsx site/content-tools/heading-font/write-heading-font.ts`. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { readHeadingFace } from './heading-face';
import { fontFileName, headingCharactersModule, headingFontCss } from './heading-font-css';
import { headingGroups } from './heading-groups';

const out = new URL('../../app/theme/heading-font/', import.meta.url);
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });

const face = readHeadingFace();
const groups = headingGroups();
for (const [index, group] of groups.entries()) {
  const options = { targetFormat: 'woff2', keepFeatures: ['vert'], noHinting: true } as const;
  writeFileSync(new URL(fontFileName(index), out), await subsetFont(face, group.join(''), options));
}
writeFileSync(new URL('heading-font.css', out), headingFontCss(groups));
writeFileSync(
  new URL('../../contract/shared/heading-characters.ts', import.meta.url),
  headingCharactersModule(groups),
);
copyFileSync(new URL('LICENSE-noto-serif-sc.txt', import.meta.url), new URL('LICENSE.txt', out));
