import { expect, test } from 'vitest';
import { Museum, fakeService, rows } from '../../testing/museum';
import { control, doing, setUpRendering } from '../../testing/render';
import { Visits } from './visits';

const render = setUpRendering();
const counted = { ...rows([]), data: { total: 12345, today: 67 } };

test('says how often the site was visited, in all and today', async () => {
  const service = fakeService({ browseCount: counted });
  const box = await render(
    <Museum service={service}>
      <Visits />
    </Museum>,
  );
  expect(box.textContent).toContain('本站累计访问 12,345 次，今日 67 次');
});

test('a count that is none is not shown', async () => {
  const service = fakeService({ browseCount: { ...counted, data: { total: 'many' } } });
  const box = await render(
    <Museum service={service}>
      <Visits />
    </Museum>,
  );
  expect(box.textContent).toBe('');
});

test('a count that could not be had can be asked for again', async () => {
  const service = fakeService({ browseCount: 503 });
  const box = await render(
    <Museum service={service}>
      <Visits />
    </Museum>,
  );
  service.answer('browseCount', counted);
  await doing(() => control(box, '重试').click());
  expect(box.textContent).toContain('12,345');
});
