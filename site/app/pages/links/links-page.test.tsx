import { expect, test } from 'vitest';
import { TestProviders, TestRouter, createFakeService, pageResponse } from '../../testing/test-app';
import { getElement, setUpRendering } from '../../testing/render';
import LinksPage from './links-page';

const render = setUpRendering();

test('links page groups institutions, shows their hosts, and renders an unsafe address as text', async () => {
  window.location.hash = '#/FriendLink';
  const museums = [{ tagId: 'museums', tagName: '博物馆' }];
  const link = (id: string, linkUrl: string, tags: object[] = []) => ({
    id,
    categoryCode: 'FriendLink',
    title: id,
    linkUrl,
    tags,
  });
  const contentPage = pageResponse([
    link('故宫', 'https://www.dpm.org.cn/', museums),
    link('坏', 'javascript:alert(1)', museums),
    link('别处', 'https://example.org/a'),
  ]);
  const box = await render(
    <TestProviders service={createFakeService({ contentPage })}>
      <TestRouter pages={{ links: LinksPage }} />
    </TestProviders>,
  );
  expect([...box.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    '博物馆',
    '其他',
  ]);
  const group = getElement(box, 'section[aria-labelledby=links-museums]');
  expect([...group.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'https://www.dpm.org.cn/',
  ]);
  expect(getElement(group, '.host').textContent).toBe('www.dpm.org.cn');
  expect(group.textContent).toContain('坏');
});
