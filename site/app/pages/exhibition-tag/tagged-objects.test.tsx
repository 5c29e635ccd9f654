import { expect, test, vi } from 'vitest';
import { TestProviders, TestRouter, createFakeService, pageResponse } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import { TaggedObjects } from './tagged-objects';

const render = setUpRendering();

const object = (id: string) => ({ id, title: id, period: '', material: '', images: [] });

test('turning the page of tagged objects scrolls to their count and focuses it', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.location.hash = '#/Exhibition/BaseExhibition/bronze/ding';
  const service = createFakeService({
    exhibitionPageByTagFromContent: ({ pageNum }: { pageNum: number }) =>
      pageResponse([object(`鼎${pageNum}`)], 30),
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter>
        <TaggedObjects exhibitionId="bronze" tagId="ding" />
      </TestRouter>
    </TestProviders>,
  );
  const scrolled = vi.fn();
  getElement(box, '.count').scrollIntoView = scrolled;
  scrollTo.mockClear();
  await actAndWait(() => getControl(box, '下一页').click());
  expect(window.location.hash).toBe('#/Exhibition/BaseExhibition/bronze/ding?page=2');
  expect(getElement(box, '.objects').textContent).toContain('鼎2');
  expect(scrolled).toHaveBeenCalled();
  expect(document.activeElement).toBe(getElement(box, '.count'));
  expect(scrollTo).not.toHaveBeenCalled();
});
