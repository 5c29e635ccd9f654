import { listen } from '../listen';

export interface PointerWatch {
  follow(on: boolean): void;
}

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
  const pointermove = (event: PointerEvent) => {
    x = event.clientX;
    y = event.clientY;
    frame ||= window.requestAnimationFrame(draw);
  };

  return {
    follow(on) {
      if (on) stop ??= listen(window, { pointermove });
      else {
        stop?.();
        stop = undefined;
        window.cancelAnimationFrame(frame);
        frame = 0;
      }
    },
  };
}
