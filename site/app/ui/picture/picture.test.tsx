import { expect, test } from 'vitest';
import { makeImage } from '../../testing/records';
import { getElement, setUpRendering } from '../../testing/render';
import { CaptionedPicture } from './captioned-picture';
import { isCroppable } from './is-croppable';
import { Picture } from './picture';
import { ScenePicture } from './scene-picture';

const render = setUpRendering();
const sources = [
  { type: 'image/avif', srcset: '/a-400.avif 400w' },
  { type: 'image/webp', srcset: '/a-400.webp 400w' },
];

test('picture has its size, its alt text and a source for each file type', async () => {
  const box = await render(<Picture image={makeImage({ sources })} sizes="50vw" />);
  const image = getElement(box, 'img') as HTMLImageElement;
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['800', '600']);
  expect(image.alt).toBe('湖边的展厅');
  const found = [...box.querySelectorAll('source')];
  expect(found.map((source) => source.getAttribute('type'))).toEqual(['image/avif', 'image/webp']);
  expect(found.map((source) => source.getAttribute('sizes'))).toEqual(['50vw', '50vw']);
});

test.each([
  [true, 'eager'],
  [undefined, 'lazy'],
])('picture with eager=%s loads %s', async (eager, loading) => {
  const box = await render(<Picture image={makeImage()} sizes="50vw" eager={eager} />);
  expect(getElement(box, 'img').getAttribute('loading')).toBe(loading);
});

test('picture beside an equivalent text has an empty alt text', async () => {
  const box = await render(<Picture image={makeImage()} sizes="50vw" alt="" />);
  expect(getElement(box, 'img').getAttribute('alt')).toBe('');
});

test('scene picture offers its portrait version to tall screens before the others', async () => {
  const upright = {
    width: 600,
    height: 900,
    sources: [{ type: 'image/avif', srcset: '/tall.avif' }],
  };
  const box = await render(<ScenePicture image={makeImage({ sources, upright })} sizes="100vw" />);
  const [first, second] = box.querySelectorAll('source');
  expect(first?.getAttribute('srcset')).toBe('/tall.avif');
  expect(first?.getAttribute('media')).toContain('max-aspect-ratio');
  expect(second?.hasAttribute('media')).toBe(false);
});

test('scene picture without a portrait version has no source for tall screens', async () => {
  const box = await render(<ScenePicture image={makeImage({ sources })} sizes="100vw" />);
  expect(box.querySelector('source[media]')).toBeNull();
});

test.each([
  ['zh', '图片：云泽博物馆', null],
  ['en', 'Picture: 云泽博物馆', 'zh'],
] as const)(
  'captioned picture in %s shows its credit with its language',
  async (language, caption, lang) => {
    const box = await render(
      <CaptionedPicture image={makeImage({ credit: '云泽博物馆' })} sizes="50vw" />,
      language,
    );
    const text = getElement(box, 'figure figcaption');
    expect(text.textContent).toBe(caption);
    expect(text.querySelector('[lang]')?.getAttribute('lang') ?? null).toBe(lang);
  },
);

test('picture without a credit has no caption', async () => {
  const box = await render(<CaptionedPicture image={makeImage()} sizes="50vw" />);
  expect(box.querySelector('figcaption')).toBeNull();
});

test.each([
  [1600, 900, undefined, true],
  [800, 600, undefined, false],
  [600, 900, undefined, false],
  [1600, 900, true, false],
])('picture of %i × %i with whole=%s may be cropped: %s', (width, height, whole, croppable) => {
  expect(isCroppable(makeImage({ width, height, ...(whole && { whole }) }))).toBe(croppable);
});
