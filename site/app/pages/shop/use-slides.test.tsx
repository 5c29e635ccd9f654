import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import { rotationInterval, useSlides } from './use-slides';

const render = setUpRendering();

function Probe() {
  const { index, show, isPlaying, setPlaying, hold } = useSlides(3);
  return (
    <div>
      <output>{index}</output>
      <button name="hold" onClick={() => hold(true)} />
      <button name="release" onClick={() => hold(false)} />
      <button name="pause" aria-pressed={!isPlaying} onClick={() => setPlaying(false)} />
      <button name="back" onClick={() => show(index - 1)} />
    </div>
  );
}

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }),
);
afterEach(() => void vi.useRealTimers());

async function open() {
  const box = await render(<Probe />);
  const shown = () => getElement(box, 'output').textContent;
  const press = (name: string) =>
    actAndWait(() => (getElement(box, `[name=${name}]`) as HTMLButtonElement).click());
  const wait = (time: number) => actAndWait(() => vi.advanceTimersByTime(time));
  return { shown, press, wait };
}

test('carousel shows the next slide every five seconds and wraps around', async () => {
  const { shown, wait } = await open();
  expect(rotationInterval).toBe(5000);
  const seen = [shown()];
  for (let turn = 0; turn < 3; turn++) {
    await wait(5000);
    seen.push(shown());
  }
  expect(seen).toEqual(['0', '1', '2', '0']);
});

test('carousel does not rotate while held by pointer or focus, and rotates afterwards', async () => {
  const { shown, press, wait } = await open();
  await press('hold');
  await wait(20_000);
  expect(shown()).toBe('0');
  await press('release');
  await wait(5000);
  expect(shown()).toBe('1');
});

test('paused carousel does not rotate, and its slide can be changed by hand', async () => {
  const { shown, press, wait } = await open();
  await press('pause');
  await wait(60_000);
  expect(shown()).toBe('0');
  await press('back');
  expect(shown()).toBe('2');
});
