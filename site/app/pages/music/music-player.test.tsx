import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { readContentEntry } from '../../api/read/content';
import { TestProviders, TestRouter, createFakeService, listResponse } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import { MusicPlayer } from './music-player';

const render = setUpRendering();
const played: string[] = [];

beforeEach(() => {
  played.length = 0;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(function play(
    this: HTMLMediaElement,
  ) {
    played.push(new URL(this.src).pathname);
    return Promise.resolve();
  });
});

const piece = (id: string, tracks: readonly object[] = []) => ({
  id,
  categoryCode: 'Music',
  title: id,
  audio: { sources: [{ src: `/media/${id}.mp3`, type: 'audio/mpeg' }], tracks },
});
const pieces = ['钟', '磬'].flatMap((id) => readContentEntry(piece(id)) ?? []);

async function renderPlayer(hash = '#/DigitalMuseum/Music', tracks: readonly object[] = []) {
  window.location.hash = hash;
  const service = createFakeService();
  const defaultFetch = service.fetch.getMockImplementation();
  service.fetch.mockImplementation((address, init) => {
    const { contentId } = JSON.parse((init?.body as string | undefined) ?? '{}') as {
      contentId?: string;
    };
    if (contentId) service.answer('contentDetail', listResponse([piece(contentId, tracks)]));
    return defaultFetch?.(address, init) ?? Promise.reject(new TypeError('no response'));
  });
  const box = await render(
    <TestProviders service={service}>
      <TestRouter>
        <MusicPlayer pieces={pieces} />
      </TestRouter>
    </TestProviders>,
  );
  const audio = getElement(box, 'audio') as HTMLAudioElement;
  return { box, audio, now: () => getElement(box, '#now-playing').textContent };
}

test('music player does not start by itself, and opens the piece named in the query', async () => {
  const { now } = await renderPlayer('#/DigitalMuseum/Music?piece=磬');
  expect(now()).toBe('磬');
  expect(played).toEqual([]);
});

test('music player shows the duration of a recording that was loaded before the player', async () => {
  const duration = vi.spyOn(HTMLMediaElement.prototype, 'duration', 'get').mockReturnValue(48);
  onTestFinished(() => duration.mockRestore());
  const { box } = await renderPlayer();
  expect(getElement(box, 'input[aria-label=播放进度]').getAttribute('max')).toBe('48');
});

test('music player plays the next piece at the end of one, and the first after the last', async () => {
  const { audio, now } = await renderPlayer();
  expect(now()).toBe('钟');
  await actAndWait(() => audio.dispatchEvent(new Event('ended')));
  expect(now()).toBe('磬');
  await actAndWait(() => audio.dispatchEvent(new Event('ended')));
  expect(now()).toBe('钟');
  expect(played.map(decodeURIComponent)).toEqual(['/media/磬.mp3', '/media/钟.mp3']);
});

test('music player plays a piece chosen in the list', async () => {
  const { box, now } = await renderPlayer();
  await actAndWait(() => getElement(box, '.pieces li:last-child button').click());
  expect(now()).toBe('磬');
  expect(played.map(decodeURIComponent)).toEqual(['/media/磬.mp3']);
});

test('music player is muted at volume 0 and unmuted above it', async () => {
  const { box, audio } = await renderPlayer();
  const volume = getElement(box, 'input[aria-label=音量]') as HTMLInputElement;
  const setVolume = (to: string) =>
    actAndWait(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(volume, to);
      volume.dispatchEvent(new Event('input', { bubbles: true }));
      audio.dispatchEvent(new Event('volumechange'));
    });
  await setVolume('0');
  expect(audio.muted).toBe(true);
  expect(getControl(box, '静音').getAttribute('aria-pressed')).toBe('true');
  await setVolume('60');
  expect([audio.muted, audio.volume]).toEqual([false, 0.6]);
});

test('music player shows an error when a recording cannot be played', async () => {
  const { box, audio } = await renderPlayer();
  Object.defineProperty(audio, 'error', { value: { code: 4 } });
  await actAndWait(() => audio.dispatchEvent(new Event('error')));
  expect(getElement(box, '[role=alert]').textContent).toContain('这首曲子没有加载出来');
});

test('retry after a failed recording reloads and plays it', async () => {
  const { box, audio } = await renderPlayer();
  const load = vi.spyOn(audio, 'load').mockImplementation(() => {
    Object.defineProperty(audio, 'error', { value: null, configurable: true });
    audio.dispatchEvent(new Event('emptied'));
  });
  Object.defineProperty(audio, 'error', { value: { code: 2 }, configurable: true });
  await actAndWait(() => audio.dispatchEvent(new Event('error')));
  await actAndWait(() => getControl(box, '重试').click());
  expect(load).toHaveBeenCalledOnce();
  expect(played.map(decodeURIComponent)).toEqual(['/media/钟.mp3']);
  expect(box.querySelector('[data-state=failed]')).toBeNull();
});

test('lines of a piece that fail to load show an error, and retry fetches them again', async () => {
  const fetched = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('Failed to fetch')));
  vi.stubGlobal('fetch', fetched);
  const { box } = await renderPlayer('#/DigitalMuseum/Music', [
    { src: '/media/钟.vtt', lang: 'zh', label: '中文' },
  ]);
  expect(getElement(box, '[data-state=failed]').textContent).toContain('没有加载出来');
  expect(box.textContent).toContain('网络连接错误');
  fetched.mockImplementation(() =>
    Promise.resolve(new Response('WEBVTT\n\n00:01.000 --> 00:03.000\n铛\n')),
  );
  await actAndWait(() => getControl(box, '重试').click());
  expect(getElement(box, '.lines').textContent).toContain('铛');
  vi.unstubAllGlobals();
});
