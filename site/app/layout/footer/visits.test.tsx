import { expect, test } from 'vitest';
import { Museum, fakeService, rows } from '../../testing/museum';
import { control, doing, setUpRendering } from '../../testing/render';
import { Visits } from './visits';

const render = setUpRendering();
const visitCounts = { ...rows([]), data: { total: 12345, today: 67 } };

test('visit count shows the total and today’s visits', async () => {
  const service = fakeService({ browseCount: visitCounts });
  const container = await render(
    <Museum service={service}>
      <Visits />
    </Museum>,
  );
  expect(container.textContent).toContain('本站累计访问 12,345 次，今日 67 次');
});

test('visit count is hidden when the response holds no number', async () => {
  const service = fakeService({ browseCount: { ...visitCounts, data: { total: 'many' } } });
  const container = await render(
    <Museum service={service}>
      <Visits />
    </Museum>,
  );
  expect(container.textContent).toBe('');
});

test('visit count can be requested again after a failure', async () => {
  const service = fakeService({ browseCount: 503 });
  const container = await render(
    <Museum service={service}>
      <Visits />
    </Museum>,
  );
  service.answer('browseCount', visitCounts);
  await doing(() => control(container, '重试').click());
  expect(container.textContent).toContain('12,345');
});
