import { expect, test } from 'vitest';
import { Museum, Routed, fakeService, page } from '../../testing/museum';
import { find, setUpRendering } from '../../testing/render';
import { LinksPage } from './links-page';

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
  const contentPage = page([
    link('故宫', 'https://www.dpm.org.cn/', museums),
    link('坏', 'javascript:alert(1)', museums),
    link('别处', 'https://example.org/a'),
  ]);
  const box = await render(
    <Museum service={fakeService({ contentPage })}>
      <Routed pages={{ links: () => Promise.resolve(LinksPage) }} />
    </Museum>,
  );
  expect([...box.querySelectorAll('h2')].map(({ textContent }) => textContent)).toEqual([
    '博物馆',
    '其他',
  ]);
  const group = find(box, 'section[aria-labelledby=links-museums]');
  expect([...group.querySelectorAll('a')].map(({ href }) => href)).toEqual([
    'https://www.dpm.org.cn/',
  ]);
  expect(find(group, '.host').textContent).toBe('www.dpm.org.cn');
  expect(group.textContent).toContain('坏');
});
