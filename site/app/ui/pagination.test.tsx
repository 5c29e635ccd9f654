import { expect, test, vi } from 'vitest';
import { Routed } from '../testing/museum';
import { control, doing, find, setUpRendering } from '../testing/render';
import { Pagination } from './pagination';

const render = setUpRendering();

test('another page of a list inside a page leads to the heading of the list, not to the top', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const box = await render(
    <Routed>
      <h2 id="objects">展品</h2>
      <Pagination page={1} pageCount={3} pathOf={(page) => `/?page=${page}`} headingId="objects" />
    </Routed>,
  );
  const heading = find(box, '#objects');
  const scrolled = vi.fn();
  heading.scrollIntoView = scrolled;
  scrollTo.mockClear();
  await doing(() => control(box, '下一页').click());
  expect(window.location.hash).toBe('#/?page=2');
  expect(scrolled).toHaveBeenCalled();
  expect(document.activeElement).toBe(heading);
  expect(scrollTo).not.toHaveBeenCalled();
});
