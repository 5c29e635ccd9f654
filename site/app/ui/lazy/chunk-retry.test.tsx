import { beforeEach, expect, test, vi } from 'vitest';
import { textsOf } from '../../testing/open-page';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import { ChunkRetry } from './chunk-retry';

const render = setUpRendering();
const reload = vi.fn();

beforeEach(() => {
  reload.mockClear();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});

const goOffline = () => vi.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false);
const press = (box: HTMLElement) => actAndWait(() => getElement(box, 'button').click());

test('button is busy while the code loads again', async () => {
  const box = await render(<ChunkRetry onRetry={() => new Promise(() => undefined)} />);
  expect(textsOf(box, 'button')).toEqual(['重试']);
  await press(box);
  expect(getElement(box, 'button').getAttribute('aria-busy')).toBe('true');
  expect(getElement(box, '[role=alert]').dataset['state']).toBe('failed');
});

test.each([
  ['zh', '重新加载'],
  ['en', 'Reload'],
] as const)('after a failed retry the button in %s reloads the page', async (language, label) => {
  const onRetry = vi.fn(() => Promise.resolve(false));
  const box = await render(<ChunkRetry onRetry={onRetry} />, language);
  await press(box);
  expect(textsOf(box, 'button')[0]).toContain(label);
  expect(reload).not.toHaveBeenCalled();
  await press(box);
  expect(reload).toHaveBeenCalledOnce();
  expect(onRetry).toHaveBeenCalledOnce();
});

test('page that is offline says so and is not reloaded: the button tries the code again', async () => {
  goOffline();
  const onRetry = vi.fn(() => Promise.resolve(false));
  const box = await render(<ChunkRetry onRetry={onRetry} />);
  expect(box.textContent).toContain('网络连接错误，请检查网络');
  await press(box);
  await press(box);
  expect(reload).not.toHaveBeenCalled();
  expect(onRetry).toHaveBeenCalledTimes(2);
  expect(textsOf(box, 'button')).toEqual(['重试']);
});
