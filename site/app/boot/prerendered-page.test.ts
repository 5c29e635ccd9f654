import { beforeEach, expect, test } from 'vitest';
import { cacheKey } from '../api/client/cache-key';
import { readPrerenderedPage, restoreAttributes } from './prerendered-page';

const call = { name: 'dictList', input: { siteId: '1', dictCode: 'period' } } as const;
const seeds = { [cacheKey(call.name, call.input)]: {} };

function createRoot(address: string): HTMLElement {
  const root = document.createElement('div');
  root.className = 'prerendered';
  Object.assign(root.dataset, {
    address,
    renderedAt: '2026-11-21T10:00:00.000Z',
    calls: JSON.stringify([call]),
  });
  return root;
}

beforeEach(() => {
  window.location.hash = '#/News?page=2';
});

test('prerendered page of the current address with all its data is hydratable', () => {
  const page = readPrerenderedPage(createRoot('/News?page=2'));
  expect(page?.renderedAt.toISOString()).toBe('2026-11-21T10:00:00.000Z');
  expect(page?.isHydratable(seeds)).toBe(true);
});

test('prerendered page of another address, or without the data of a call, is not hydratable', () => {
  expect(readPrerenderedPage(createRoot('/News'))?.isHydratable(seeds)).toBe(false);
  expect(readPrerenderedPage(createRoot('/News?page=2'))?.isHydratable({})).toBe(false);
});

test('home page is hydratable at an empty hash', () => {
  window.location.hash = '';
  expect(readPrerenderedPage(createRoot('/'))?.isHydratable(seeds)).toBe(true);
});

test('empty root has no prerendered page', () => {
  expect(readPrerenderedPage(document.createElement('div'))).toBeUndefined();
});

test('restoreAttributes restores styles and picture sources', () => {
  const root = document.createElement('div');
  root.innerHTML =
    '<b data-style="--ratio:1.5"></b><picture><source data-srcset="a.avif 1x"/><img src="data:," data-src="a.jpg"/></picture>';
  restoreAttributes(root);
  expect(root.querySelector('b')?.style.getPropertyValue('--ratio')).toBe('1.5');
  expect(root.querySelector('source')?.getAttribute('srcset')).toBe('a.avif 1x');
  expect(root.querySelector('img')?.getAttribute('src')).toBe('a.jpg');
  expect(root.innerHTML).not.toContain('data-s');
});
