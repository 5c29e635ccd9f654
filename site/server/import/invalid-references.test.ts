import { describe, expect, test } from 'vitest';
import {
  article,
  categories,
  category,
  entries,
  exhibition,
  exhibitions,
  object,
  objects,
  withPicture,
  type InvalidPackCase,
} from '../testing/pack-records';
import { fixturePack } from '../testing/fixture-pack';
import { useTestImporter } from '../testing/test-importer';

const importer = useTestImporter({ withMuseum: true });

const cases: InvalidPackCase[] = [
  [
    'a duplicate id',
    entries(article, article),
    'entries.json new id: is there twice, first in entries.json',
  ],
  [
    'a duplicate id in two files',
    { ...entries(article), 'entries/b.json': [article] },
    'entries/b.json new id: is there twice, first in entries.json',
  ],
  [
    'a book with an article’s id',
    withPicture({
      ...entries({ ...article, id: 'x' }),
      'ancient-books.json': { books: [{ id: 'x', title_zh: '书', excerpt: [], cover: 'a.jpg' }] },
    }),
    'ancient-books.json x id: is there twice, first in entries.json',
  ],
  [
    'an unknown category',
    entries({ ...article, category: 'Nowhere' }),
    'entries.json new category: Nowhere is not a known category',
  ],
  [
    'an unknown tag',
    entries({ ...article, tags: ['vessels', 'nothing'] }),
    'entries.json new tags[1]: nothing is not a known tag',
  ],
  [
    'an unknown period',
    entries({ ...article, period: 'qin' }),
    'entries.json new period: period/qin is not a known dictionary value',
  ],
  [
    'a fact without a label in the dictionary',
    entries({ ...article, facts: { weight_zh: '三斤', weight_en: '3 jin' } }),
    'entries.json new facts.weight: fact/weight is not a known dictionary value',
  ],
  [
    'an unknown material',
    objects({ ...object, category: 'glass' }),
    'objects.json pot category: material/glass is not a known dictionary value',
  ],
  [
    'an unknown object',
    exhibitions({ ...exhibition, objects: [{ id: 'nothing' }] }),
    'exhibitions.json show objects[0].id: nothing is not a known object',
  ],
  [
    'an object listed twice',
    exhibitions({ ...exhibition, objects: [{ id: 'ding' }, { id: 'ding' }] }),
    'exhibitions.json show objects[1].id: ding is there twice',
  ],
  [
    'a room that is not one of its exhibition',
    exhibitions({
      ...exhibition,
      rooms: ['L2-jade-hall'],
      objects: [{ id: 'ding', room: 'L1-bronze-hall', showcase: 1 }],
    }),
    'exhibitions.json show objects[0].room: L1-bronze-hall is not one of the rooms of the exhibition',
  ],
  [
    'a showcase that its room does not have',
    exhibitions({
      ...exhibition,
      rooms: ['L2-jade-hall'],
      objects: [{ id: 'ding', showcase: 7 }],
    }),
    'exhibitions.json show objects[0].showcase: L2-jade-hall has only the showcases 1 to 6',
  ],
  [
    'a showcase in a room without any',
    exhibitions({ ...exhibition, rooms: ['L1-shop'], objects: [{ id: 'ding', showcase: 1 }] }),
    'exhibitions.json show objects[0].showcase: L1-shop has no showcases',
  ],
  [
    'a showcase in an exhibition without rooms',
    exhibitions({ ...exhibition, objects: [{ id: 'ding', showcase: 1 }] }),
    'exhibitions.json show objects[0].showcase: needs a room: the exhibition has none',
  ],
  [
    'a cycle of categories',
    categories({ ...category, parent: 'B' }, { ...category, id: 'B', parent: 'A' }),
    'categories.json A parent: forms a cycle: A → B → A',
  ],
  [
    'a category that is its own parent',
    categories({ ...category, parent: 'A' }),
    'categories.json A parent: forms a cycle: A → A',
  ],
  [
    'a cycle of new and stored categories',
    categories({ ...category, id: 'News', parent: 'Notice' }),
    'categories.json News parent: forms a cycle: News → Notice → News',
  ],
  [
    'a category with an unknown parent',
    categories({ ...category, parent: 'Nowhere' }),
    'categories.json A parent: Nowhere is not a known category',
  ],
  [
    'a missing picture',
    objects({ ...object, image: { file: 'images/none.jpg' } }),
    'objects.json pot image.file: images/none.jpg does not exist',
  ],
  [
    'a missing picture in rich text',
    entries({ ...article, content_zh: '<img src="none.jpg" alt="">' }),
    'entries.json new content_zh: none.jpg does not exist',
  ],
  [
    'a text file as picture',
    {
      ...entries({ ...article, images: [{ file: 'x.jpg', alt_zh: '', alt_en: '' }] }),
      'x.jpg': 'text',
    },
    'entries.json new images[0].file: x.jpg is not an image',
  ],
  [
    'a path that leaves the folder',
    objects({ ...object, image: { file: '../../secret.jpg' } }),
    'objects.json pot image.file: ../../secret.jpg leaves the folder',
  ],
  [
    'a text file as recording',
    {
      'audio/music.json': [{ id: 'tune', title_zh: '曲', file: 'audio/x.mp3' }],
      'audio/x.mp3': 'no music, only words',
    },
    'audio/music.json tune file: audio/x.mp3 is not an MP3, MP4 or WebM file',
  ],
  [
    'a text file as captions',
    withPicture({
      'video/video.json': [
        { id: 'film', title_zh: '片', mp4: 'a.mp4', poster: 'a.jpg', captions: { zh: 'x.vtt' } },
      ],
      'a.mp4': '\0\0\0\x18ftypisom0000',
      'x.vtt': 'no captions',
    }),
    'video/video.json film captions.zh: x.vtt is not a WebVTT file',
  ],
  [
    'a dictionary id that does not match code and value',
    { 'dictionaries.json': [{ id: 'x', dictCode: 'period', dictValue: 'qin', label_zh: '秦' }] },
    'dictionaries.json x id: must be period/qin',
  ],
];

