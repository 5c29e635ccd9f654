import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createOpenPage, headings, textsOf } from '../../testing/open-page';
import { hostileText, makeEntry, makeImage, makePart } from '../../testing/records';
import { getElement, referencedTexts, setUpRendering } from '../../testing/render';
import { listResponse } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/DigitalMuseum/DigitalCommonExhibition/bronze';
const room = (id: string, fields: Parameters<typeof makePart>[0] = {}) =>
  makePart({ kind: 'room', id, title: id, ...fields });
const open = (fields: object, language: 'zh' | 'en' = 'zh') => {
  const entry = makeEntry({ id: 'bronze', categoryCode: 'DigitalCommonExhibition', title: '回声' });
  return openPage(address, {
    language,
    responses: { contentDetail: listResponse([{ ...entry, ...fields }]) },
  });
};

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

describe('rooms', () => {
  test('picture of a room has its credit, and its shape decides the layout', async () => {
    const wide = makeImage({ width: 1600, height: 900, alt: '宽', credit: '摄影：林晚' });
    const tall = makeImage({ src: '/b.jpg', width: 600, height: 900, alt: '高' });
    const { box } = await open({
      parts: [room('甲', { images: [wide, tall] }), room('乙', { images: [tall] }), room('丙')],
    });
    const rooms = [...box.querySelectorAll<HTMLElement>('section[data-shape]')];
    expect(rooms.map(({ dataset }) => dataset['shape'])).toEqual(['wide', 'upright', 'wide']);
    expect(rooms.map((each) => referencedTexts(each, 'aria-labelledby')).flat()).toEqual([
      '甲',
      '乙',
      '丙',
    ]);
    // One picture a room.
    expect(rooms.map((each) => each.querySelectorAll('img').length)).toEqual([1, 1, 0]);
    expect(textsOf(box, 'figcaption')).toEqual(['图片：摄影：林晚']);
  });

  test('English exhibition numbers its rooms and lists them in English', async () => {
    const { box } = await open(
      { parts: [room('Rites'), room('Music', { object: 'zhong' })] },
      'en',
    );
    expect(textsOf(box, '.number')).toEqual(['Room 1 of 2', 'Room 2 of 2']);
    expect(headings(box, 2)).toEqual(['Rooms', 'Rites', 'Music']);
    expect(getElement(box, 'section[data-shape] a').textContent).toBe('Look closer at this object');
  });

  test('markup in titles is text, and the id of an object is encoded in its address', async () => {
    const { box } = await open({
      title: hostileText,
      summary: hostileText,
      parts: [room('a', { title: hostileText, object: 'a/../b?c' }), room('b')],
    });
    expect(box.querySelector('[onerror]')).toBeNull();
    expect(headings(box, 1)[0]).toContain('<img src=x');
    expect(getElement(box, 'section[data-shape] a').getAttribute('href')).toBe(
      '#/Collection/ExcellentCollection/a%2F..%2Fb%3Fc',
    );
  });

  test('opening picture is loaded at once, those of the rooms late', async () => {
    const { box } = await open({
      images: [makeImage({ src: '/opening.jpg' })],
      parts: [room('甲', { images: [makeImage()] })],
    });
    const loading = [...box.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy']);
  });
});
