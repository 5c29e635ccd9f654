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
  type FaultyCase,
} from '../testing/pack-records';
import { smallPack } from '../testing/small-pack';
import { useTestImporter } from '../testing/test-importer';

const importer = useTestImporter({ withMuseum: true });

const cases: FaultyCase[] = [
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
    'entries.json new category: Nowhere is no known category',
  ],
  [
    'an unknown tag',
    entries({ ...article, tags: ['vessels', 'nothing'] }),
    'entries.json new tags[1]: nothing is no known tag',
  ],
  [
    'an unknown period',
    entries({ ...article, period: 'qin' }),
    'entries.json new period: period/qin is no known dictionary value',
  ],
  [
    'a fact without a name in the dictionary',
    entries({ ...article, facts: { weight_zh: '三斤', weight_en: '3 jin' } }),
    'entries.json new facts.weight: fact/weight is no known dictionary value',
  ],
  [
    'an unknown material',
    objects({ ...object, category: 'glass' }),
    'objects.json pot category: material/glass is no known dictionary value',
  ],
  [
    'an unknown object',
    exhibitions({ ...exhibition, objects: [{ id: 'nothing' }] }),
    'exhibitions.json show objects[0].id: nothing is no known object',
  ],
  [
    'an object twice',
    exhibitions({ ...exhibition, objects: [{ id: 'ding' }, { id: 'ding' }] }),
    'exhibitions.json show objects[1].id: ding is there twice',
  ],
  [
    'a cycle in the tree',
    categories({ ...category, parent: 'B' }, { ...category, id: 'B', parent: 'A' }),
    'categories.json A parent: stands below itself: A → B → A',
  ],
  [
    'a category below itself',
    categories({ ...category, parent: 'A' }),
    'categories.json A parent: stands below itself: A → A',
  ],
  [
    'a cycle through the database',
    categories({ ...category, id: 'News', parent: 'Notice' }),
    'categories.json News parent: stands below itself: News → Notice → News',
  ],
  [
    'an orphan',
    categories({ ...category, parent: 'Nowhere' }),
    'categories.json A parent: Nowhere is no known category',
  ],
  [
    'a missing picture',
    objects({ ...object, image: { file: 'images/none.jpg' } }),
    'objects.json pot image.file: images/none.jpg is not there',
  ],
  [
    'a missing picture in rich text',
    entries({ ...article, content_zh: '<img src="none.jpg" alt="">' }),
    'entries.json new content_zh: none.jpg is not there',
  ],
  [
    'a picture that is none',
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
    'a recording that is none',
    {
      'audio/music.json': [{ id: 'tune', title_zh: '曲', file: 'audio/x.mp3' }],
      'audio/x.mp3': 'no music, only words',
    },
    'audio/music.json tune file: audio/x.mp3 is no MP3, MP4 or WebM file',
  ],
  [
    'captions that are none',
    withPicture({
      'video/video.json': [
        { id: 'film', title_zh: '片', mp4: 'a.mp4', poster: 'a.jpg', captions: { zh: 'x.vtt' } },
      ],
      'a.mp4': '\0\0\0\x18ftypisom0000',
      'x.vtt': 'no captions',
    }),
    'video/video.json film captions.zh: x.vtt is no WebVTT file',
  ],
  [
    'a wrong dictionary id',
    { 'dictionaries.json': [{ id: 'x', dictCode: 'period', dictValue: 'qin', label_zh: '秦' }] },
    'dictionaries.json x id: must be period/qin',
  ],
];

describe('a pack is refused whole, with file, record and field named', () => {
  test.each(cases)('%s', async (_, files, fault) => {
    const before = await importer.everything();
    const faults = await importer.refused(await files);
    expect(faults.join('\n')).toContain(fault);
    expect(await importer.everything()).toEqual(before);
  });
});

test('every fault of a pack is named in one list', async () => {
  const pack = await smallPack();
  const faults = await importer.refused({
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
      faults.some((fault) => fault.startsWith(start)),
      start,
    ).toBe(true);
});

test('a record that names a faulty one is no second fault', async () => {
  const faults = await importer.refused(
    await exhibitions({ ...exhibition, objects: [{ id: 'pot' }] }).then((files) => ({
      ...files,
      'objects.json': [{ ...object, title_zh: 5 }],
    })),
  );
  expect(faults).toEqual(['objects.json pot title_zh: must be of type string']);
});

test('a folder without a pack is refused', async () => {
  expect((await importer.refused({ 'other.json': [] })).join()).toMatch(
    /holds no file of a content pack/,
  );
});
