import { expect, test, vi } from 'vitest';
import { Routed } from '../testing/museum';
import { control, doing, find, setUpRendering } from '../testing/render';
import { Pagination } from './pagination';

const render = setUpRendering();

test('pagination with headingId scrolls to and focuses that heading instead of the top of the page', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const box = await render(
    <Routed>
      <h2 id="objects">展品</h2>
      <Pagination page={1} pageCount={3} pathOf={(page) => `/?page=${page}`} headingId="objects" />
    </Routed>,
  );
  const heading = find(box, '#objects');
  const scrollIntoView = vi.fn();
  heading.scrollIntoView = scrollIntoView;
  scrollTo.mockClear();
  await doing(() => control(box, '下一页').click());
  expect(window.location.hash).toBe('#/?page=2');
  expect(scrollIntoView).toHaveBeenCalled();
  expect(document.activeElement).toBe(heading);
  expect(scrollTo).not.toHaveBeenCalled();
});
