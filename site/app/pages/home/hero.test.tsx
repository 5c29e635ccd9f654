import { expect, test } from 'vitest';
import type { Exhibition } from '../../../contract/schemas/exhibition';
import { TestProviders, TestRouter, createFakeService } from '../../testing/test-app';
import { getElement, setUpRendering } from '../../testing/render';
import { Hero } from './hero';

const render = setUpRendering();

/** Renders the hero of an exhibition with this title. */
async function renderHero(title: string): Promise<Element> {
  const exhibition: Exhibition = {
    id: 'first',
    kind: 'temporary',
    status: 'current',
    title,
    summary: '',
    thumbImg: '',
    images: [],
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
