import { expect, test } from 'vitest';
import {
  TestProviders,
  TestRouter,
  createFakeService,
  listResponse,
} from '../../../testing/test-app';
import { getControl, actAndWait, setUpRendering } from '../../../testing/render';
import { CategoryText } from './category-text';

const render = setUpRendering();

test('the page text shows a retry button when its request fails, and requests it again', async () => {
  window.location.hash = '#/Service/Volunteer';
  const service = createFakeService({ contentCategoryText: 502 });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter>
        <CategoryText />
      </TestRouter>
    </TestProviders>,
  );
  const before = service.calls.length;
  const retry = getControl(box, '重试');
  const entry = { id: 'v', categoryCode: 'Volunteer', title: '志愿者', content: '<p>来帮忙</p>' };
  service.answer('contentCategoryText', listResponse([entry]));
  await actAndWait(() => retry.click());
  expect(service.calls.length).toBeGreaterThan(before);
  expect(box.textContent).toContain('来帮忙');
  expect(box.querySelector('[data-state=failed]')).toBeNull();
});
