import { expect, test, vi } from 'vitest';
import { TestProviders, createFakeService } from '../../testing/test-app';
import { getControl, actAndWait, getElement, setUpRendering } from '../../testing/render';
import { Recording } from './recording';

const render = setUpRendering();
const recording = {
  sources: ['webm', 'mp4'].map((type) => ({ src: `/media/film.${type}`, type: `video/${type}` })),
  tracks: [],
};

test('a video shows a retry button after its last source failed, and loads it again', async () => {
  const box = await render(
    <TestProviders service={createFakeService()}>
      <Recording kind="video" recording={recording} title="铸鼎" />
    </TestProviders>,
  );
  const video = getElement(box, 'video') as HTMLVideoElement;
  const load = vi.spyOn(video, 'load').mockImplementation(() => undefined);
  const sources = box.querySelectorAll('source');
  await actAndWait(() => sources[0]?.dispatchEvent(new Event('error')));
  expect(box.querySelector('figure + [role=alert]')).toBeNull();
  await actAndWait(() => sources[1]?.dispatchEvent(new Event('error')));
  await actAndWait(() => getControl(box, '重试').click());
  expect(load).toHaveBeenCalledOnce();
  expect(box.querySelector('[data-state=failed]')).toBeNull();
});
