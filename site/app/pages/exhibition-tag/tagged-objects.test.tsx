import { expect, test, vi } from 'vitest';
import { Museum, Routed, fakeService, page } from '../../testing/museum';
import { control, doing, find, setUpRendering } from '../../testing/render';
import { TaggedObjects } from './tagged-objects';

const render = setUpRendering();

const object = (id: string) => ({ id, title: id, period: '', material: '', images: [] });

test('turning the page of tagged objects scrolls to their count and focuses it', async () => {
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  window.location.hash = '#/Exhibition/BaseExhibition/bronze/ding';
  const service = fakeService({
    exhibitionPageByTagFromContent: ({ pageNum }: { pageNum: number }) =>
      page([object(`鼎${pageNum}`)], 30),
  });
  const box = await render(
    <Museum service={service}>
      <Routed>
        <TaggedObjects exhibitionId="bronze" tagId="ding" />
      </Routed>
    </Museum>,
  );
  const scrolled = vi.fn();
  find(box, '.count').scrollIntoView = scrolled;
  scrollTo.mockClear();
  await doing(() => control(box, '下一页').click());
  expect(window.location.hash).toBe('#/Exhibition/BaseExhibition/bronze/ding?page=2');
  expect(find(box, '.objects').textContent).toContain('鼎2');
  expect(scrolled).toHaveBeenCalled();
  expect(document.activeElement).toBe(find(box, '.count'));
  expect(scrollTo).not.toHaveBeenCalled();
});
