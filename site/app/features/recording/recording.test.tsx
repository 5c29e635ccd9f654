import { expect, test, vi } from 'vitest';
import { Museum, fakeService } from '../../testing/museum';
import { control, doing, find, setUpRendering } from '../../testing/render';
import { Recording } from './recording';

const render = setUpRendering();
const recording = {
  sources: ['webm', 'mp4'].map((type) => ({ src: `/media/film.${type}`, type: `video/${type}` })),
  tracks: [],
};

test('a video shows a retry button after its last source failed, and loads it again', async () => {
  const box = await render(
    <Museum service={fakeService()}>
      <Recording kind="video" recording={recording} title="铸鼎" />
    </Museum>,
  );
  const video = find(box, 'video') as HTMLVideoElement;
  const load = vi.spyOn(video, 'load').mockImplementation(() => undefined);
  const sources = box.querySelectorAll('source');
  await doing(() => sources[0]?.dispatchEvent(new Event('error')));
  expect(box.querySelector('figure + [role=alert]')).toBeNull();
  await doing(() => sources[1]?.dispatchEvent(new Event('error')));
  await doing(() => control(box, '重试').click());
  expect(load).toHaveBeenCalledOnce();
  expect(box.querySelector('[data-state=failed]')).toBeNull();
});
