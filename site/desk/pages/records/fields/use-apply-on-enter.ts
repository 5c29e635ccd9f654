import { useEffect, useRef, type RefObject } from 'react';

/** Enter in a field of a part of the form applies that part; it would otherwise publish the record. */
export function useApplyOnEnter(part: RefObject<HTMLElement | null>, apply: () => void): void {
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => {
    const { current: element } = part;
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, isComposing } = event;
      if (key !== 'Enter' || isComposing) return;
      if (!(target instanceof HTMLInputElement) || target.type === 'file') return;
      event.preventDefault();
      latest.current();
    };
    element?.addEventListener('keydown', onKeyDown);
    return () => {
      element?.removeEventListener('keydown', onKeyDown);
    };
  }, [part]);
}
