import { expect, test } from 'vitest';
import type { ContentEntryDetail } from '../../../../contract/schemas/content';
import type { PageContext } from '../shared/page-context';
import { entryJsonLd } from './entry-json-ld';

const context = { language: 'en', menu: { find: () => undefined } } as unknown as PageContext;

function dataOf(categoryCode: string, facts: Record<string, string> = {}, more: object = {}) {
  const entry = {
    ...{
      id: 'a',
      categoryCode,
      title: 'Title',
      summary: '',
      content: '',
      linkUrl: '',
      thumbImg: '',
    },
    ...{ images: [], tags: [], publishedAt: '2026-10-01T09:00:00+08:00', facts },
    ...more,
  } as unknown as ContentEntryDetail;
  return entryJsonLd(entry, context, (path) => `https://museum.example${path}`);
}

test.each([
  ['book', 'AncientBooks', {}, { '@type': 'Book' }],
  [
    'lesson',
    'CloudClassroom',
    { level: 'Secondary', topic: 'Bronze', minutes: '40' },
    { '@type': 'LearningResource', educationalLevel: 'Secondary', timeRequired: 'PT40M' },
  ],
  [
    'person',
    'PreExperts',
    { post: 'Leader of the excavation' },
    { '@type': 'Person', jobTitle: 'Leader of the excavation' },
  ],
  [
    'museum of the province',
    'Dfbw',
    { address: '1 Hewan Road', phone: '000-8811 1976' },
    { '@type': 'Museum', address: '1 Hewan Road', telephone: '000-8811 1976' },
  ],
  ['piece of news', 'Notice', {}, { '@type': 'Article' }],
])('structured data of a %s have the type of what it is about', (_, code, facts, expected) => {
  expect(dataOf(code, facts)).toMatchObject(expected);
});

test('structured data of a lesson with a film have the types and the fields of both', () => {
  const video = { sources: [{ src: '/media/a.webm', type: 'video/webm' }], tracks: [] };
  expect(dataOf('CloudClassroom', { minutes: '40' }, { video })).toMatchObject({
    '@type': ['LearningResource', 'VideoObject'],
    timeRequired: 'PT40M',
    contentUrl: 'https://museum.example/media/a.webm',
  });
});
