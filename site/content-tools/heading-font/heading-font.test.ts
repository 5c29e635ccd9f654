import { readFileSync, readdirSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { toTraditional } from '../../traditional/to-traditional';
import { headingCharacters } from './group-characters';
import { hasHeadingGlyphs } from '../../contract/shared/heading-characters';
import { unicodeRange } from './heading-font-css';
import { pageHeadings } from './page-headings';
import { readHeadings } from './read-headings';

/** The font files of a style sheet with size and characters of their `unicode-range`. */
function readFiles(folder: URL) {
  const css = readFileSync(new URL('heading-font.css', folder), 'utf8');
  return [...css.matchAll(/url\('\.\/([^']+)'\)[^;]*; unicode-range: ([^;]+);/g)].map(
    ([, name = '', range = '']) => ({
      name,
      bytes: statSync(new URL(name, folder)).size,
      characters: new Set(
        range.split(', ').flatMap((each) => {
          const [from = 0, to = from] = each
            .slice(2)
            .split('-')
            .map((hex) => parseInt(hex, 16));
          return Array.from({ length: to - from + 1 }, (_, step) =>
            String.fromCodePoint(from + step),
          );
        }),
      ),
    }),
  );
}

const inTheme = (name: string) => new URL(`../../app/theme/${name}/`, import.meta.url);
const fonts = [
  {
    script: 'simplified',
    folder: inTheme('heading-font'),
    convert: (text: string) => text,
    mostKb: 60,
  },
  {
    script: 'traditional',
    folder: inTheme('heading-font-hant'),
    convert: toTraditional,
    mostKb: 72,
  },
].map((font) => ({ ...font, files: readFiles(font.folder), headings: readHeadings(font.convert) }));

test.each(fonts)(
  'the $script style sheet names every font file of the folder, and the licence is included',
  ({ folder, files }) => {
    const cut = readdirSync(folder).filter((name) => name.endsWith('.woff2'));
    expect(files.map(({ name }) => name).sort()).toEqual(cut.sort());
    expect(readFileSync(new URL('LICENSE.txt', folder), 'utf8')).toContain('SIL OPEN FONT LICENSE');
  },
);

test.each(fonts)('no $script font file is larger than $mostKb KB', ({ files, mostKb }) => {
  for (const { name, bytes } of files) expect(bytes, name).toBeLessThanOrEqual(mostKb * 1024);
});

test.each(fonts)(
  'the $script font files have the characters of all headings (npx tsx site/content-tools/heading-font/write-heading-font.ts)',
  ({ files, headings }) => {
    const all = new Set(files.flatMap(({ characters }) => [...characters]));
    const wanted = headingCharacters([...headings.pages, ...headings.others].join(''));
    expect(wanted.filter((each) => !all.has(each))).toEqual([]);
  },
);

test('heading-characters.ts has the characters of the style sheet', () => {
  const files = readFiles(inTheme('heading-font'));
  const all = files.flatMap(({ characters }) => [...characters]);
  expect(all.filter((each) => !hasHeadingGlyphs(each))).toEqual([]);
  expect(hasHeadingGlyphs('饕餮纹 ding (2)')).toBe(all.includes('饕') && all.includes('餮'));
  expect(hasHeadingGlyphs('龘')).toBe(false);
});

test.each(fonts)('every $script page loads at most $mostKb KB of the heading font', (font) => {
  const { script, files, convert, mostKb } = font;
  const bytesFor = (text: string) =>
    files
      .filter(({ characters }) => headingCharacters(text).some((each) => characters.has(each)))
      .reduce((sum, { bytes }) => sum + bytes, 0);
  const pages = pageHeadings().map(({ page, headings: texts }) => ({
    page,
    bytes: bytesFor(texts.map(convert).join('')),
  }));
  expect(pages.length).toBeGreaterThan(400);
  expect(pages.filter(({ bytes }) => bytes > mostKb * 1024)).toEqual([]);
  const bytes = pages.map((each) => each.bytes).sort((a, b) => a - b);
  console.log(
    `${script} heading font: ${bytes[bytes.length >> 1] ?? 0} B a page, ${bytes.at(-1) ?? 0} B at most`,
  );
});

test('pageHeadings has the title, the section headings and the layout headings of a page', () => {
  const of = (name: string) => pageHeadings().find(({ page }) => page === name)?.headings;
  expect(of('ExcellentCollection qinghua-guan')).toEqual(
    expect.arrayContaining(['云泽博物馆', '联系我们', '典藏', '青花缠枝莲纹大罐', '明']),
  );
  expect(of('AncientBooks shijing')).toEqual(expect.arrayContaining(['阅读', '关于这部书']));
  expect(of('DigitalExhibition made-for-the-tomb')).toEqual(expect.arrayContaining(['灯与香']));
  expect(of('TourGuide')).toEqual(expect.arrayContaining(['楼层图']));
  expect(of('Search')?.join('')).toContain('的搜索结果');
  expect(of('FriendLink')?.join('')).toContain('图书馆与古籍');
  expect(of('Leader')).toEqual(expect.arrayContaining(['馆领导', '博物馆概况']));
});

test('unicodeRange joins consecutive code points', () => {
  expect(unicodeRange(['三', '一', '丁', '云'])).toBe('U+4E00-4E01, U+4E09, U+4E91');
});
