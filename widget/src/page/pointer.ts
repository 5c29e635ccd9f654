import { listen } from '../listen';

export interface PointerWatch {
  follow(on: boolean): void;
}

/** Far outside of any window. */
const away = -9999;

/** Calls back at most once a frame with the pointer's place; listens only while someone follows. */
export function watchPointer(window: Window, onMove: (x: number, y: number) => void): PointerWatch {
  let stop: (() => void) | undefined;
  let x = 0;
  let y = 0;
  let frame = 0;

  const draw = () => {
    frame = 0;
    onMove(x, y);
  };
  const go = (left: number, top: number) => {
    x = left;
    y = top;
    frame ||= window.requestAnimationFrame(draw);
  };
  const pointermove = (event: PointerEvent) => go(event.clientX, event.clientY);
  // Out of the window, or into a frame, where its moves are not heard.
  const pointerout = ({ relatedTarget }: PointerEvent) => {
    if (!relatedTarget || (relatedTarget as Element).localName === 'iframe') go(away, away);
  };

  return {
    follow(on) {
      if (on) stop ??= listen(window, { pointermove, pointerout });
      else {
        stop?.();
        stop = undefined;
        window.cancelAnimationFrame(frame);
        frame = 0;
      }
    },
  };
}
