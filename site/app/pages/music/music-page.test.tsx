import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Language } from '../../../contract/shared/sites';
import { createOpenPage, enter, headings, retryAll, textsOf } from '../../testing/open-page';
import { makeEntry, makeMany, makeRecording } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { listResponse, pageResponse, pending } from '../../testing/test-app';

const openPage = createOpenPage(setUpRendering());
const address = '/DigitalMuseum/Music';
const piece = (id: string, title: string) =>
  makeEntry({ id, title, categoryCode: 'Music', summary: `${title}的说明` });
const pieces = [piece('zhong', '编钟'), piece('qing', '编磬')];
const play = vi.fn<() => Promise<void>>();

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  play.mockReset().mockResolvedValue(undefined);
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
});

const detailOf = (all: readonly ReturnType<typeof piece>[]) => (input: Record<string, unknown>) => {
  const { contentId } = input;
  const found = all.find(({ id }) => id === contentId);
  const audio = makeRecording({
    sources: [{ src: `/media/${String(contentId)}.mp3`, type: 'audio/mpeg' }],
    credit: '录音：林晚',
  });
  return listResponse(found ? [{ ...found, audio }] : []);
};

async function open(
  query = '',
  { all = pieces, language = 'zh' }: { all?: typeof pieces; language?: Language } = {},
) {
  const opened = await openPage(address + query, {
    language,
    responses: { contentPage: pageResponse(all), contentDetail: detailOf(all) },
  });
  return {
    ...opened,
    audio: () => getElement(opened.box, 'audio') as HTMLAudioElement,
    chosen: () => getElement(opened.box, '#now-playing').textContent,
  };
}

/** Sets what the browser reports of the recording, and tells the page. */
const report = (audio: HTMLAudioElement, fields: object, event: string) =>
  actAndWait(() => {
    for (const [name, value] of Object.entries(fields))
      Object.defineProperty(audio, name, { value, writable: true, configurable: true });
    audio.dispatchEvent(new Event(event));
  });

describe('states', () => {
  test('music page lists the pieces, and shows the first one with its credit, silent', async () => {
    const { box, audio, chosen } = await open();
    expect(headings(box, 1)).toEqual(['音乐']);
    expect(textsOf(box, '.pieces .title')).toEqual(['编钟', '编磬']);
    expect(chosen()).toBe('编钟');
    expect(textsOf(box, '.credit')).toEqual(['录音：林晚']);
    expect(audio().getAttribute('src')).toBe('/media/zhong.mp3');
    expect(play).not.toHaveBeenCalled();
  });

  test('music page without pieces says so and has no player', async () => {
    const { box } = await open('', { all: [] });
    expect(getElement(box, '[data-state=empty]').textContent).toContain('还没有内容');
    expect(box.querySelector('audio')).toBeNull();
  });

  test('music page while loading is neither empty nor failed', async () => {
    const { box } = await openPage(address, { responses: { contentPage: pending } });
    expect(headings(box, 1)).toHaveLength(1);
    expect(box.querySelector('[data-state], audio')).toBeNull();
  });

  test('piece that fails to load leaves the list, and its retry loads it', async () => {
    const { box, service } = await openPage(address, {
      responses: { contentPage: pageResponse(pieces), contentDetail: 500 },
    });
    expect(getElement(box, '[data-state=failed]').textContent).toContain('这首曲子没有加载出来');
    expect(textsOf(box, '.pieces .title')).toEqual(['编钟', '编磬']);
    service.answer('contentDetail', detailOf(pieces));
    await retryAll(box);
    expect(box.querySelector('[data-state=failed]')).toBeNull();
    expect(getElement(box, 'audio').getAttribute('src')).toBe('/media/zhong.mp3');
  });

  test('English music page has English controls', async () => {
    const { box } = await open('', { language: 'en' });
    const names = [...box.querySelectorAll('[role=group] [aria-label]')].map((each) =>
      each.getAttribute('aria-label'),
    );
    expect(names).toEqual(['Position', 'Previous piece', 'Play', 'Next piece', 'Mute', 'Volume']);
  });
});

