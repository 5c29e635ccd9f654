import { useEffect, useRef } from 'react';

interface SessionInput {
  title: string;
  artist: string;
  album: string;
  /** URL of a picture. */
  artwork: string | undefined;
  isPlaying: boolean;
  /** Handlers of the keys and of the lock screen; `undefined` for a key without a use. */
  actions: readonly (readonly [MediaSessionAction, (() => void) | undefined])[];
}

/** Title, picture and keys on the lock screen and on headphones, from the first playback to the end of the page. */
export function useMediaSession({ isPlaying, actions, ...metadata }: SessionInput): void {
  const { title, artist, album, artwork } = metadata;
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  const names = actions.flatMap(([name, handler]) => (handler ? [name] : []));
  const nameList = names.join(' ');

  useEffect(() => {
    if (!isPlaying || !('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({
      ...{ title, artist, album },
      artwork: artwork === undefined ? [] : [{ src: artwork }],
    });
    for (const name of nameList.split(' ') as MediaSessionAction[]) {
      setHandler(name, () => latest.current.find(([each]) => each === name)?.[1]?.());
    }
  }, [isPlaying, title, artist, album, artwork, nameList]);

  useEffect(() => {
    if (!('mediaSession' in navigator)) return undefined;
    const handled = nameList.split(' ') as MediaSessionAction[];
    return () => {
      navigator.mediaSession.metadata = null;
      for (const name of handled) setHandler(name, null);
    };
  }, [nameList]);
}

function setHandler(action: MediaSessionAction, handler: MediaSessionActionHandler | null): void {
  try {
    navigator.mediaSession.setActionHandler(action, handler);
  } catch {
    // An action that this browser does not know.
  }
}
