import { useEffect, useRef, useState } from 'react';

/** Milliseconds without a key after which a text is saved. */
const delay = 1_000;

/** Characters that the service refuses: controls other than line breaks and tabs, and bidirectional controls (UAX #9). */
const refused = /[\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|(?![\t\n\r])\p{Cc}/gu;

/** A text that is saved a moment after the last key, when its field loses the focus, and when the page is left. */
export function useDelayedSave(saved: string, save: (text: string) => void) {
  const [edited, setEdited] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const flush = useRef<() => void>(() => undefined);
  useEffect(() => {
    flush.current = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      if (edited !== undefined && edited !== saved) save(edited);
    };
  });
  useEffect(() => {
    const onHide = () => {
      if (timer.current !== undefined) flush.current();
    };
    window.addEventListener('pagehide', onHide);
    return () => {
      window.removeEventListener('pagehide', onHide);
      onHide();
    };
  }, []);
  return {
    /** What the field shows. */
    text: edited ?? saved,
    change: (text: string) => {
      setEdited(text.replaceAll(refused, ''));
      clearTimeout(timer.current);
      timer.current = setTimeout(() => flush.current(), delay);
    },
    /** Saves at once; the field then follows what is stored. */
    stop: () => {
      flush.current();
      setEdited(undefined);
    },
  };
}