describe('a pack with an invalid reference is rejected with file, record and field', () => {
  test.each(cases)('%s', async (_, files, expected) => {
    const before = await importer.readAllRows();
    const errors = await importer.importErrors(await files);
    expect(errors.join('\n')).toContain(expected);
    expect(await importer.readAllRows()).toEqual(before);
  });
});

test('all errors of a pack are reported together', async () => {
  const pack = await fixturePack();
  const errors = await importer.importErrors({
    ...pack,
    'entries.json': [
      { ...article, id: 'one', category: 'Nowhere', tags: ['nothing'] },
      { ...article, id: 'two', title_zh: 7, summary_zh: 8, published_at: 'today' },
    ],
    'objects.json': [{ ...object, image: { file: 'none.jpg' }, source_url: 'x' }],
    'images/red.jpg': 'no picture',
  });
  const expected = [
    'entries.json one category: ',
    'entries.json one tags[0]: ',
    'entries.json two title_zh: ',
    'entries.json two summary_zh: ',
    'entries.json two published_at: ',
    'objects.json pot image.file: ',
    'objects.json pot source_url: ',
    'exhibitions.json base images[0].file: images/red.jpg is not an image',
  ];
  for (const start of expected)
    expect(
      errors.some((error) => error.startsWith(start)),
      start,
    ).toBe(true);
});

test('a reference to an invalid record is not reported as a second error', async () => {
  const errors = await importer.importErrors(
    await exhibitions({ ...exhibition, objects: [{ id: 'pot' }] }).then((files) => ({
      ...files,
      'objects.json': [{ ...object, title_zh: 5 }],
    })),
  );
  expect(errors).toEqual(['objects.json pot title_zh: must be of type string']);
});

test('a folder without a file of a content pack is rejected', async () => {
  expect((await importer.importErrors({ 'other.json': [] })).join()).toMatch(
    /contains no file of a content pack/,
  );
});