describe('controls', () => {
  const slider = (box: HTMLElement, name: string) =>
    getElement(box, `input[aria-label="${name}"]`) as HTMLInputElement;

  test('position is shown and said as time, and a moved slider seeks', async () => {
    const { box, audio } = await open();
    await report(audio(), { currentTime: 65.7, duration: 190.2 }, 'timeupdate');
    const seek = slider(box, '播放进度');
    expect([seek.value, seek.max]).toEqual(['65', '190']);
    expect(seek.getAttribute('aria-valuetext')).toBe('1:05，共 3:10');
    await enter(seek, '120');
    expect(audio().currentTime).toBe(120);
  });

  test('stream without a length has a slider that does not break', async () => {
    const { box, audio } = await open();
    await report(audio(), { currentTime: 5, duration: Number.POSITIVE_INFINITY }, 'durationchange');
    expect(slider(box, '播放进度').getAttribute('aria-valuetext')).toBe('0:05，共 0:00');
    expect(slider(box, '播放进度').max).toBe('1');
  });

  test('play button plays, then pauses, and the heading says which', async () => {
    const { box, audio } = await open();
    expect(textsOf(box, '.kicker')).toEqual(['已选曲目']);
    await actAndWait(() => getControl(box, '播放').click());
    expect(play).toHaveBeenCalledOnce();
    await report(audio(), { paused: false }, 'play');
    expect(textsOf(box, '.kicker')).toEqual(['正在播放']);
    const pause = vi.spyOn(audio(), 'pause').mockImplementation(() => undefined);
    await actAndWait(() => getControl(box, '暂停').click());
    expect(pause).toHaveBeenCalledOnce();
  });

  test('piece in the list that is chosen already plays and pauses', async () => {
    const { box, audio, chosen } = await open();
    await actAndWait(() => getElement(box, '.pieces button[aria-current]').click());
    expect(play).toHaveBeenCalledOnce();
    await report(audio(), { paused: false }, 'play');
    const pause = vi.spyOn(audio(), 'pause').mockImplementation(() => undefined);
    await actAndWait(() => getElement(box, '.pieces button[aria-current]').click());
    expect(pause).toHaveBeenCalledOnce();
    expect(chosen()).toBe('编钟');
  });

  test('browser that refuses to play leaves the piece paused and shows no failure', async () => {
    play.mockRejectedValue(new DOMException('no gesture', 'NotAllowedError'));
    const { box } = await open();
    await actAndWait(() => getControl(box, '下一首').click());
    expect(getControl(box, '播放')).toBeTruthy();
    expect(box.querySelector('[data-state=failed]')).toBeNull();
  });

  test('previous piece before the first is the last, and plays', async () => {
    const { box, audio, chosen } = await open();
    await actAndWait(() => getControl(box, '上一首').click());
    expect(chosen()).toBe('编磬');
    expect(audio().getAttribute('src')).toBe('/media/qing.mp3');
    expect(play).toHaveBeenCalledOnce();
  });

  test('mute keeps the volume for later', async () => {
    const { box, audio } = await open();
    await report(audio(), { volume: 0.6 }, 'volumechange');
    await actAndWait(() => getControl(box, '静音').click());
    await report(audio(), {}, 'volumechange');
    expect(slider(box, '音量').value).toBe('0');
    await actAndWait(() => getControl(box, '静音').click());
    await report(audio(), {}, 'volumechange');
    expect(slider(box, '音量').getAttribute('aria-valuetext')).toBe('60%');
  });
});

describe('many pieces', () => {
  const many = makeMany(90, ({ id, title }) => piece(id, title));
  const shownRange = (box: HTMLElement) => {
    const titles = textsOf(box, '.pieces .title');
    return [titles[0], titles.at(-1)];
  };

  test('list opens at the page of the piece in the address, numbers go on', async () => {
    const { box, chosen } = await open('?piece=60', { all: many });
    expect(chosen()).toBe('第60条');
    expect(shownRange(box)).toEqual(['第51条', '第90条']);
    expect(getElement(box, 'ol.pieces').getAttribute('start')).toBe('51');
    expect(getControl(box, '第 1 页').getAttribute('href')).toBe(`#${address}?piece=60`);
  });

  test('page beyond the last shows the last pieces', async () => {
    const { box } = await open('?page=99', { all: many });
    expect(shownRange(box)).toEqual(['第51条', '第90条']);
  });
});
