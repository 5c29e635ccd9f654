import { expect, test, vi } from 'vitest';
import { setUpRendering } from '../../../testing/render';
import { useMediaSession } from './use-media-session';

const render = setUpRendering();

function Session({ isPlaying, onNext }: { isPlaying: boolean; onNext?: () => void }) {
  useMediaSession({
    ...{ title: '101 圆鼎', artist: '云泽博物馆', album: '吉金礼乐', artwork: '/a.jpg', isPlaying },
    actions: [
      ['pause', () => undefined],
      ['nexttrack', onNext],
    ],
  });
  return null;
}

test('lock screen gets the title when playback begins, and its keys work', async () => {
  const handlers = new Map<string, (() => void) | null>();
  const session = {
    metadata: null as { title: string } | null,
    setActionHandler: (action: string, handler: (() => void) | null) => {
      if (action === 'seekbackward') throw new TypeError('unknown action');
      handlers.set(action, handler);
    },
  };
  vi.stubGlobal('MediaMetadata', function Metadata(this: object, fields: object) {
    Object.assign(this, fields);
  });
  Object.defineProperty(navigator, 'mediaSession', { value: session, configurable: true });
  const onNext = vi.fn();
  await render(<Session isPlaying={false} onNext={onNext} />);
  expect(session.metadata).toBeNull();
  await render(<Session isPlaying onNext={onNext} />);
  expect(session.metadata).toMatchObject({ title: '101 圆鼎', artwork: [{ src: '/a.jpg' }] });
  handlers.get('nexttrack')?.();
  expect(onNext).toHaveBeenCalledOnce();
  await render(null);
  expect(session.metadata).toBeNull();
  expect(handlers.get('pause')).toBeNull();
  Reflect.deleteProperty(navigator, 'mediaSession');
  vi.unstubAllGlobals();
});
