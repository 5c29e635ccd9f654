import { expect, test } from 'vitest';
import { getControl, setUpRendering } from '../../../testing/render';
import { TestProviders, TestRouter, createFakeService } from '../../../testing/test-app';
import { AllLink } from './all-link';

const render = setUpRendering();

const link = (shown: number, total: number) => (
  <TestProviders service={createFakeService()}>
    <TestRouter>
      <AllLink to="/Collection?period=shang" shown={shown} total={total} />
    </TestRouter>
  </TestProviders>
);

test('selection of a list links to the whole list with its number of records', async () => {
  const box = await render(link(4, 31));
  expect(getControl(box, '全部 31 条').getAttribute('href')).toBe('#/Collection?period=shang');
});

test('list that is shown whole has no link to itself', async () => {
  expect((await render(link(4, 4))).querySelector('a')).toBeNull();
  expect((await render(link(0, 0))).querySelector('a')).toBeNull();
});

test('English link names the number of records', async () => {
  expect(getControl(await render(link(4, 1200), 'en'), 'All 1200')).toBeTruthy();
});
