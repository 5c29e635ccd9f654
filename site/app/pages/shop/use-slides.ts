import { useEffect, useState } from 'react';
import { prefersReducedMotion } from '../../ui/reduced-motion';

/** Spec section 9. */
export const interval = 5000;

export interface Slides {
  index: number;
  show: (index: number) => void;
  /** Whether the pictures change by themselves once nobody holds them. */
  isPlaying: boolean;
  setPlaying: (isPlaying: boolean) => void;
  /** Holds them while the pointer or the focus is on them. */
  hold: (isHeld: boolean) => void;
}

/** Which picture is shown: it changes by itself, but for those who want no motion, while it is held, and while nobody sees it. */
export function useSlides(total: number): Slides {
  const [index, setIndex] = useState(0);
  const [isPlaying, setPlaying] = useState(() => !prefersReducedMotion());
  const [isHeld, hold] = useState(false);
  const [isSeen, setSeen] = useState(() => typeof document === 'undefined' || !document.hidden);

  useEffect(() => {
    const look = () => setSeen(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);

  useEffect(() => {
    if (!isPlaying || isHeld || !isSeen || total < 2) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % total), interval);
    return () => clearTimeout(timer);
  }, [index, isHeld, isPlaying, isSeen, total]);

  return {
    index,
    show: (next) => setIndex((next + total) % total),
    isPlaying,
    setPlaying,
    hold,
  };
}
