import { expect, test } from 'vitest';
import { TestProviders, createFakeService, listResponse } from '../../testing/test-app';
import { getControl, actAndWait, setUpRendering } from '../../testing/render';
import { VisitCount } from './visit-count';

const render = setUpRendering();
const visitCounts = { ...listResponse([]), data: { total: 12345, today: 67 } };

test('visit count shows the total and today’s visits', async () => {
  const service = createFakeService({ browseCount: visitCounts });
  const container = await render(
    <TestProviders service={service}>
      <VisitCount />
    </TestProviders>,
  );
  expect(container.textContent).toContain('本站累计访问 12,345 次，今日 67 次');
});

test('visit count is hidden when the response holds no number', async () => {
  const service = createFakeService({ browseCount: { ...visitCounts, data: { total: 'many' } } });
  const container = await render(
    <TestProviders service={service}>
      <VisitCount />
    </TestProviders>,
  );
  expect(container.textContent).toBe('');
});

test('visit count can be requested again after a failure', async () => {
  const service = createFakeService({ browseCount: 503 });
  const container = await render(
    <TestProviders service={service}>
      <VisitCount />
    </TestProviders>,
  );
  service.answer('browseCount', visitCounts);
  await actAndWait(() => getControl(container, '重试').click());
  expect(container.textContent).toContain('12,345');
});
