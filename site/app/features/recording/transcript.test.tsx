import { afterEach, expect, test, vi } from 'vitest';
import { TestProviders, createFakeService } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import { Transcript } from './transcript';

const render = setUpRendering();
const track = { src: '/media/film.vtt', lang: 'zh', label: '中文' };
const vtt = 'WEBVTT\n\n00:01.000 --> 00:03.000\n钟声\n';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('a transcript shows a retry button when its file fails to load, and fetches it again', async () => {
  const fetchMock = vi.fn<typeof fetch>(() => Promise.resolve(new Response('', { status: 502 })));
  vi.stubGlobal('fetch', fetchMock);
  const box = await render(
    <TestProviders service={createFakeService()}>
      <Transcript track={track} />
    </TestProviders>,
  );
  const details = getElement(box, 'details') as HTMLDetailsElement;
  await actAndWait(() => {
    details.open = true;
    details.dispatchEvent(new Event('toggle'));
  });
  expect(details.textContent).toContain('文字稿没有加载出来');
  expect(box.textContent).toContain('网关错误');
  fetchMock.mockImplementation(() => Promise.resolve(new Response(vtt)));
  await actAndWait(() => getControl(details, '重试').click());
  expect(fetchMock).toHaveBeenCalledTimes(2);
  expect(getElement(details, 'li').textContent).toContain('钟声');
  expect(details.querySelector('[role=alert]')).toBeNull();
});
