import { expect, test, vi } from 'vitest';
import { actAndWait, setUpRendering } from '../testing/render';
import { prefersReducedMotion, useReducedMotion } from './reduced-motion';

const render = setUpRendering();

function Motion() {
  return <p>{useReducedMotion() ? 'still' : 'moving'}</p>;
}

/** A media query whose result the test changes. */
function createQuery(matches: boolean) {
  const list = Object.assign(new EventTarget(), { matches });
  vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
  const change = (next: boolean) => {
    list.matches = next;
    list.dispatchEvent(new Event('change'));
  };
  return { change, list };
}

test('preference for less motion is followed while the page is open', async () => {
  const { change } = createQuery(false);
  const box = await render(<Motion />);
  expect([box.textContent, prefersReducedMotion()]).toEqual(['moving', false]);
  await actAndWait(() => change(true));
  expect([box.textContent, prefersReducedMotion()]).toEqual(['still', true]);
});

test('removed component no longer listens to the preference', async () => {
  const { list } = createQuery(true);
  const removed = vi.spyOn(list, 'removeEventListener');
  const box = await render(<Motion />);
  expect(box.textContent).toBe('still');
  await render(null);
  expect(removed).toHaveBeenCalledOnce();
});
