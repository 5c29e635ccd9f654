import { beforeEach, expect, test, vi } from 'vitest';
import { readCategory } from '../../api/read/category';
import { stopLoading } from '../../loading/stop-loading';
import { TestRouter } from '../../testing/test-app';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import { CategoryLink } from './category-link';

const render = setUpRendering();
const stop = vi.fn();

beforeEach(() => {
  stop.mockClear();
  vi.stubGlobal('stop', stop);
});

function category(fields: object) {
  const read = readCategory({
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
    <TestRouter>
      <CategoryLink category={category(fields)} {...(onClick && { onClick })} />
    </TestRouter>,
  );

test('a click on a category link cancels pending requests before it navigates', async () => {
  const events: string[] = [];
  stop.mockImplementation(() => events.push(`stopped at ${window.location.hash || '#/'}`));
  const box = await show({ categoryCode: 'Collection' }, () => events.push('clicked'));
  // While the code of the page loads, nothing is cancelled.
  await vi.waitFor(
    () => {
      stopLoading();
      expect(stop).toHaveBeenCalled();
    },
    { timeout: 10_000 },
  );
  events.length = 0;
  await actAndWait(() => getElement(box, 'a').click());
  expect(events).toEqual(['stopped at #/', 'clicked']);
  expect(window.location.hash).toBe('#/Collection');
});

test('an external category link opens and announces a new tab, a link on the same origin does not', async () => {
  const external = await show({ type: 3, linkUrl: 'https://www.ncha.gov.cn/', title: '官方网站' });
  expect(getElement(external, 'a').getAttribute('target')).toBe('_blank');
  expect(getElement(external, 'a').getAttribute('title')).toBe('官方网站');
  expect(getElement(external, 'a').textContent).toContain('新窗口');
  const internal = await show({ type: 3, linkUrl: `${window.location.origin}/user-centre/` });
  expect(getElement(internal, 'a').getAttribute('target')).toBeNull();
});

test('a category without a route, or with an unsafe URL, renders as text', async () => {
  for (const fields of [
    { categoryCode: 'NoSuchRoute' },
    { type: 3, linkUrl: 'javascript:alert(1)' },
  ]) {
    const box = await show(fields);
    expect(box.querySelector('a')).toBeNull();
    expect(getElement(box, 'span').textContent).toBe('典藏');
  }
});

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s, which opens another tab, cancels no requests in this one',
  async (modifier) => {
    const box = await show({ categoryCode: 'Collection' });
    await actAndWait(() =>
      getElement(box, 'a').dispatchEvent(
        new MouseEvent('click', { bubbles: true, cancelable: true, [modifier]: true }),
      ),
    );
    expect(stop).not.toHaveBeenCalled();
  },
);
