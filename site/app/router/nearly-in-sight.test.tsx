import { afterEach, expect, test, vi } from 'vitest';
import { control, doing, setUpRendering } from '../testing/render';
import { NearlyInSight } from './nearly-in-sight';

const render = setUpRendering();

/** Happy DOM lays nothing out: what is observed is in sight. */
class InSight {
  readonly told: IntersectionObserverCallback;

  constructor(told: IntersectionObserverCallback) {
    this.told = told;
  }

  observe() {
    const entries = [{ isIntersecting: true }] as unknown as IntersectionObserverEntry[];
    this.told(entries, this as unknown as IntersectionObserver);
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

const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: http://m/plan.js'));

test('a part whose code did not load says so, and its retry imports it again', async () => {
  vi.stubGlobal('IntersectionObserver', InSight);
  const load = vi.fn<() => Promise<() => React.ReactElement>>(missing);
  const box = await render(<NearlyInSight load={load} height="10px" />);
  expect(box.textContent).toContain('这部分内容没有加载出来');
  load.mockImplementation(() => Promise.resolve(Plan));
  await doing(() => control(box, '重试').click());
  expect(load).toHaveBeenCalledTimes(2);
  expect(box.textContent).toBe('平面图');
});

test('after a failed retry the page is loaded anew, where browsers keep the failure of a module', async () => {
  vi.stubGlobal('IntersectionObserver', InSight);
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
  const box = await render(<NearlyInSight load={missing} height="10px" />);
  await doing(() => control(box, '重试').click());
  expect(reload).not.toHaveBeenCalled();
  await doing(() => control(box, '重新加载').click());
  expect(reload).toHaveBeenCalledOnce();
});
