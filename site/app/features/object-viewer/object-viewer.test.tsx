import { beforeEach, describe, expect, test, vi } from 'vitest';
import { waitForText } from '../../testing/open-page';
import { makeImage } from '../../testing/records';
import { actAndWait, getControl, getElement, pressKey, setUpRendering } from '../../testing/render';
import { TestProviders, createFakeService } from '../../testing/test-app';
import { ObjectViewer } from './object-viewer';
import { Turntable } from './turntable';

const render = setUpRendering();
const images = ['正面', '背面', '底部'].map((alt) =>
  makeImage({ alt, src: `/media/${alt}.jpg`, credit: '摄影：林晚' }),
);
const frames = Array.from({ length: 8 }, (_, index) => ({
  avif: `/t/${index}.avif`,
  webp: `/t/${index}.webp`,
}));
const turntable = { width: 400, height: 500, frames };

const open = (
  props: Partial<Parameters<typeof ObjectViewer>[0]> = {},
  language: 'zh' | 'en' = 'zh',
) =>
  render(
    <TestProviders service={createFakeService()}>
      <ObjectViewer title="青铜鼎" images={images} turntable={undefined} {...props} />
    </TestProviders>,
    language,
  );

describe('full-size dialog', () => {
  async function enlarge(props: Partial<Parameters<typeof ObjectViewer>[0]> = {}) {
    const box = await open(props);
    await actAndWait(() => getControl(box, '放大查看').click());
    await waitForText(document.body, '放大查看：青铜鼎');
    return { box, dialog: getElement(document, 'dialog[open]') };
  }
  const shown = (dialog: HTMLElement) => getElement(dialog, '.frame img').getAttribute('alt');

  test('dialog shows the picture with its text and credits, each credit once', async () => {
    const { dialog } = await enlarge({ credits: ['云泽博物馆', '云泽博物馆', ''] });
    expect(shown(dialog)).toBe('正面');
    expect(getElement(dialog, '.credit').textContent).toBe('云泽博物馆 · 摄影：林晚');
    expect(dialog.textContent).toContain('第 1 幅，共 3 幅');
  });

  test('credit that is part of another one is left out', async () => {
    const { dialog } = await enlarge({ credits: ['林晚'] });
    expect(getElement(dialog, '.credit').textContent).toBe('摄影：林晚');
  });

  test('arrow keys and buttons step through the pictures and wrap around', async () => {
    const { dialog } = await enlarge();
    await pressKey(dialog, 'ArrowLeft');
    expect(shown(dialog)).toBe('底部');
    await pressKey(dialog, 'ArrowRight');
    await actAndWait(() => getControl(dialog, '下一张').click());
    expect(shown(dialog)).toBe('背面');
  });

  test('dialog of a single picture has no steps', async () => {
    const { dialog } = await enlarge({ images: images.slice(0, 1) });
    expect(() => getControl(dialog, '下一张')).toThrow();
    await pressKey(dialog, 'ArrowRight');
    expect(shown(dialog)).toBe('正面');
  });

  test('closed dialog leaves the slide that was shown in it', async () => {
    const { box, dialog } = await enlarge();
    await pressKey(dialog, 'ArrowRight');
    await actAndWait(() => getControl(dialog, '关闭').click());
    expect(document.querySelector('dialog[open]')).toBeNull();
    expect(getElement(box, '.shown img').getAttribute('alt')).toBe('背面');
  });
});

describe('turntable', () => {
  const openTurntable = (language: 'zh' | 'en' = 'zh') =>
    render(<Turntable title="青铜鼎" turntable={turntable} />, language);
  const slider = (box: HTMLElement) => getElement(box, '[role=slider]');
  const load = (box: HTMLElement, event: 'load' | 'error', indexes: number[]) =>
    actAndWait(() => {
      const pictures = box.querySelectorAll('[role=slider] img');
      for (const index of indexes) pictures[index]?.dispatchEvent(new Event(event));
    });
  const all = frames.map((_, index) => index);

  test('turntable is the last slide of the viewer', async () => {
    const box = await open({ turntable });
    await actAndWait(() => getControl(box, '转动查看 360°').click());
    await waitForText(box, '正在载入各个角度');
    expect(slider(box).getAttribute('aria-label')).toBe('青铜鼎，可左右转动');
    expect(box.textContent).toContain('第 4 幅，共 4 幅');
  });

  test.each([
    ['ArrowRight', '45', '转过 45 度'],
    ['ArrowLeft', '315', '转过 315 度'],
    ['PageUp', '90', '转过 90 度'],
    ['End', '315', '转过 315 度'],
  ])('key %s turns the object to %s degrees', async (key, degrees, text) => {
    const box = await openTurntable();
    expect(slider(box).getAttribute('aria-valuetext')).toBe('正面');
    await pressKey(slider(box), key);
    expect(slider(box).getAttribute('aria-valuenow')).toBe(degrees);
    expect(slider(box).getAttribute('aria-valuetext')).toBe(text);
  });

  test('buttons turn the object left and right', async () => {
    const box = await openTurntable('en');
    await actAndWait(() => getControl(box, 'Turn right').click());
    await actAndWait(() => getControl(box, 'Turn right').click());
    await actAndWait(() => getControl(box, 'Turn left').click());
    expect(slider(box).getAttribute('aria-valuetext')).toBe('Turned 45 degrees');
  });

  test('turntable shows the nearest frame that has loaded, and how many have', async () => {
    const box = await openTurntable();
    await load(box, 'load', [0, 1]);
    await pressKey(slider(box), 'ArrowRight');
    await pressKey(slider(box), 'ArrowRight');
    expect(getElement(box, '[data-shown] img').getAttribute('src')).toBe('/t/1.webp');
    expect(getElement(box, 'progress').getAttribute('value')).toBe('2');
    await load(box, 'load', all);
    expect(getElement(box, '[data-shown] img').getAttribute('src')).toBe('/t/2.webp');
    expect(box.querySelector('progress')).toBeNull();
  });

  test('frames that fail to load are announced, and a retry loads all again', async () => {
    const box = await openTurntable();
    await load(box, 'load', all.slice(1));
    await load(box, 'error', [0]);
    expect(getElement(box, '[role=alert]').textContent).toContain('有几个角度没有加载出来');
    await actAndWait(() => getControl(box, '重试').click());
    expect(box.querySelector('[role=alert]')).toBeNull();
    await load(box, 'load', all);
    expect(box.textContent).toContain('左右拖动');
  });

  test('object turns once round by itself, and stops at a key', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const box = await openTurntable();
      await actAndWait(() => getControl(box, '自动转一周').click());
      await actAndWait(() => vi.advanceTimersByTime(3 * 140));
      expect(slider(box).getAttribute('aria-valuenow')).toBe('135');
      await pressKey(slider(box), 'Home');
      await actAndWait(() => vi.advanceTimersByTime(5 * 140));
      expect(slider(box).getAttribute('aria-valuenow')).toBe('0');
      await actAndWait(() => getControl(box, '自动转一周').click());
      for (let tick = 0; tick < 12; tick++) await actAndWait(() => vi.advanceTimersByTime(140));
      expect(slider(box).getAttribute('aria-valuenow')).toBe('0');
      expect(getControl(box, '自动转一周')).toBeTruthy();
    } finally {
      vi.useRealTimers();
    }
  });

  test('object does not turn by itself for visitors who prefer reduced motion', async () => {
    vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
    const box = await openTurntable();
    expect(() => getControl(box, '自动转一周')).toThrow();
  });
});

beforeEach(() => {
  document.querySelectorAll('dialog').forEach((dialog) => dialog.remove());
});
