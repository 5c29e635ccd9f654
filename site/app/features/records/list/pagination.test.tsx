import { expect, test, vi } from 'vitest';
import { TestRouter } from '../../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../../testing/render';
import { Pagination } from './pagination';

const render = setUpRendering();

test('pagination with headingId scrolls to and focuses that heading instead of the top of the page', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const box = await render(
    <TestRouter>
      <h2 id="objects">展品</h2>
      <Pagination page={1} pageCount={3} pathOf={(page) => `/?page=${page}`} headingId="objects" />
    </TestRouter>,
  );
  const heading = getElement(box, '#objects');
  const scrollIntoView = vi.fn();
  heading.scrollIntoView = scrollIntoView;
  scrollTo.mockClear();
  await actAndWait(() => getControl(box, '下一页').click());
  expect(window.location.hash).toBe('#/?page=2');
  expect(scrollIntoView).toHaveBeenCalled();
  expect(document.activeElement).toBe(heading);
  expect(scrollTo).not.toHaveBeenCalled();
});
