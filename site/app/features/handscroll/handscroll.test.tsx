import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textsOf } from '../../testing/open-page';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { Handscroll } from './handscroll';

const render = setUpRendering();
const scroller = (box: HTMLElement) => getElement(box, '[role=region]');

/** Happy DOM has no layout: a view of 1,000 px on a painting of 4,000 px behind a title of 300 px. */
function giveLayout(box: HTMLElement) {
  const view = scroller(box);
  const scrolls = vi.fn();
  Object.defineProperty(view, 'clientWidth', { value: 1000 });
  Object.assign(view, { scrollBy: scrolls, scrollTo: scrolls });
  const painting = getElement(box, 'img[alt]:not([alt=""])');
  Object.defineProperty(painting, 'offsetLeft', { value: -3300 });
  Object.defineProperty(painting, 'offsetWidth', { value: 4000 });
  return scrolls;
}

const prefer = (reducedMotion: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: reducedMotion } as MediaQueryList);

describe('content', () => {
  test.each([
    [
      'zh',
      { heading: '展卷', region: '长卷，可左右移动', further: '继续展开' },
      ['松岸孤亭', '主峰飞瀑', '平湖远帆', '西山烟霭'],
    ],
    [
      'en',
      {
        heading: 'Unroll the scroll',
        region: 'Handscroll, moves sideways',
        further: 'Unroll further',
      },
      ['Pine shore', 'Peaks and waterfall', 'Lake and sails', 'Hills in mist'],
    ],
  ] as const)(
    'handscroll in %s has names in that language',
    async (language, { heading, region, further }, passages) => {
      const box = await render(<Handscroll />, language);
      expect(textsOf(box, 'h2')).toEqual([heading]);
      expect(scroller(box).getAttribute('aria-label')).toBe(region);
      expect(textsOf(box, '.passages button')).toEqual(passages);
      expect(getControl(box, further).getAttribute('type')).toBe('button');
      expect(textsOf(box, '.colophon p')).toHaveLength(3);
    },
  );

  test('painting is described, loads late and its view is a stop of the tab key', async () => {
    const box = await render(<Handscroll />);
    const painting = getElement(box, 'picture img');
    expect(painting.getAttribute('alt')).toContain('水墨山水长卷');
    expect(painting.getAttribute('loading')).toBe('lazy');
    expect(scroller(box).tabIndex).toBe(0);
    // The seals are decoration beside the text.
    expect(
      [...box.querySelectorAll('.front img, .colophon img')].map((img) => img.getAttribute('alt')),
    ).toEqual(['', '']);
  });
});

describe('buttons', () => {
  test('buttons move by 70 % of the view, the first to the left', async () => {
    prefer(false);
    const box = await render(<Handscroll />);
    const scrolls = giveLayout(box);
    await actAndWait(() => getControl(box, '继续展开').click());
    await actAndWait(() => getControl(box, '往回卷').click());
    expect(scrolls.mock.calls).toEqual([
      [{ left: -700, behavior: 'smooth' }],
      [{ left: 700, behavior: 'smooth' }],
    ]);
  });

  test('passages start at the right edge of the painting and go to the left', async () => {
    prefer(false);
    const box = await render(<Handscroll />);
    const scrolls = giveLayout(box);
    for (const button of box.querySelectorAll<HTMLElement>('.passages button'))
      await actAndWait(() => button.click());
    const places = scrolls.mock.calls.map(([to]) => Math.round((to as { left: number }).left));
    // The painting's right edge is at 700 px, in a view of 1,000 px.
    expect(places).toEqual([-300, -820, -1980, -3100]);
  });

  test('handscroll jumps without motion for visitors who prefer that', async () => {
    prefer(true);
    const box = await render(<Handscroll />);
    const scrolls = giveLayout(box);
    await actAndWait(() => getControl(box, '平湖远帆').click());
    await actAndWait(() => getControl(box, '继续展开').click());
    expect(scrolls.mock.calls.map(([to]) => (to as ScrollToOptions).behavior)).toEqual([
      'auto',
      'auto',
    ]);
  });
});

describe('pointer', () => {
  let view: HTMLElement;
  let box: HTMLElement;
  let now: number;

  beforeEach(async () => {
    box = await render(<Handscroll />);
    view = scroller(box);
    view.setPointerCapture = vi.fn();
    view.scrollLeft = 0;
    now = 10_000;
  });

  const fire = (type: string, fields: object) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    Object.assign(event, fields);
    Object.defineProperty(event, 'timeStamp', { value: now });
    view.dispatchEvent(event);
    return event.defaultPrevented;
  };
  const wheel = (fields: object = {}) =>
    fire('wheel', { deltaX: 0, deltaY: 100, deltaMode: 0, ...fields });
  const movePointer = (clientX = 0, movementX = 1) =>
    fire('pointermove', { clientX, movementX, movementY: 0 });

  test('wheel unrolls the painting once the pointer has moved over it', () => {
    expect(wheel()).toBe(false);
    expect(view.scrollLeft).toBe(0);
    now += 1000;
    movePointer();
    now += 1000;
    expect(wheel()).toBe(true);
    expect(view.scrollLeft).toBe(-100);
  });

  test('wheel that counts lines moves by 18 px a line', () => {
    movePointer();
    expect(wheel({ deltaY: 3, deltaMode: WheelEvent.DOM_DELTA_LINE })).toBe(true);
    expect(view.scrollLeft).toBe(-54);
  });

  test.each([
    ['with Ctrl, which zooms the page', { ctrlKey: true }],
    ['with Shift, which scrolls sideways', { shiftKey: true }],
    ['of a trackpad that moves sideways', { deltaX: 120 }],
  ])('wheel %s is left to the browser', (_, fields) => {
    movePointer();
    expect(wheel(fields)).toBe(false);
    expect(view.scrollLeft).toBe(0);
  });

  test('wheel at the end of the painting scrolls the page', () => {
    movePointer();
    // A scroller at its end keeps its place.
    Object.defineProperty(view, 'scrollLeft', { get: () => -3000, set: () => undefined });
    expect(wheel()).toBe(false);
  });

  test('mouse drags the painting until its button is released', () => {
    fire('pointerdown', { pointerType: 'mouse', button: 0, clientX: 500, pointerId: 1 });
    movePointer(420);
    expect(view.scrollLeft).toBe(80);
    fire('pointerup', {});
    movePointer(100);
    expect(view.scrollLeft).toBe(80);
  });

  test.each([
    ['finger, which scrolls by itself,', { pointerType: 'touch', button: 0 }],
    ['right button', { pointerType: 'mouse', button: 2 }],
  ])('%s does not drag', (_, fields) => {
    fire('pointerdown', { ...fields, clientX: 500, pointerId: 1 });
    movePointer(420);
    expect(view.scrollLeft).toBe(0);
  });

  test('removed handscroll listens to nothing', async () => {
    movePointer();
    await render(null);
    expect(wheel()).toBe(false);
    expect(view.scrollLeft).toBe(0);
  });
});
