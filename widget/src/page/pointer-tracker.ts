import { toTopViewport } from '../shared/top-viewport';
import { listen } from '../shared/listen';
import { adoptSheet, removeSheet } from './adopt-sheet';

/** @param css rules for the same-origin frames that the pointer enters */
export type TrackPointer = (on: boolean, css?: string) => void;

/** A coordinate outside of every window: hides the cursor. */
const offScreen = -9999;

/** Adds rules to a document. @returns the function that removes them */
function addRules(document: Document, css: string): () => void {
  const { CSSStyleSheet } = document.defaultView ?? window;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  adoptSheet(document, sheet);
  return () => removeSheet(document, sheet);
}

/**
 * Calls back with the pointer's position in the top window, at most once per animation frame, also over same-origin
 * frames. Listens only while switched on, and in a frame only while the pointer is over it.
 */
export function createPointerTracker(
  window: Window,
  onMove: (x: number, y: number) => void,
): TrackPointer {
  let stops: (() => void)[] = [];
  let rules = '';
  let x = 0;
  let y = 0;
  let framesAround: readonly HTMLElement[] = [];
  let frame = 0;

  const report = () => {
    frame = 0;
    const [left, top] = toTopViewport(x, y, framesAround);
    onMove(left, top);
  };
  const schedule = (left: number, top: number, frames: readonly HTMLElement[]) => {
    x = left;
    y = top;
    framesAround = frames;
    frame ||= requestAnimationFrame(report);
  };

  /** @param frames the frame elements around a window, innermost first */
  const enter = (view: Window, frames: readonly HTMLElement[]) => {
    const depth = stops.length;
    const leave = () => {
      for (const stop of stops.splice(depth)) stop();
    };
    stops.push(
      listen(view, {
        pointermove: (event: PointerEvent) => schedule(event.clientX, event.clientY, frames),
        pointerover(event: PointerEvent) {
          const target = event.composedPath()[0] as HTMLIFrameElement;
          if (!/frame$/.test(target.localName)) return;
          // A cross-origin frame delivers no pointer events.
          schedule(offScreen, offScreen, []);
          const inner = target.contentDocument?.defaultView;
          if (inner) enter(inner, [target, ...frames]);
        },
        pointerout(event: PointerEvent) {
          if (event.relatedTarget) return;
          schedule(offScreen, offScreen, []);
          if (frames.length) leave();
        },
      }),
    );
    if (frames.length && rules) stops.push(addRules(view.document, rules));
  };

  return (on, css = '') => {
    rules = css;
    if (on && !stops.length) enter(window, []);
    if (on) return;
    for (const stop of stops) stop();
    stops = [];
    cancelAnimationFrame(frame);
    frame = 0;
  };
}
