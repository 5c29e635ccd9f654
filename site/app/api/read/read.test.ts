import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readers, type AppCall } from '.';
import { readImage, readRecording } from './common';
import { text, wholeNumber } from './values';

const names = Object.keys(readers) as AppCall[];

test.each(names)('%s reads whatever comes, and drops what has no id', (name) => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.object()), (value) => {
      readers[name](value);
    }),
  );
  expect(readers[name]({})).toBeUndefined();
  expect(readers[name](null)).toBeUndefined();
});

test('an entry keeps its place with empty fields where the service left some out', () => {
  expect(readers.contentPage({ id: 7, title: null, images: 'x', tags: [{}] })).toEqual({
    id: '7',
    categoryCode: '',
    title: '',
    summary: '',
    thumbImg: '',
    images: [],
    publishedAt: '',
    linkUrl: '',
    tags: [],
    facts: {},
  });
});

test('a category is shown only where it says so itself', () => {
  const category = (visible: unknown) => readers.categoryList({ id: 'a', visible })?.visible;
  expect([true, 1, 'true', undefined, null, 0].map(category)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});

test('an exhibition without a closing day stays open', () => {
  expect(readers.exhibitionPage({ id: 'a', endDate: '' })?.endDate).toBeNull();
  expect(readers.exhibitionPage({ id: 'a', endDate: '2026-12-31' })?.endDate).toBe('2026-12-31');
});

test('an object turns only where every frame of its turntable is known', () => {
  const frame = { avif: '/a.avif', webp: '/a.webp' };
  const read = (turntable: unknown) => readers.exhibitDetail({ id: 'a', turntable })?.turntable;
  const whole = { width: 4, height: 5, frames: [frame, frame] };
  expect(read(whole)).toEqual(whole);
  expect(read({ ...whole, frames: [frame, frame, { avif: '/b.avif' }] })).toBeUndefined();
  expect(read({ ...whole, frames: [frame] })).toBeUndefined();
  expect(read({ ...whole, width: 0 })).toBeUndefined();
});

describe('a picture', () => {
  const size = { src: '/a.jpg', width: 4, height: 3 };

  test('needs an address and a size', () => {
    expect(readImage(size)).toMatchObject(size);
    expect(readImage({ ...size, width: 0 })).toBeUndefined();
    expect(readImage({ ...size, src: '' })).toBeUndefined();
  });

  test('takes only a colour that is one', () => {
    expect(readImage({ ...size, color: '#a1b2c3' })?.color).toBe('#a1b2c3');
    expect(readImage({ ...size, color: 'red;background:url(//x)' })?.color).toBeUndefined();
  });
});

test('a recording without a file is none', () => {
  expect(readRecording({ sources: [], tracks: [] })).toBeUndefined();
  expect(readRecording({ sources: [{ src: '/a.mp3' }] })).toEqual({
    sources: [{ src: '/a.mp3', type: '' }],
    tracks: [],
  });
});

test('numbers and texts cross over where nothing is lost', () => {
  expect([text(5), text('x'), text(NaN), text({})]).toEqual(['5', 'x', '', '']);
  expect(['7', 7, '', '7.5', -1, true].map(wholeNumber)).toEqual([7, 7, ...Array<undefined>(4)]);
});

test('a picture may have an upright version, and be one that is not to be cut', () => {
  const sources = [{ type: 'image/avif', srcset: '/media/a-480.avif 480w' }];
  const picture = { src: '/media/a.jpg', width: 1600, height: 900, alt: '', sources };
  const imageOf = (extra: object) => {
    const { images } = readers.contentPage({ id: 'a', images: [{ ...picture, ...extra }] }) as {
      images: object[];
    };
    return images[0];
  };
  const upright = { width: 1080, height: 1350, sources };
  expect(imageOf({ upright, whole: true })).toEqual({ ...picture, upright, whole: true });
  expect(imageOf({ upright: { sources }, whole: 'yes' })).toEqual(picture);
});
