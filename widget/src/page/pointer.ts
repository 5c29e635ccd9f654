import { throughFrames } from '../frames';
import { listen } from '../listen';
import { adoptSheet, dropSheet } from './adopt-sheet';

/** @param css rules for the same-origin frames that the pointer enters */
export type FollowPointer = (on: boolean, css?: string) => void;

/** Far outside of any window. */
const away = -9999;

/** Gives a document rules of the toolbar. @returns the undo */
function addRules(document: Document, css: string): () => void {
  const { CSSStyleSheet } = document.defaultView ?? window;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  adoptSheet(document, sheet);
  return () => dropSheet(document, sheet);
}

/**
 * Calls back at most once a frame with the pointer's place, in same-origin frames as well; listens only while someone
 * follows, and in a frame only while the pointer is in it.
 */
export function watchPointer(
  window: Window,
  onMove: (x: number, y: number) => void,
): FollowPointer {
  let stops: (() => void)[] = [];
  let rules = '';
  let x = 0;
  let y = 0;
  let around: readonly HTMLElement[] = [];
  let frame = 0;

  const draw = () => {
    frame = 0;
    const [left, top] = throughFrames(x, y, around);
    onMove(left, top);
  };
  const go = (left: number, top: number, frames: readonly HTMLElement[]) => {
    x = left;
    y = top;
    around = frames;
    frame ||= requestAnimationFrame(draw);
  };

  /** @param frames those around a window, from the inside out */
  const enter = (view: Window, frames: readonly HTMLElement[]) => {
    const depth = stops.length;
    const leave = () => {
      for (const stop of stops.splice(depth)) stop();
    };
    stops.push(
      listen(view, {
        pointermove: (event: PointerEvent) => go(event.clientX, event.clientY, frames),
        pointerover(event: PointerEvent) {
          const target = event.composedPath()[0] as HTMLIFrameElement;
          if (!/frame$/.test(target.localName)) return;
          // Of another origin, its moves are not heard.
          go(away, away, []);
          const inner = target.contentDocument?.defaultView;
          if (inner) enter(inner, [target, ...frames]);
        },
        pointerout(event: PointerEvent) {
          if (event.relatedTarget) return;
          go(away, away, []);
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
