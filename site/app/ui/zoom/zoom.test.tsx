import { beforeEach, expect, test } from 'vitest';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { useZoom } from './use-zoom';
import { ZoomButtons } from './zoom-buttons';

const render = setUpRendering();
const messages = { larger: '放大', smaller: '缩小', whole: '看全图' };

function Zoomed() {
  const { attach, ...zoom } = useZoom({ maxScale: 4 });
  return (
    <>
      <div>
        <div ref={attach}>图</div>
      </div>
      <button
        type="button"
        onKeyDown={(event) => {
          if (zoom.handleKey(event)) event.preventDefault();
        }}
      >
        按键
      </button>
      <ZoomButtons zoom={zoom} maxScale={4} messages={messages} />
    </>
  );
}

let box: HTMLElement;
beforeEach(async () => {
  box = await render(<Zoomed />);
});

const percent = () => Number.parseInt(getElement(box, 'output').textContent, 10);
const press = async (key: string, init: KeyboardEventInit = {}) => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init });
  await actAndWait(() => getControl(box, '按键').dispatchEvent(event));
  return event.defaultPrevented;
};
const isDisabled = (name: string) => getControl(box, name).getAttribute('aria-disabled') === 'true';

test('zoom starts with the whole picture, of which nothing can be made smaller', () => {
  expect(percent()).toBe(100);
  expect([isDisabled('缩小'), isDisabled('看全图'), isDisabled('放大')]).toEqual([
    true,
    true,
    false,
  ]);
});

test('zoom buttons enlarge by a third, make smaller and show the whole again', async () => {
  await actAndWait(() => getControl(box, '放大').click());
  expect(percent()).toBe(133);
  expect(isDisabled('缩小')).toBe(false);
  await actAndWait(() => getControl(box, '放大').click());
  await actAndWait(() => getControl(box, '缩小').click());
  expect(percent()).toBe(133);
  await actAndWait(() => getControl(box, '看全图').click());
  expect(percent()).toBe(100);
});

test('zoom ends at its largest and smallest scale', async () => {
  for (let each = 0; each < 9; each++) await actAndWait(() => getControl(box, '放大').click());
  expect(percent()).toBe(400);
  expect(isDisabled('放大')).toBe(true);
  for (let each = 0; each < 9; each++) await actAndWait(() => getControl(box, '缩小').click());
  expect(percent()).toBe(100);
});

test('keys +, = and - zoom, 0 shows the whole', async () => {
  expect(await press('+')).toBe(true);
  await press('=');
  expect(percent()).toBe(178);
  await press('-');
  expect(percent()).toBe(133);
  await press('0');
  expect(percent()).toBe(100);
});

test('arrow keys move only what is zoomed, and shortcuts of the browser stay', async () => {
  expect(await press('ArrowLeft')).toBe(false);
  expect(await press('+', { ctrlKey: true })).toBe(false);
  expect(percent()).toBe(100);
  await press('+');
  expect(await press('ArrowLeft')).toBe(true);
  expect(await press('Tab')).toBe(false);
});
