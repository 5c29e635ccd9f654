import { expect, test } from 'vitest';
import { Museum, Routed, fakeService, rows } from '../../testing/museum';
import { control, doing, setUpRendering } from '../../testing/render';
import { PageText } from './page-text';

const render = setUpRendering();

test('the page text shows a retry button when its request fails, and requests it again', async () => {
  const service = fakeService({ contentCategoryText: 502 });
  const box = await render(
    <Museum service={service}>
      <Routed>
        <PageText code="Volunteer" />
      </Routed>
    </Museum>,
  );
  const before = service.calls.length;
  const retry = control(box, '重试');
  const entry = { id: 'v', categoryCode: 'Volunteer', title: '志愿者', content: '<p>来帮忙</p>' };
  service.answer('contentCategoryText', rows([entry]));
  await doing(() => retry.click());
  expect(service.calls.length).toBeGreaterThan(before);
  expect(box.textContent).toContain('来帮忙');
  expect(box.querySelector('[data-state=failed]')).toBeNull();
});
