import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { textsOf, waitForText } from '../../testing/open-page';
import { hostileText, makeEntry, makeImage } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { createShowPart } from '../../testing/show-part';
import { pageResponse } from '../../testing/test-app';
import { Carousel } from './carousel';
import { ShopAreas } from './shop-areas';
import { ThemedSeries } from './themed-series';
import { rotationInterval } from './use-slides';

const showPart = createShowPart(setUpRendering());
const slide = (id: string, fields: Parameters<typeof makeEntry>[0] = {}) =>
  makeEntry({ id, title: id, linkUrl: `#/Culture_product_detail?id=${id}`, ...fields });
const slides = [slide('杯', { images: [makeImage()] }), slide('扇'), slide('巾')];

const shownSlide = (box: HTMLElement) =>
  textsOf(box, '[aria-roledescription=slide]:not([inert]) b');
const carouselOf = (box: HTMLElement) => getElement(box, '[aria-roledescription=carousel]');

describe('rotation', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const wait = () => actAndWait(() => vi.advanceTimersByTime(rotationInterval));
  const fire = (element: Element, event: Event) => actAndWait(() => element.dispatchEvent(event));

  test('carousel stands still while a control in it has focus, not on the way between two', async () => {
    const { box } = await showPart(<Carousel slides={slides} />);
    await wait();
    expect(shownSlide(box)).toEqual(['扇']);
    await actAndWait(() => getControl(box, '上一张').focus());
    await wait();
    expect(shownSlide(box)).toEqual(['扇']);
    await actAndWait(() => getControl(box, '下一张').focus());
    await wait();
    expect(shownSlide(box)).toEqual(['扇']);
    await actAndWait(() => getControl(box, '下一张').blur());
    await wait();
    expect(shownSlide(box)).toEqual(['巾']);
  });

  test('carousel stands still under the pointer', async () => {
    const { box } = await showPart(<Carousel slides={slides} />);
    // React derives enter and leave from these.
    await fire(carouselOf(box), new PointerEvent('pointerover', { bubbles: true }));
    await wait();
    expect(shownSlide(box)).toEqual(['杯']);
    await fire(
      carouselOf(box),
      new PointerEvent('pointerout', { bubbles: true, relatedTarget: document.body }),
    );
    await wait();
    expect(shownSlide(box)).toEqual(['扇']);
  });

  test('single slide does not change', async () => {
    const { box } = await showPart(<Carousel slides={slides.slice(0, 1)} />);
    await wait();
    expect(shownSlide(box)).toEqual(['杯']);
  });

  test('carousel that was started by hand changes slides although motion is unwanted', async () => {
    const list = Object.assign(new EventTarget(), { matches: true });
    vi.spyOn(window, 'matchMedia').mockReturnValue(list as unknown as MediaQueryList);
    const { box } = await showPart(<Carousel slides={slides} />);
    await wait();
    expect(shownSlide(box)).toEqual(['杯']);
    await actAndWait(() => getControl(box, '继续轮播').click());
    await wait();
    expect(shownSlide(box)).toEqual(['扇']);
  });
});

describe('slides', () => {
  test.each([
    ['zh', '新品', ['第 1 张，共 3 张', '第 2 张，共 3 张', '第 3 张，共 3 张'], '显示：扇'],
    ['en', 'New in the shop', ['1 of 3', '2 of 3', '3 of 3'], 'Show: 扇'],
  ] as const)('carousel and slides have names in %s', async (language, name, places, dot) => {
    const { box } = await showPart(<Carousel slides={slides} />, { language });
    expect(carouselOf(box).getAttribute('aria-label')).toBe(name);
    const labels = [...box.querySelectorAll('[aria-roledescription=slide]')].map((each) =>
      each.getAttribute('aria-label'),
    );
    expect(labels).toEqual(places);
    await actAndWait(() => getControl(box, dot).click());
    expect(getControl(box, dot).getAttribute('aria-current')).toBe('true');
    expect(box.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  test('slide before the first is the last', async () => {
    const { box } = await showPart(<Carousel slides={slides} />);
    await actAndWait(() => getControl(box, '上一张').click());
    expect(shownSlide(box)).toEqual(['巾']);
  });

  test.each(['', 'javascript:alert(1)', 'https://evil.example/a'])(
    'slide with the address “%s” is no link',
    async (linkUrl) => {
      const { box } = await showPart(
        <Carousel slides={[slide('杯', { linkUrl, summary: hostileText })]} />,
      );
      expect(shownSlide(box)).toEqual(['杯']);
      expect(box.querySelector('[aria-roledescription=slide] a, [onerror]')).toBeNull();
    },
  );
});

describe('series', () => {
  const series = makeEntry({ id: 's', title: '青铜' });
  const products = ['杯', '扇'].map((title) =>
    makeEntry({ id: title, title, categoryCode: 'Home', images: [makeImage({ alt: title })] }),
  );
  const sides = (box: HTMLElement) =>
    [...box.querySelectorAll('[data-from]')].map((each) => (each as HTMLElement).dataset['from']);

  test('first product stands still; picture and text of the next come from two sides', async () => {
    const { box } = await showPart(
      <ThemedSeries series={series} products={products} isReversed={false} />,
    );
    expect(sides(box)).not.toContain('right');
    await actAndWait(() => getControl(box, '显示：扇').click());
    const first = sides(box);
    expect(new Set(first).size).toBe(2);
    await actAndWait(() => getControl(box, '显示：杯').click());
    expect(sides(box)).toEqual([...first].reverse());
  });

  test('products of a series are a named group, and a change is announced', async () => {
    const { box } = await showPart(
      <ThemedSeries series={series} products={products} isReversed />,
      { language: 'en' },
    );
    expect(getElement(box, '[role=group]').getAttribute('aria-label')).toBe(
      'Products of the series 青铜',
    );
    expect(getElement(box, '.product[aria-live=polite]').textContent).toContain('杯');
    expect(box.querySelector('.price')).toBeNull();
  });
});

test('shop opens the floor plan at its room, under its own name', async () => {
  const area = makeEntry({
    id: 'area',
    title: '湖边小店',
    tags: [{ tagId: 'L1-shop', tagName: '' }],
  });
  const { box } = await showPart(
    <ShopAreas areas={[area, { ...area, id: 'b', title: '书店' }]} />,
    {
      responses: { exhibitionPage: pageResponse([]) },
    },
  );
  const [first] = box.querySelectorAll('button');
  expect(document.getElementById(first?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '湖边小店',
  );
  await actAndWait(() => first?.click());
  await waitForText(document.body, '平面图：湖边小店');
  expect(textsOf(document, 'dialog .rooms [aria-pressed=true]')).toHaveLength(1);
});
