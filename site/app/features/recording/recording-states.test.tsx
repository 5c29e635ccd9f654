import { beforeEach, describe, expect, test, vi } from 'vitest';
import { textsOf } from '../../testing/open-page';
import { makeRecording } from '../../testing/records';
import { actAndWait, getControl, getElement, setUpRendering } from '../../testing/render';
import { createShowPart } from '../../testing/show-part';
import { formatPlaybackTime, toIsoDuration } from './playback-time';
import { Recording } from './recording';

const showPart = createShowPart(setUpRendering());
const tracks = ['zh', 'en'].map((lang) => ({ src: `/media/film.${lang}.vtt`, lang, label: lang }));
const vtt =
  'WEBVTT\n\n00:01.000 --> 00:03.000\n<v 甲>铸鼎</v>\n\n01:01:05.000 --> 01:01:06.000\n终';

let fetched: string[];
let answer: () => Promise<Response>;

beforeEach(() => {
  fetched = [];
  answer = () => Promise.resolve(new Response(vtt));
  vi.stubGlobal('fetch', (address: string) => {
    fetched.push(address);
    return answer();
  });
});

const show = (
  fields: Parameters<typeof makeRecording>[0] = {},
  kind: 'video' | 'audio' = 'video',
  language: 'zh' | 'en' = 'zh',
) =>
  showPart(<Recording kind={kind} recording={makeRecording(fields)} title="铸鼎" />, { language });

async function toggle(details: HTMLElement, open: boolean) {
  await actAndWait(() => {
    (details as HTMLDetailsElement).open = open;
    details.dispatchEvent(new Event('toggle'));
  });
}

describe('player', () => {
  test.each(['video', 'audio'] as const)('%s is named and has controls', async (kind) => {
    const { box } = await show({ poster: '/media/still.jpg' }, kind);
    const player = getElement(box, kind);
    expect(player.getAttribute('aria-label')).toBe('铸鼎');
    expect(player.hasAttribute('controls')).toBe(true);
    expect(player.getAttribute('preload')).toBe('metadata');
    expect(player.getAttribute('poster')).toBe(kind === 'video' ? '/media/still.jpg' : null);
    expect(box.querySelector('figcaption, [role=alert], details')).toBeNull();
  });

  test.each([
    ['zh', 'zh', tracks],
    ['en', 'en', tracks],
    ['en', 'zh', tracks.slice(0, 1)],
    ['zh', 'zh-CN', [tracks[1], { src: '/a.vtt', lang: 'zh-CN', label: '' }]],
  ] as const)('page in %s turns on the captions in %s', async (language, expected, offered) => {
    const { box } = await show(
      { tracks: offered.flatMap((track) => track ?? []) },
      'video',
      language,
    );
    const on = [...box.querySelectorAll('track')].filter((track) => track.hasAttribute('default'));
    expect(on.map((track) => track.getAttribute('srclang'))).toEqual([expected]);
    expect(box.querySelectorAll('track')).toHaveLength(offered.length);
  });

  test('credit in the other language is marked', async () => {
    const { box } = await show({ credit: 'Film: Lin Wan' });
    expect(getElement(box, 'figcaption [lang]').getAttribute('lang')).toBe('en');
  });

  test('failure of the player itself is announced', async () => {
    const { box } = await show({}, 'audio');
    await actAndWait(() => getElement(box, 'audio').dispatchEvent(new Event('error')));
    expect(getElement(box, '[role=alert]').textContent).toContain('没有加载出来');
  });
});

describe('chapters', () => {
  const chapters = [
    { start: 0, title: '起炉' },
    { start: 65.4, title: 'Casting' },
  ];

  test('chapter starts playback at its time', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
    const { box } = await show({ chapters });
    expect(textsOf(box, '.chapters li')).toEqual(['0:00起炉', '1:05Casting']);
    expect(getElement(box, '.chapters').getAttribute('aria-label')).toBe('分段');
    await actAndWait(() => getControl(box, '1:05Casting').click());
    expect((getElement(box, 'video') as HTMLVideoElement).currentTime).toBe(65.4);
    expect(play).toHaveBeenCalledOnce();
  });

  test('chapter is found where the browser refuses to play', async () => {
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockRejectedValue(new Error('NotAllowedError'));
    const { box } = await show({ chapters });
    await actAndWait(() => getControl(box, '1:05Casting').click());
    expect((getElement(box, 'video') as HTMLVideoElement).currentTime).toBe(65.4);
    expect(box.querySelector('[role=alert]')).toBeNull();
  });
});

describe('transcript', () => {
  test('transcript is fetched when it is first opened, and once', async () => {
    const { box } = await show({ tracks });
    const details = getElement(box, 'details');
    expect(fetched).toEqual([]);
    expect(details.dataset['print']).toBe('none');
    await toggle(details, true);
    expect(textsOf(details, 'li')).toEqual(['0:01铸鼎', '61:05终']);
    expect(getElement(details, 'time').getAttribute('datetime')).toBe('PT1S');
    expect(getElement(details, 'ol').getAttribute('lang')).toBe('zh');
    expect(details.dataset['print']).toBeUndefined();
    await toggle(details, false);
    await toggle(details, true);
    expect(fetched).toEqual(['/media/film.zh.vtt']);
  });

  test('transcript that is not WebVTT shows nothing of the file', async () => {
    answer = () => Promise.resolve(new Response('<html><script>alert(1)</script></html>'));
    const { box } = await show({ tracks });
    await toggle(getElement(box, 'details'), true);
    expect(textsOf(box, 'details li')).toEqual([]);
    expect(getElement(box, 'details').textContent).not.toContain('alert');
  });

  test('English page offers the English transcript under an English name', async () => {
    const { box } = await show({ tracks }, 'audio', 'en');
    await toggle(getElement(box, 'details'), true);
    expect(textsOf(box, 'summary')).toEqual(['Transcript']);
    expect(fetched).toEqual(['/media/film.en.vtt']);
  });
});

test.each([
  [0, '0:00', 'PT0S'],
  [59.99, '0:59', 'PT59S'],
  [60, '1:00', 'PT60S'],
  [3661, '61:01', 'PT3661S'],
  [Number.NaN, '0:00', 'PT0S'],
  [Number.POSITIVE_INFINITY, '0:00', 'PT0S'],
])('playback time of %s s is %s', (seconds, shown, iso) => {
  expect([formatPlaybackTime(seconds), toIsoDuration(seconds)]).toEqual([shown, iso]);
});
