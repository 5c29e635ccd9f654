export interface PointerWatch {
  follow(on: boolean): void;
}

/** Calls back at most once a frame with the pointer's place; listens only while someone follows. */
export function watchPointer(
  window: Window,
  onMove: (x: number, y: number, target: EventTarget | null) => void,
): PointerWatch {
  let last: PointerEvent | undefined;
  let following = false;
  let frame = 0;

  const draw = () => {
    frame = 0;
    if (last) onMove(last.clientX, last.clientY, last.target);
  };
  const move = (event: PointerEvent) => {
    last = event;
    frame ||= window.requestAnimationFrame(draw);
  };

  return {
    follow(on) {
      if (on === following) return;
      following = on;
      if (on) window.addEventListener('pointermove', move, { passive: true, capture: true });
      else {
        window.removeEventListener('pointermove', move, true);
        window.cancelAnimationFrame(frame);
        frame = 0;
      }
    },
  };
}
