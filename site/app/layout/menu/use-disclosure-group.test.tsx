import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { getControl, getElement, setUpRendering } from '../../testing/render';
import { useDisclosureGroup } from './use-disclosure-group';

const render = setUpRendering();

afterEach(() => {
  vi.useRealTimers();
});

function Menu() {
  const group = useDisclosureGroup();
  return (
    <div>
      {['news', 'visit'].map((id) => (
        <div
          key={id}
          id={id}
          data-disclosure
          data-open={group.openId === id || undefined}
          onPointerEnter={() => group.openAfterDelay(id)}
          onPointerLeave={group.closeAfterDelay}
        >
          <button type="button" onClick={() => group.toggle(id)}>
            {id}
          </button>
        </div>
      ))}
      <button type="button" onClick={() => group.openNow('visit')}>
        open now
      </button>
      <p>正文</p>
    </div>
  );
}

/** Shows the menu with the real clock, which rendering needs, and then stops it. */
async function show() {
  const box = await render(<Menu />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return box;
}

const run = (action: () => unknown) =>
  act(() => {
    action();
    return Promise.resolve();
  });

const openIds = (box: ParentNode) => [...box.querySelectorAll('[data-open]')].map(({ id }) => id);
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** React derives `pointerenter` and `pointerleave` from these events. */
async function hover(box: ParentNode, id: string, type: 'pointerover' | 'pointerout') {
  const related = type === 'pointerover' ? null : document.body;
  const event = new PointerEvent(type, { bubbles: true, relatedTarget: related });
  await run(() => getElement(box, `#${id}`).dispatchEvent(event));
}

test('item of a disclosure group opens and closes by its button', async () => {
  const box = await show();
  expect(openIds(box)).toEqual([]);
  await run(() => getControl(box, 'news').click());
  expect(openIds(box)).toEqual(['news']);
  await run(() => getControl(box, 'news').click());
  expect(openIds(box)).toEqual([]);
});

test('opening an item closes the open one', async () => {
  const box = await show();
  await run(() => getControl(box, 'news').click());
  await run(() => getControl(box, 'visit').click());
  expect(openIds(box)).toEqual(['visit']);
});

test.each([
  ['Escape', []],
  ['Enter', ['news']],
  ['Tab', ['news']],
])('key %s leaves %j of a group with an open item', async (key, left) => {
  const box = await show();
  await run(() => getControl(box, 'news').click());
  await run(() => document.dispatchEvent(new KeyboardEvent('keydown', { key })));
  expect(openIds(box)).toEqual(left);
});

test('press outside the group closes its item, a press inside does not', async () => {
  const box = await show();
  await run(() => getControl(box, 'news').click());
  const pressOn = (selector: string) =>
    run(() => getElement(box, selector).dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await pressOn('#visit button');
  expect(openIds(box)).toEqual(['news']);
  await pressOn('p');
  expect(openIds(box)).toEqual([]);
});

test('item under a pointer that rests opens after 90 ms', async () => {
  const box = await show();
  await hover(box, 'news', 'pointerover');
  expect(openIds(box)).toEqual([]);
  await wait(90);
  expect(openIds(box)).toEqual(['news']);
});

test('item that the pointer only crosses stays closed', async () => {
  const box = await show();
  await hover(box, 'news', 'pointerover');
  await hover(box, 'news', 'pointerout');
  await wait(400);
  expect(openIds(box)).toEqual([]);
});

test('open item closes 280 ms after the pointer left it, unless the pointer returns', async () => {
  const box = await show();
  await run(() => getControl(box, 'news').click());
  await hover(box, 'news', 'pointerout');
  await hover(box, 'news', 'pointerover');
  await wait(400);
  expect(openIds(box)).toEqual(['news']);
  await hover(box, 'news', 'pointerout');
  await wait(280);
  expect(openIds(box)).toEqual([]);
});

test('item opened at once is not closed by an earlier delay', async () => {
  const box = await show();
  await run(() => getControl(box, 'news').click());
  await hover(box, 'news', 'pointerout');
  await run(() => getControl(box, 'open now').click());
  await wait(400);
  expect(openIds(box)).toEqual(['visit']);
});
