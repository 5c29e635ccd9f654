import { expect, test } from 'vitest';
import { writePackFiles, type PackFiles } from '../../testing/fixture-pack';
import { temporaryFolder } from '../../testing/temporary-folder';
import { formatImportError, type ImportError } from '../records/import-errors';
import { readWholePack } from '../../testing/read-whole-pack';

/** Parses a pack without checking its files or references. */
function read(files: PackFiles) {
  const errors: ImportError[] = [];
  const pack = readWholePack(writePackFiles(temporaryFolder('kinds'), files), errors);
  expect(errors.map(formatImportError)).toEqual([]);
  return pack;
}

test('a category is by default visible, not a link and with a second menu', () => {
  const { categories } = read({
    'categories.json': [
      { id: 'A', parent: null, name_zh: '甲' },
      { id: 'B', parent: 'A', name_zh: '乙', visible: false, type: 2, showSecondMenu: false },
    ],
  });
  expect(categories).toMatchObject([
    {
      id: 'A',
      parent: null,
      visible: true,
      type: 1,
      showSecondMenu: true,
      name: { zh: '甲', en: '' },
    },
    { id: 'B', parent: 'A', visible: false, type: 2, showSecondMenu: false },
  ]);
});

test('entries are read from one file and from a folder of files in the order of their names', () => {
  const entry = (id: string) => ({
    id,
    category: 'A',
    title_zh: id,
    published_at: '2026-01-01T09:00:00+08:00',
  });
  const { entries } = read({
    'entries/b.json': [entry('third')],
    'entries/a.json': { entries: [entry('second')] },
    'entries/notes.txt': 'no entries',
    'entries.json': [entry('first')],
  });
  expect(entries.map(({ id }) => id)).toEqual(['first', 'second', 'third']);
  expect(entries[0]).toMatchObject({ tags: [], images: [], recommended: false, linkUrl: '' });
});

test('an object can have one picture or several, each referenced with its field', () => {
  const object = (id: string, pictures: object) => ({
    id,
    category: 'bronze',
    title_zh: '鼎',
    title_en: 'Ding',
    period: 'shang',
    period_zh: '商',
    period_en: 'Shang',
    holder_zh: '馆',
    ...pictures,
  });
  const { exhibits, files } = read({
    'objects.json': [
      object('one', { image: { file: 'a.jpg', credit: 'A museum' } }),
      object('two', { images: [{ file: 'b.jpg', alt_zh: '正面' }, { file: 'c.jpg' }] }),
      object('three', { images: [], image: { file: 'd.jpg' } }),
    ],
  });
  const pictures = files.filter(({ kind }) => kind === 'image');
  expect(pictures.map(({ at, field, file }) => [at.record, field, file])).toEqual([
    ['one', 'image.file', 'a.jpg'],
    ['two', 'images[0].file', 'b.jpg'],
    ['two', 'images[1].file', 'c.jpg'],
    ['three', 'image.file', 'd.jpg'],
  ]);
  expect(exhibits[0]?.images[0]).toEqual({
    file: 'a.jpg',
    alt: { zh: '鼎，商', en: 'Ding, Shang' },
    credit: { zh: 'A museum', en: 'A museum' },
  });
  expect(exhibits[1]?.images[0]?.alt).toEqual({ zh: '正面', en: 'Ding, Shang' });
});

test('pictures in rich text are referenced as files of the pack', () => {
  const { files } = read({
    'exhibitions.json': [
      {
        id: 'show',
        kind: 'base',
        title_zh: '展',
        start_date: '2026-01-01',
        images: [],
        content_zh: '<figure><img src="a.jpg" alt="鼎"></figure>',
        content_en: '<p>b</p><img src="b.jpg" alt="Ding">',
      },
    ],
  });
  expect(files.map(({ field, file }) => `${field} ${file}`)).toEqual([
    'content_zh a.jpg',
    'content_en b.jpg',
  ]);
});

test('a book has pictures of its cover and its leaf with the credit of the pack', () => {
  const { entries } = read({
    'ancient-books.json': {
      books: [
        {
          id: 'x',
          title_zh: '书',
          excerpt: [],
          cover: 'c.jpg',
          leaf: 'l.jpg',
          image_license: 'drawn',
        },
      ],
    },
  });
  expect(entries[0]?.category).toBe('AncientBooks');
  expect(entries[0]?.images.map(({ file, credit }) => `${file} ${credit.zh}`)).toEqual([
    'c.jpg drawn',
    'l.jpg drawn',
  ]);
  expect(entries[0]?.images[0]?.alt.zh).toBe('《书》书衣');
});

test('JSON files that are not part of the format are listed', () => {
  const pack = read({ 'tags.json': [], 'art.json': {}, 'README.md': 'x' });
  expect(pack.ignoredFiles).toEqual(['art.json']);
});
