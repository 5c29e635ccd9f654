import { expect, test } from 'vitest';
import { actAndWait, getElement, setUpRendering } from '../../testing/render';
import { useZoom } from './use-zoom';

const render = setUpRendering();

function Plan(props: { inPage?: boolean; wheelAlways?: boolean }) {
  const { attach, scale } = useZoom({ maxScale: 4, ...props });
  return (
    <>
      <div className="frame" tabIndex={-1}>
        <div ref={attach} className="moved">
          图
        </div>
      </div>
      <output>{Math.round(scale * 100)}</output>
    </>
  );
}

async function show(props: { inPage?: boolean; wheelAlways?: boolean } = { inPage: true }) {
  const box = await render(<Plan {...props} />);
  const frame = getElement(box, '.frame');
  const fire = async (event: Event) => {
    await actAndWait(() => frame.dispatchEvent(event));
    return event.defaultPrevented;
  };
  return {
    box,
    frame,
    moved: getElement(box, '.moved'),
    scale: () => Number(getElement(box, 'output').textContent),
    wheel: (deltaY: number, fields: Partial<WheelEvent> = {}) => {
      const event = new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true });
      // Happy DOM takes no modifier keys in the constructor.
      for (const [name, value] of Object.entries(fields))
        Object.defineProperty(event, name, { value });
      return fire(event);
    },
    doubleClick: () => fire(new MouseEvent('dblclick', { bubbles: true, cancelable: true })),
  };
}

test('wheel over a plan in the page scrolls the page until the plan has focus', async () => {
  const { frame, scale, wheel } = await show();
  expect(await wheel(-100)).toBe(false);
  expect(scale()).toBe(100);
  frame.focus();
  expect(await wheel(-100)).toBe(true);
  expect(scale()).toBeGreaterThan(100);
});

test('wheel with Ctrl, as a pinch on a trackpad, zooms without focus', async () => {
  const { scale, wheel } = await show();
  expect(await wheel(-100, { ctrlKey: true })).toBe(true);
  expect(scale()).toBeGreaterThan(100);
});

test('wheel that would make a whole plan smaller scrolls the page', async () => {
  const { frame, scale, wheel } = await show();
  frame.focus();
  expect(await wheel(100)).toBe(false);
  expect(scale()).toBe(100);
});

test('plan in a dialog zooms without focus', async () => {
  const { scale, wheel } = await show({ inPage: true, wheelAlways: true });
  expect(await wheel(-100)).toBe(true);
  expect(scale()).toBeGreaterThan(100);
});

test('finger scrolls the page over a whole plan, and moves an enlarged one', async () => {
  const { frame, moved, doubleClick } = await show();
  expect(moved.style.touchAction).toBe('pan-x pan-y');
  await doubleClick();
  expect([moved.style.touchAction, frame.style.touchAction]).toEqual(['none', 'none']);
  await doubleClick();
  expect([moved.style.touchAction, frame.style.touchAction]).toEqual([
    'pan-x pan-y',
    'pan-x pan-y',
  ]);
});

test('double click enlarges to 250 %, a second one shows the whole', async () => {
  const { scale, doubleClick } = await show({});
  await doubleClick();
  expect(scale()).toBe(250);
  await doubleClick();
  expect(scale()).toBe(100);
});

test('removed plan ignores the wheel', async () => {
  const { frame, wheel } = await show({});
  await render(null);
  expect(frame.isConnected).toBe(false);
  expect(await wheel(-100)).toBe(false);
});
