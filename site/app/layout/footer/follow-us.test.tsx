import { expect, test, vi } from 'vitest';
import { TestRouter } from '../../testing/test-app';
import { getControl, actAndWait, setUpRendering } from '../../testing/render';
import { FollowUs } from './follow-us';

const render = setUpRendering();

const open = () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  return render(
    <TestRouter>
      <FollowUs />
    </TestRouter>,
  );
};

/** Dispatches the events of a press: pointerdown, focus, click. */
const press = (button: HTMLElement) =>
  actAndWait(() => {
    button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    button.focus();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  });

test('QR code of the footer opens on a tap and closes on the next', async () => {
  const button = getControl(await open(), '官方微博');
  await press(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await press(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await press(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('QR code of the footer that focus opened closes on a keyboard click', async () => {
  const button = getControl(await open(), '官方微博');
  await actAndWait(() => button.focus());
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await actAndWait(() => button.click());
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
