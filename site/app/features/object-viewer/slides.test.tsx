import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textsOf, waitForText } from '../../testing/open-page';
import { hostileText, makeImage } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { createShowPart } from '../../testing/show-part';
import { ObjectViewer } from './object-viewer';
import { Turntable } from './turntable';

const showPart = createShowPart(setUpRendering());
const images = ['正面', '背面'].map((alt) => makeImage({ alt, src: `/media/${alt}.jpg` }));
const frames = Array.from({ length: 24 }, (_, index) => ({
  avif: `/t/${index}.avif`,
  webp: `/t/${index}.webp`,
}));
const turntable = { width: 400, height: 500, frames };

const open = (
  props: Partial<Parameters<typeof ObjectViewer>[0]> = {},
  language: 'zh' | 'en' = 'zh',
) =>
  showPart(<ObjectViewer title="鼎" images={images} turntable={undefined} {...props} />, {
    language,
  });
const shownAlt = (box: HTMLElement) => getElement(box, '.shown img').getAttribute('alt');

describe('slides', () => {
  test.each([
    ['zh', '图像', '上一张', '下一张', '第 1 幅，共 2 幅', '放大查看'],
    ['en', 'Pictures', 'Previous picture', 'Next picture', 'Picture 1 of 2', 'Full size'],
  ] as const)('viewer in %s names group, steps and place', async (...row) => {
    const [language, group, previous, next, place, enlarge] = row;
    const { box } = await open({}, language);
    expect(getElement(box, '[role=group]').getAttribute('aria-label')).toBe(group);
    expect(textsOf(box, '[role=status]')).toContain(place);
    expect(getControl(box, enlarge)).toBeTruthy();
    await actAndWait(() => getControl(box, previous).click());
    expect(shownAlt(box)).toBe('背面');
    await actAndWait(() => getControl(box, next).click());
    expect(shownAlt(box)).toBe('正面');
    const [first] = box.querySelectorAll('.slides button');
    expect(first?.getAttribute('aria-current')).toBe('true');
  });

  test('first picture is loaded at once, the next one when it is shown', async () => {
    const { box } = await open();
    expect(getElement(box, '.shown img').getAttribute('loading')).toBe('eager');
    await actAndWait(() => getControl(box, '下一张').click());
    expect(getElement(box, '.shown img').getAttribute('loading')).toBe('lazy');
    // Thumbnails repeat what their buttons are named after.
    expect(
      [...box.querySelectorAll('.slides img')].map((image) => image.getAttribute('alt')),
    ).toEqual(['', '']);
  });

  test('object with nothing but a turntable shows its button, and the turntable on a press', async () => {
    const { box } = await open({ images: [], turntable });
    expect(box.querySelector('.shown')).toBeNull();
    const button = getControl(box, '转动查看 360°');
    expect(button.querySelector('img')?.getAttribute('src')).toBe('/t/0.webp');
    await actAndWait(() => button.click());
    await waitForText(box, '正在载入各个角度');
    expect(getElement(box, '[role=slider]').getAttribute('aria-label')).toBe('鼎，可左右转动');
  });

  test('object without picture and turntable has an empty viewer without controls', async () => {
    const { box } = await open({ images: [] });
    expect(box.querySelectorAll('button, img')).toHaveLength(0);
  });

  test('markup in credits and texts of a picture is shown as text', async () => {
    const hostile = [makeImage({ alt: hostileText, credit: hostileText })];
    const { box } = await open({ images: hostile, title: hostileText });
    await actAndWait(() => getControl(box, '放大查看').click());
    await waitForText(document.body, '键盘：');
    expect(document.querySelector('[onerror]')).toBeNull();
    expect(getElement(document, 'dialog').textContent).toContain('<img src=x');
  });
});

describe('drag of the turntable', () => {
  let slider: HTMLElement;
  const capture = vi.fn();
  beforeEach(async () => {
    const { box } = await showPart(<Turntable title="鼎" turntable={turntable} />);
    slider = getElement(box, '[role=slider]');
    capture.mockClear();
    slider.setPointerCapture = capture;
    Object.defineProperty(slider, 'clientWidth', { value: 480 });
  });

  const pointer = (type: string, clientX: number, button = 0) =>
    actAndWait(() =>
      slider.dispatchEvent(
        new PointerEvent(type, { bubbles: true, clientX, button, pointerId: 3 }),
      ),
    );
  const degrees = () => slider.getAttribute('aria-valuenow');

  test('drag over the whole width turns the object once, and keeps the pointer', async () => {
    await pointer('pointerdown', 100);
    expect(capture).toHaveBeenCalledExactlyOnceWith(3);
    await pointer('pointermove', 220);
    expect(degrees()).toBe('90');
    expect(slider.getAttribute('aria-valuetext')).toBe('转过 90 度');
    await pointer('pointermove', 580);
    expect(degrees()).toBe('0');
    expect(slider.getAttribute('aria-valuetext')).toBe('正面');
  });

  test('drag to the left turns back, and goes on where the last one ended', async () => {
    await pointer('pointerdown', 300);
    await pointer('pointermove', 280);
    expect(degrees()).toBe('345');
    await pointer('pointerup', 280);
    await pointer('pointermove', 0);
    expect(degrees()).toBe('345');
    await pointer('pointerdown', 0);
    await pointer('pointermove', 40);
    expect(degrees()).toBe('15');
  });

  test('right button and a cancelled touch turn nothing', async () => {
    await pointer('pointerdown', 100, 2);
    await pointer('pointermove', 300);
    expect(degrees()).toBe('0');
    await pointer('pointerdown', 100);
    await pointer('pointercancel', 100);
    await pointer('pointermove', 300);
    expect(degrees()).toBe('0');
  });
});
