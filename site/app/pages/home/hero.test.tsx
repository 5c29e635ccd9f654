import { expect, test } from 'vitest';
import type { Exhibition } from '../../../contract/schemas/exhibition';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { makeImage } from '../../testing/records';
import { getElement, setUpRendering } from '../../testing/render';
import { Hero } from './hero';

const render = setUpRendering();

/** Renders the hero of an exhibition with this title. */
async function renderHero(title: string, images: Exhibition['images'] = []): Promise<Element> {
  const exhibition: Exhibition = {
    id: 'first',
    kind: 'temporary',
    status: 'current',
    title,
    summary: '',
    thumbImg: '',
    images,
    startDate: '2026-11-07',
    endDate: null,
    place: '',
    rooms: [],
    tags: [],
  };
  const state = {
    data: { rows: [exhibition], total: 1, head: {} },
    error: undefined,
    isLoading: false,
    retry: () => undefined,
  };
  window.location.hash = '#/';
  const box = await render(
    <TestProviders service={createFakeService()}>
      <TestRouter pages={{ home: () => <Hero state={state} /> }} />
    </TestProviders>,
  );
  return getElement(box, '[aria-labelledby=hero-title]');
}

test.each([
  ['层层：漆与珐琅', false],
  ['关于'.repeat(30), true],
])('hero marks a title of more than 24 characters as long: %s', async (title, long) => {
  expect((await renderHero(title)).hasAttribute('data-long')).toBe(long);
});

test.each([
  ['a square object', 1440, 1440, true],
  ['a tall object', 1280, 1600, true],
  ['a scene', 2560, 1440, false],
])('hero with a picture of %s shows it whole: %s × %s: %s', async (_, width, height, whole) => {
  const hero = await renderHero('层层', [makeImage({ width, height })]);
  expect(getElement(hero, '.painting').hasAttribute('data-whole')).toBe(whole);
});

test('hero keeps the focal point of a cropped scene visible', async () => {
  const scene = makeImage({ width: 2560, height: 1440, focal: { x: 0.68, y: 0.45 } });
  const image = getElement(await renderHero('笔墨', [scene]), 'img');
  expect(image.style.getPropertyValue('--focal')).toBe('68% 45%');
});
