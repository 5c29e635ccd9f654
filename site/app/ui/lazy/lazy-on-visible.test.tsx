import { afterEach, expect, test, vi } from 'vitest';
import { getControl, actAndWait, setUpRendering } from '../../testing/render';
import { LazyOnVisible } from './lazy-on-visible';

const render = setUpRendering();

/** Happy DOM has no layout: every observed element is reported as visible. */
class AlwaysVisibleObserver {
  readonly callback: IntersectionObserverCallback;

  constructor(callback: IntersectionObserverCallback) {
    this.callback = callback;
  }

  observe() {
    const entries = [{ isIntersecting: true }] as unknown as IntersectionObserverEntry[];
    this.callback(entries, this as unknown as IntersectionObserver);
  }

  disconnect() {
    return undefined;
  }
}

afterEach(() => {
  vi.unstubAllGlobals();
});

function Plan() {
  return <p>平面图</p>;
}

const rejectImport = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://m/plan.js'));

test('lazy part shows a failed import, and its retry imports it again', async () => {
  vi.stubGlobal('IntersectionObserver', AlwaysVisibleObserver);
  const load = vi.fn<() => Promise<() => React.ReactElement>>(rejectImport);
  const container = await render(<LazyOnVisible loadComponent={load} height="10px" />);
  expect(container.textContent).toContain('这部分内容没有加载出来');
  load.mockImplementation(() => Promise.resolve(Plan));
  await actAndWait(() => getControl(container, '重试').click());
  expect(load).toHaveBeenCalledTimes(2);
  expect(container.textContent).toBe('平面图');
});

test('lazy part offers a page reload after a failed retry', async () => {
  vi.stubGlobal('IntersectionObserver', AlwaysVisibleObserver);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const container = await render(<LazyOnVisible loadComponent={rejectImport} height="10px" />);
  await actAndWait(() => getControl(container, '重试').click());
  expect(reload).not.toHaveBeenCalled();
  await actAndWait(() => getControl(container, '重新加载').click());
  expect(reload).toHaveBeenCalledOnce();
});
