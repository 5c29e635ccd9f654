import { expect, test } from 'vitest';
import { headings, textsOf } from '../../testing/open-page';
import { hostileText, makeExhibition } from '../../testing/records';
import { getElement, setUpRendering } from '../../testing/render';
import { TestRouter } from '../../testing/test-app';
import { ExhibitionTags } from './exhibition-tags';
import { PartLinks } from './part-links';

const render = setUpRendering();

const tags = [
  { tagId: 'ding', tagName: '鼎', count: 12 },
  { tagId: 'a/b', tagName: '编钟', count: 1 },
];

const show = (
  options: { currentTagId?: string; tags?: typeof tags } = {},
  language: 'zh' | 'en' = 'zh',
) =>
  render(
    <TestRouter>
      <ExhibitionTags
        exhibition={makeExhibition({ tags: options.tags ?? tags })}
        {...(options.currentTagId !== undefined && { currentTagId: options.currentTagId })}
      />
    </TestRouter>,
    language,
  );

const addresses = (box: ParentNode) =>
  [...box.querySelectorAll('nav a')].map((link) => link.getAttribute('href'));

test('tags of an exhibition are links with the number of objects', async () => {
  const box = await show();
  expect(textsOf(box, 'nav a')).toEqual(['鼎12', '编钟1']);
  expect(textsOf(box, 'nav small')).toEqual(['12', '1']);
});

test('id of a tag is encoded in the address of its page', async () => {
  const box = await show();
  expect(addresses(box)).toEqual([
    '#/Exhibition/TemporaryExhibition/rites/ding',
    '#/Exhibition/TemporaryExhibition/rites/a%2Fb',
  ]);
});

test('tags on the page of the exhibition have a heading of level three and no current link', async () => {
  const box = await show();
  expect(headings(box, 3)).toEqual(['按类看展品']);
  expect(box.querySelector('[aria-current]')).toBeNull();
});

test('tags on the page of a tag mark it as current and link to the whole exhibition first', async () => {
  const box = await show({ currentTagId: 'ding' });
  expect(headings(box, 2)).toEqual(['按类看展品']);
  expect(textsOf(box, 'nav a')).toEqual(['整个展览', '鼎12', '编钟1']);
  expect(addresses(box)[0]).toBe('#/Exhibition/TemporaryExhibition/rites');
  expect(textsOf(box, '[aria-current=page]')).toEqual(['鼎12']);
});

test('unknown tag marks none of the tags as current', async () => {
  const box = await show({ currentTagId: 'gone' });
  expect(textsOf(box, 'nav a')).toHaveLength(3);
  expect(box.querySelector('[aria-current]')).toBeNull();
});

test('exhibition without tags shows no navigation', async () => {
  const box = await show({ tags: [] });
  expect(box.querySelector('nav')).toBeNull();
  expect(headings(box, 3)).toEqual([]);
});

test('tags in English have an English heading, which names the navigation', async () => {
  const box = await show({ currentTagId: 'ding' }, 'en');
  expect(textsOf(box, 'nav a')[0]).toBe('The whole exhibition');
  const heading = getElement(box, 'nav h2');
  expect(heading.textContent).toBe('Objects by kind');
  expect(getElement(box, 'nav').getAttribute('aria-labelledby')).toBe(heading.id);
});

test('tag with markup in its name shows it as text', async () => {
  const box = await show({ tags: [{ tagId: 'x', tagName: hostileText, count: 2 }] });
  expect(box.querySelector('nav img')).toBeNull();
  expect(getElement(box, 'nav a').textContent).toBe(`${hostileText}2`);
});

test('chapter without a count is a link with its name alone', async () => {
  const box = await render(
    <TestRouter>
      <PartLinks id="chapters" title="分章阅读" links={[{ path: '/News', name: '第一章' }]} />
    </TestRouter>,
  );
  expect(headings(box, 2)).toEqual(['分章阅读']);
  expect(textsOf(box, 'nav a')).toEqual(['第一章']);
  expect(box.querySelector('nav small')).toBeNull();
});
