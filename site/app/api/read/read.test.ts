import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readCategory } from './category';
import { readChildCategory, readContentEntry } from './content';
import { readCategoryText } from './category-text';
import { readContentEntryDetail } from './content-detail';
import { readDictionaryValue } from './dictionary';
import { readExhibit } from './exhibit';
import { readExhibitDetail } from './exhibit-detail';
import { readExhibition, readExhibitionDetail } from './exhibition';
import { readCountedTag, readImage } from './fields';
import { readRecording } from './recording';
import { readSearchHit } from './search';
import { readSite } from './site';
import { text, wholeNumber } from './values';

test.each(
  Object.entries({
    readSite,
    readCategory,
    readContentEntry,
    readCategoryText,
    readContentEntryDetail,
    readChildCategory,
    readCountedTag,
    readExhibition,
    readExhibitionDetail,
    readDictionaryValue,
    readExhibit,
    readExhibitDetail,
    readSearchHit,
  }),
)('%s accepts any JSON value and drops records without an id', (_, read) => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.object()), (value) => {
      read(value);
    }),
  );
  expect(read({})).toBeUndefined();
  expect(read(null)).toBeUndefined();
});

test('entry with missing fields is read with empty fields, and with its id as title', () => {
  expect(readContentEntry({ id: 7, title: null, images: 'x', tags: [{}] })).toEqual({
    id: '7',
    categoryCode: '',
    title: '7',
    summary: '',
    thumbImg: '',
    images: [],
    publishedAt: '',
    linkUrl: '',
    tags: [],
    facts: {},
  });
});

test('category is visible only for the values true and 1', () => {
  const category = (visible: unknown) => readCategory({ id: 'a', visible })?.visible;
  expect([true, 1, 'true', undefined, null, 0].map(category)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('exhibition without an end date has endDate null', () => {
  expect(readExhibition({ id: 'a', endDate: '' })?.endDate).toBeNull();
  expect(readExhibition({ id: 'a', endDate: '2026-12-31' })?.endDate).toBe('2026-12-31');
});

const readDetail = (fields: object) => readExhibitDetail({ id: 'a', ...fields });

test('object without history and image services has empty lists', () => {
  expect(
    readDetail({ provenance: 'x', imageServices: [{ id: '/iiif/image/a' }, 4] }),
  ).toMatchObject({
    ...{ imageServices: [], provenance: [], bibliography: [], exhibitionHistory: [] },
  });
  const imageServices = [
    { id: '/iiif/image/a', width: 4, height: 3, rights: 'https://cc.example/' },
  ];
  expect(readDetail({ imageServices, provenance: ['Somebody', '', null] })).toMatchObject({
    ...{ imageServices, provenance: ['Somebody'] },
  });
});

test('turntable with an invalid frame or size is left out', () => {
  const frame = { avif: '/a.avif', webp: '/a.webp' };
  const read = (turntable: unknown) => readDetail({ turntable })?.turntable;
  const whole = { width: 4, height: 5, frames: [frame, frame] };
  expect(read(whole)).toEqual(whole);
  expect(read({ ...whole, frames: [frame, frame, { avif: '/b.avif' }] })).toBeUndefined();
  expect(read({ ...whole, frames: [frame] })).toBeUndefined();
  expect(read({ ...whole, width: 0 })).toBeUndefined();
});

describe('image reader', () => {
  const size = { src: '/a.jpg', width: 4, height: 3 };

  test('image without a source or size is left out', () => {
    expect(readImage(size)).toMatchObject(size);
    expect(readImage({ ...size, width: 0 })).toBeUndefined();
    expect(readImage({ ...size, src: '' })).toBeUndefined();
  });

  test('image colour that is no hex colour is left out', () => {
    expect(readImage({ ...size, color: '#a1b2c3' })?.color).toBe('#a1b2c3');
    expect(readImage({ ...size, color: 'red;background:url(//x)' })?.color).toBeUndefined();
  });
});

test('recording without sources is left out', () => {
  expect(readRecording({ sources: [], tracks: [] })).toBeUndefined();
  expect(readRecording({ sources: [{ src: '/a.mp3' }] })).toEqual({
    sources: [{ src: '/a.mp3', type: '' }],
    tracks: [],
  });
});

test('text and wholeNumber convert between text and numbers without loss', () => {
  expect([text(5), text('x'), text(NaN), text({})]).toEqual(['5', 'x', '', '']);
  expect(['7', 7, '', '7.5', -1, true].map(wholeNumber)).toEqual([7, 7, ...Array<undefined>(4)]);
});

test('optional parts of an image are read when they are valid', () => {
  const sources = [{ type: 'image/avif', srcset: '/media/a-480.avif 480w' }];
  const picture = { src: '/media/a.jpg', width: 1600, height: 900, alt: '', sources };
  const imageOf = (extra: object) => {
    const { images } = readContentEntry({ id: 'a', images: [{ ...picture, ...extra }] }) as {
      images: object[];
    };
    return images[0];
  };
  const upright = { width: 1080, height: 1350, sources };
  expect(imageOf({ upright, whole: true })).toEqual({ ...picture, upright, whole: true });
  expect(imageOf({ upright: { sources }, whole: 'yes' })).toEqual(picture);
  const focal = { x: 0.68, y: 0.45 };
  expect(imageOf({ focal, lead: true })).toEqual({ ...picture, focal, lead: true });
  expect(imageOf({ focal: { x: 2, y: 0 }, lead: 1 })).toEqual(picture);
});
