/** Writes the subsets of the heading font; needed when headings have new characters: `npx tsx site/content-tools/heading-font/write-heading-font.ts`. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { readHeadingFace, readTraditionalFace } from './heading-face';
import { fontFileName, headingCharactersModule, headingFontCss } from './heading-font-css';
import { headingGroups, traditionalHeadingGroups } from './heading-groups';

/** Writes the files of a font, its style sheet and its licence into a folder of the theme. */
async function writeSubsets(folder: string, name: string, face: Buffer, groups: string[][]) {
  const out = new URL(`../../app/theme/${folder}/`, import.meta.url);
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  for (const [index, group] of groups.entries()) {
    const options = { targetFormat: 'woff2', keepFeatures: ['vert'], noHinting: true } as const;
    const file = new URL(fontFileName(index), out);
    writeFileSync(file, await subsetFont(face, group.join(''), options));
  }
  writeFileSync(new URL('heading-font.css', out), headingFontCss(groups, name));
  copyFileSync(new URL('LICENSE-noto-serif-sc.txt', import.meta.url), new URL('LICENSE.txt', out));
}

const groups = headingGroups();
const traditionalGroups = traditionalHeadingGroups();
await writeSubsets('heading-font', 'Noto Serif SC', readHeadingFace(), groups);
await writeSubsets('heading-font-hant', 'Noto Serif TC', readTraditionalFace(), traditionalGroups);
writeFileSync(
  new URL('../../contract/shared/heading-characters.ts', import.meta.url),
  headingCharactersModule(groups, traditionalGroups),
);
