import { expect, test, vi } from 'vitest';
import { TestProviders, TestRouter, createFakeService, pageResponse } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import ChroniclePage from './chronicle-page';

const render = setUpRendering();

const event = (id: string, publishedAt: string, linkUrl = '') => ({
  id,
  categoryCode: 'Events',
  title: id,
  summary: '',
  images: [],
  publishedAt,
  linkUrl,
});

test('chronicle groups events by decade and year, latest first, and links only addresses of the site', async () => {
  window.location.hash = '#/Survey/Events';
  const service = createFakeService({
    contentPage: pageResponse([
      event('发掘', '1976-04-12T09:00:00+08:00'),
      event('开馆', '2019-09-28T09:00:00+08:00', '#/Exhibition'),
      event('恶意', '2019-01-01T09:00:00+08:00', 'javascript:alert(1)'),
    ]),
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter pages={{ chronicle: ChroniclePage }} />
    </TestProviders>,
  );
  const headings = [...box.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['2010年代', '2019', '1970年代', '1976']);
  const days = [...box.querySelectorAll('time')].map(({ textContent }) => textContent);
  expect(days).toEqual(['9月28日', '1月1日', '4月12日']);
  const links = [...box.querySelectorAll('.what a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['#/Exhibition']);

  const heading = getElement(box, '#decade-1970');
  heading.scrollIntoView = vi.fn();
  await actAndWait(() => getControl(box, '1970年代').click());
  expect(document.activeElement).toBe(heading);
  expect(window.location.hash).toBe('#/Survey/Events');
});
