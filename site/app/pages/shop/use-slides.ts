import { useEffect, useState } from 'react';
import { useReducedMotion } from '../../ui/reduced-motion';

/** Milliseconds between slides, by spec section 9. */
export const rotationInterval = 5000;

export interface Slides {
  index: number;
  show: (index: number) => void;
  /** Whether the automatic rotation is on; it also stops while held. */
  isPlaying: boolean;
  setPlaying: (isPlaying: boolean) => void;
  /** Stops the rotation while the carousel has the pointer or the focus. */
  hold: (isHeld: boolean) => void;
}

/** Current slide with automatic rotation; none with reduced motion, while held, or in a hidden document. */
export function useSlides(total: number): Slides {
  const [index, setIndex] = useState(0);
  const reducedMotion = useReducedMotion();
  const [chosen, setPlaying] = useState<boolean>();
  const isPlaying = chosen ?? !reducedMotion;
  const [isHeld, hold] = useState(false);
  const [isDocumentVisible, setDocumentVisible] = useState(
    () => typeof document === 'undefined' || !document.hidden,
  );

  useEffect(() => {
    const update = () => setDocumentVisible(!document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);

  useEffect(() => {
    if (!isPlaying || isHeld || !isDocumentVisible || total < 2) return undefined;
    const timer = setTimeout(() => setIndex((index + 1) % total), rotationInterval);
    return () => clearTimeout(timer);
  }, [index, isHeld, isPlaying, isDocumentVisible, total]);

  return {
    index,
    show: (next) => setIndex((next + total) % total),
    isPlaying,
    setPlaying,
    hold,
  };
}
