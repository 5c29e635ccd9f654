import { useEffect, useRef, useState } from 'react';
import { createUnloadWarning } from '../../ui/unload-warning';

/** Milliseconds without a key after which a text is saved. */
const delay = 1_000;

/** Characters that the service refuses: controls other than line breaks and tabs, and bidirectional controls (UAX #9). */
const refused = /[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu;

/**
 * A text that is saved a moment after the last key, when its field loses the focus, and when the page is left. The field
 * keeps a text that was not saved. `isRemote`: saving may end after the page has unloaded, so the browser asks before.
 */
export function useDelayedSave(
  saved: string,
  save: (text: string) => Promise<boolean>,
  isRemote: boolean,
) {
  const [edited, setEdited] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const [isBlurred, setBlurred] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useRef<() => void>(() => undefined);
  const isUnsaved = edited !== undefined && edited !== saved;
  const shouldWarn = isUnsaved && (isRemote || hasFailed);
  useEffect(() => {
    if (!shouldWarn) return undefined;
    const { begin, end } = createUnloadWarning();
    begin();
    return end;
  }, [shouldWarn]);
  // Without the focus, the field follows what is stored.
  if (isBlurred && edited === saved) setEdited(undefined);
  useEffect(() => {
    flush.current = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (isUnsaved) void save(edited).then((isKept) => setFailed(!isKept));
    };
  });
  useEffect(() => {
    const onHide = () => flush.current();
    window.addEventListener('pagehide', onHide);
    // The last event before a phone discards a tab in the background.
    document.addEventListener('visibilitychange', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      document.removeEventListener('visibilitychange', onHide);
      if (timer.current !== undefined) flush.current();
    };
  }, []);
  return {
    /** What the field shows. */
    text: edited ?? saved,
    change: (text: string) => {
      setEdited(text.replaceAll(refused, ''));
      setBlurred(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush.current(), delay);
    },
    /** Saves at once; the field follows what is stored as soon as its text is. */
    stop: () => {
      flush.current();
      setBlurred(true);
    },
  };
}
