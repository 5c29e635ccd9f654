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
import { useTestImporter } from '../testing/test-importer';

const importer = useTestImporter({ withMuseum: true });

const cases: InvalidPackCase[] = [
  [
    'a room that is not on the floor plans',
    exhibitions({ ...exhibition, rooms: ['L9-attic'] }),
    'exhibitions.json show rooms[0]: L9-attic is not a room of the floor plans',
  ],
  [
    'opening hours without a closing time',
    { 'opening-hours.json': [{ id: 'new', opens: '09:00' }] },
    'opening-hours.json new closes: is missing, and the rule is not closed',
  ],
  [
    'a closing time before the opening time',
    { 'opening-hours.json': [{ id: 'new', opens: '17:00', closes: '09:00' }] },
    'opening-hours.json new closes: is not after opens',
  ],
  [
    'a closure with opening hours',
    { 'opening-hours.json': [{ id: 'new', closed: true, opens: '09:00', closes: '17:00' }] },
    'opening-hours.json new closed: cannot be combined with opens and closes',
  ],
  ['broken JSON', { 'tags.json': '[{' }, 'tags.json: is not JSON'],
  [
    'an object without the list of records',
    { 'tags.json': { things: [] } },
    'tags.json: contains neither a list',
  ],
  ['a record that is a number', entries(5 as never), 'entries.json #1: must be of type object'],
  [
    'a missing field',
    entries({ ...article, title_zh: undefined }),
    'entries.json new title_zh: is missing',
  ],
  ['a missing id', entries({ ...article, id: undefined }), 'entries.json #1 id: is missing'],
  [
    'a wrong type',
    entries({ ...article, title_zh: 5 }),
    'entries.json new title_zh: must be of type string',
  ],
  [
    'a wrong type in a nested object',
    entries({ ...article, images: [{ file: 5 }] }),
    'entries.json new images[0].file: must be of type string',
  ],
  [
    'an id that is invalid in a route',
    entries({ ...article, id: 'a b' }),
    'entries.json #1 id: must have the format',
  ],
  [
    'a title that is too long',
    entries({ ...article, title_zh: '长'.repeat(201) }),
    'entries.json new title_zh: must have at most 200 characters',
  ],
  [
    'a text that is too long',
    entries({ ...article, summary_zh: '长'.repeat(2_001) }),
    'entries.json new summary_zh: must have at most 2000 characters',
  ],
  [
    '10 MB of rich text',
    entries({ ...article, content_zh: 'x'.repeat(10_000_000) }),
    'entries.json new content_zh: must have at most 100000 characters',
  ],
  [
    'a control character',
    entries({ ...article, title_zh: 'a\u0000b' }),
    'entries.json new title_zh: contains a control character',
  ],
  [
    'an impossible date and time',
    entries({ ...article, published_at: '2026-02-30T09:00:00+08:00' }),
    'entries.json new published_at: must have the format date-time',
  ],
  [
    'a date and time without offset',
    entries({ ...article, published_at: '2026-02-20T09:00:00' }),
    'entries.json new published_at: must have the format date-time',
  ],
  [
    'an unknown kind',
    exhibitions({ ...exhibition, kind: 'permanent' }),
    'exhibitions.json show kind: must be one of: base, temporary, review',
  ],
  [
    'an end before the start',
    exhibitions({ ...exhibition, end_date: '2025-01-01' }),
    'exhibitions.json show end_date: is before start_date',
  ],
  [
    'an impossible day',
    exhibitions({ ...exhibition, start_date: '2026-13-01' }),
    'exhibitions.json show start_date: must have the format date',
  ],
  [
    'a link category without a URL',
    categories({ ...category, type: 3 }),
    'categories.json A linkUrl: is missing',
  ],
  [
    'a javascript: link',
    categories({ ...category, type: 3, linkUrl: 'javascript:alert(1)' }),
    'categories.json A linkUrl: the link begins with javascript:',
  ],
  [
    'a data: link',
    entries({ ...article, link_url: 'data:text/html,x' }),
    'entries.json new link_url: the link begins with data:',
  ],
  [
    'a link with a line break',
    entries({ ...article, link_url: 'java\nscript:x' }),
    'entries.json new link_url: the link contains a control character',
  ],
  [
    'a source that is not a web address',
    objects({ ...object, source_url: 'javascript:x' }),
    'objects.json pot source_url: must be a web address',
  ],
  [
    'a script in rich text',
    entries({ ...article, content_en: '<p>a</p><script>x</script>' }),
    'entries.json new content_en: <script> is not allowed',
  ],
  [
    'a javascript: link in rich text',
    objects({ ...object, description_zh: '<a href="javascript:x">a</a>' }),
    'objects.json pot description_zh: the link "javascript:x" begins with javascript:',
  ],
  [
    'no picture at all',
    objects({ ...object, image: undefined }),
    'objects.json pot image: is missing; an object without a picture has "images": []',
  ],
  [
    'a picture without a text alternative',
    withPicture(entries({ ...article, images: [{ file: 'a.jpg', alt_zh: '图' }] })),
    'entries.json new images[0].alt_en: is missing',
  ],
];

describe('a pack with an invalid record is rejected with file, record and field', () => {
  test.each(cases)('%s', async (_, files, expected) => {
    const before = await importer.readAllRows();
    const errors = await importer.importErrors(await files);
    expect(errors.join('\n')).toContain(expected);
    expect(await importer.readAllRows()).toEqual(before);
  });
});
