import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createOpenPage, textsOf } from '../../testing/open-page';
import { makeEntry, makePart } from '../../testing/records';
import { actAndWait, getControl, getElement, pressKey, setUpRendering } from '../../testing/render';
import { listResponse } from '../../testing/test-app';
import { isScrolledToEnd } from './leaf';

const openPage = createOpenPage(setUpRendering());
const address = '/Collection/AncientBooks/lunyu';
const leaf = (id: string) =>
  makePart({ kind: 'leaf', id, title: id, facts: { text: `${id}，一。`, fold: '论语' } });
const book = makeEntry({
  id: 'lunyu',
  categoryCode: 'AncientBooks',
  title: '论语',
  parts: ['甲', '乙', '丙'].map(leaf),
});

/** Reports its target once when it is observed, as browsers do. */
class ReportingObserver {
  readonly #report: () => void;
  constructor(report: () => void) {
    this.#report = report;
  }
  observe() {
    this.#report();
  }
  readonly disconnect = () => undefined;
}

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.stubGlobal('ResizeObserver', ReportingObserver);
});

async function open(query = '?leaf=2', language: 'zh' | 'en' = 'zh') {
  const { box } = await openPage(address + query, {
    language,
    responses: { contentDetail: listResponse([book]) },
  });
  return { box, view: () => getElement(box, '[role=region]') };
}

/** Width of the text, of the view and of a column; Happy DOM has no layout. */
function giveLayout(scrollWidth: number, clientWidth = 300) {
  vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(clientWidth);
  const style = document.createElement('style');
  style.textContent = '[role=region] { line-height: 30px }';
  document.head.append(style);
  onTestFinished(() => style.remove());
}

async function touch(
  view: HTMLElement,
  type: 'touchstart' | 'touchmove' | 'touchend' | 'touchcancel',
  x = 0,
  y = 0,
  fingers = 1,
) {
  const point = { clientX: x, clientY: y };
  const event = Object.assign(new Event(type, { bubbles: true, cancelable: true }), {
    touches: Array(fingers).fill(point) as unknown[],
    changedTouches: [point],
  });
  await actAndWait(() => view.dispatchEvent(event));
  return event.defaultPrevented;
}
const hash = () => window.location.hash.replace(`#${address}`, '');

describe('swipe', () => {
  test.each([
    ['to the right shows the next leaf', 80, 10, '?leaf=3'],
    ['to the left shows the previous leaf', -80, 10, ''],
    ['of a few pixels turns nothing', 30, 0, '?leaf=2'],
    ['that scrolls the page turns nothing', 80, 70, '?leaf=2'],
  ])('swipe %s', async (_, right, down, expected) => {
    const { view } = await open();
    await touch(view(), 'touchstart', 100, 100);
    await touch(view(), 'touchend', 100 + right, 100 + down);
    expect(hash()).toBe(expected);
  });

  test('two fingers, which zoom, and a touch that is interrupted turn nothing', async () => {
    const { view } = await open();
    await touch(view(), 'touchstart', 100, 100, 2);
    await touch(view(), 'touchend', 200, 100);
    await touch(view(), 'touchstart', 100, 100);
    await touch(view(), 'touchcancel');
    await touch(view(), 'touchend', 200, 100);
    expect(hash()).toBe('?leaf=2');
  });

  test('horizontal move at the end of a leaf is kept from the history gesture of the browser', async () => {
    const { view } = await open();
    await touch(view(), 'touchstart', 100, 100);
    expect(await touch(view(), 'touchmove', 130, 104)).toBe(true);
    expect(await touch(view(), 'touchmove', 104, 130)).toBe(false);
  });

  test('leaf that scrolls is scrolled first', async () => {
    giveLayout(900);
    const { view } = await open();
    await touch(view(), 'touchstart', 100, 100);
    expect(await touch(view(), 'touchmove', 160, 100)).toBe(false);
    await touch(view(), 'touchend', 200, 100);
    expect(hash()).toBe('?leaf=2');
  });
});

describe('leaf wider than its view', () => {
  test('number of hidden columns is said, and the next button scrolls to them', async () => {
    giveLayout(900);
    const { box, view } = await open();
    expect(getElement(box, '[role=status].rest').textContent).toContain('20 行');
    const scrollBy = vi.fn();
    view().scrollBy = scrollBy;
    await actAndWait(() => getControl(box, '下一页').click());
    expect(scrollBy).toHaveBeenCalledExactlyOnceWith({ left: -300 });
    expect(hash()).toBe('?leaf=2');
  });

  test('key turns the leaf only at its end', async () => {
    giveLayout(900);
    const { view } = await open();
    expect(await pressKey(view(), 'ArrowLeft')).toBe(false);
    expect(hash()).toBe('?leaf=2');
    view().scrollLeft = -600;
    expect(await pressKey(view(), 'ArrowLeft')).toBe(true);
    expect(hash()).toBe('?leaf=3');
  });

  test('one hidden column is in the singular in English', async () => {
    giveLayout(330);
    const { box } = await open('?leaf=2', 'en');
    expect(getElement(box, '[role=status].rest').textContent).toMatch(/^1 more column of/);
  });

  test('last leaf has a next button while a part of it is hidden', async () => {
    giveLayout(900);
    const { box, view } = await open('?leaf=3');
    const next = getControl(box, '下一页');
    expect(next.getAttribute('href')).toBe(`#${address}?leaf=3`);
    view().scrollLeft = -600;
    await actAndWait(() => view().dispatchEvent(new Event('scroll')));
    expect(() => getControl(box, '下一页')).toThrow();
    expect(textsOf(box, '[role=status].rest')).toEqual(['']);
  });
});

test.each([
  [300, 300, 0, true, true],
  [900, 300, 0, false, true],
  [900, 300, -300.4, false, false],
  [900, 300, -598.6, true, false],
])(
  'leaf of %i px in %i px scrolled by %d is at its end: left %s, right %s',
  (scrollWidth, clientWidth, scrollLeft, left, right) => {
    const element = { scrollWidth, clientWidth, scrollLeft } as HTMLElement;
    expect([isScrolledToEnd(element, 1), isScrolledToEnd(element, -1)]).toEqual([left, right]);
  },
);
