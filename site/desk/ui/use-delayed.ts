import { useEffect, useState } from 'react';

/** Milliseconds after the last key before a text is used. */
export const typingPause = 300;

/** The text as it was when typing paused. */
export function useDelayed(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => {
      setDelayed(text);
    }, typingPause);
    return () => {
      clearTimeout(timer);
    };
  }, [text]);
  return delayed;
}
