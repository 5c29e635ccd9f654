import { expect, test, vi } from 'vitest';
import { Routed } from '../../testing/museum';
import { control, doing, setUpRendering } from '../../testing/render';
import { FollowUs } from './follow-us';

const render = setUpRendering();

const open = () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  return render(
    <Routed>
      <FollowUs />
    </Routed>,
  );
};

/** A press as the browser reports it: focus comes between the pointer and its click. */
const press = (button: HTMLElement) =>
  doing(() => {
    button.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
    button.focus();
    button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  });

test('a code of the footer opens by a tap and closes by the next', async () => {
  const button = control(await open(), '官方微博');
  await press(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await press(button);
  expect(button.getAttribute('aria-expanded')).toBe('false');
  await press(button);
  expect(button.getAttribute('aria-expanded')).toBe('true');
});

test('a code of the footer that focus has opened closes by the key that presses its button', async () => {
  const button = control(await open(), '官方微博');
  await doing(() => button.focus());
  expect(button.getAttribute('aria-expanded')).toBe('true');
  await doing(() => button.click());
  expect(button.getAttribute('aria-expanded')).toBe('false');
});
