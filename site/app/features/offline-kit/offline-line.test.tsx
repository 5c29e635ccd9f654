import { afterEach, expect, test, vi } from 'vitest';
import { markKept, unmarkKept } from '../../api/client/kept-answers';
import { createShowPart } from '../../testing/show-part';
import { actAndWait, setUpRendering } from '../../testing/render';
import { OfflineLine } from './offline-line';

const showPart = createShowPart(setUpRendering());
const kept = () =>
  markKept(new Response('', { headers: { 'kept-at': '2026-11-28T06:00:00.000Z' } }));

afterEach(unmarkKept);

test('line is absent while content comes from the service', async () => {
  const { box } = await showPart(<OfflineLine />);
  expect(box.querySelector('div[role=status]')).toBeNull();
});

test('line says of what time the content is, and where to call', async () => {
  const { box } = await showPart(<OfflineLine />);
  await actAndWait(kept);
  const line = box.querySelector('div[role=status]');
  expect(line?.textContent).toContain('现在连接不上网站');
  expect(line?.textContent).toContain('保存于 2026年11月28日 14:00');
  expect(line?.querySelector('a[href^="tel:"]')?.textContent).toMatch(/^[\d -]+$/);
  expect(line?.querySelector('a[href*="OfflineVisit"]')).not.toBeNull();
});

test('line appears without a connection and leaves with one, with a fresh start', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { box } = await showPart(<OfflineLine />);
  await actAndWait(kept);
  expect(box.textContent).toContain('现在连接不上网站');
  online.mockReturnValue(true);
  await actAndWait(() => window.dispatchEvent(new Event('online')));
  expect(box.querySelector('div[role=status]')).toBeNull();
  expect(document.documentElement.hasAttribute('data-kept-at')).toBe(false);
});
