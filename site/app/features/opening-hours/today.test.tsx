import { expect, test } from 'vitest';
import { setUpRendering } from '../../testing/render';
import { ClockProvider } from './clock';
import { Today } from './today';

const render = setUpRendering();

async function on(local: string, language: 'zh' | 'en' = 'zh') {
  const now = new Date(`${local}+08:00`);
  const box = await render(
    <ClockProvider key={local} value={() => now}>
      <Today />
    </ClockProvider>,
    language,
  );
  return box.textContent;
}

test('says whether one can still go in', async () => {
  expect(await on('2026-11-21T10:00')).toBe('今日开放，至 17:0016:30 停止入馆');
});

test('says when the doors open next', async () => {
  expect(await on('2026-11-22T18:00')).toBe('今日已闭馆，周二 9:00 开放');
  expect(await on('2026-11-23T10:00')).toBe('今日闭馆，明日 9:00 开放');
});

test('says it in English', async () => {
  expect(await on('2026-11-22T18:00', 'en')).toBe('Closed for today, open on Tuesday from 9:00');
});
