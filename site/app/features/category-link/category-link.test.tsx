import { beforeEach, expect, test, vi } from 'vitest';
import { readers } from '../../api/read';
import { Routed } from '../../testing/museum';
import { doing, find, setUpRendering } from '../../testing/render';
import { CategoryLink } from './category-link';

const render = setUpRendering();
const stop = vi.fn();

beforeEach(() => {
  stop.mockClear();
  vi.stubGlobal('stop', stop);
});

function category(fields: object) {
  const read = readers.categoryList({
    id: 'a',
    parent_id: null,
    categoryName: '典藏',
    visible: true,
    type: 1,
    ...fields,
  });
  if (!read) throw new Error('not a category');
  return read;
}

const show = (fields: object, onClick?: () => void) =>
  render(
    <Routed>
      <CategoryLink category={category(fields)} {...(onClick && { onClick })} />
    </Routed>,
  );

test('whoever follows it stops what is still loading first, then goes to the page of its code', async () => {
  const seen: string[] = [];
  stop.mockImplementation(() => seen.push(`stopped at ${window.location.hash || '#/'}`));
  const box = await show({ categoryCode: 'Collection' }, () => seen.push('clicked'));
  await doing(() => find(box, 'a').click());
  expect(seen).toEqual(['stopped at #/', 'clicked']);
  expect(window.location.hash).toBe('#/Collection');
});

test('a link to elsewhere opens a new tab and says so, one to this site does not', async () => {
  const away = await show({ type: 3, linkUrl: 'https://www.ncha.gov.cn/', title: '官方网站' });
  expect(find(away, 'a').getAttribute('target')).toBe('_blank');
  expect(find(away, 'a').getAttribute('title')).toBe('官方网站');
  expect(find(away, 'a').textContent).toContain('新窗口');
  const here = await show({ type: 3, linkUrl: `${window.location.origin}/user-centre/` });
  expect(find(here, 'a').getAttribute('target')).toBeNull();
});

test('what leads nowhere, or should not be followed, is text', async () => {
  for (const fields of [
    { categoryCode: 'NoSuchRoute' },
    { type: 3, linkUrl: 'javascript:alert(1)' },
  ]) {
    const box = await show(fields);
    expect(box.querySelector('a')).toBeNull();
    expect(find(box, 'span').textContent).toBe('典藏');
  }
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s, which opens another tab, leaves this one loading',
  async (modifier) => {
    const box = await show({ categoryCode: 'Collection' });
    await doing(() =>
      find(box, 'a').dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }),
      ),
    );
    expect(stop).not.toHaveBeenCalled();
  },
);
