import { useEffect, useState } from 'react';

/** Pause after the last letter, in ms, so that one request is sent for a word. */
const pauseMs = 300;

/** A text that is being typed, trimmed, once it has not changed for a moment. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(text);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return settled.trim();
}
