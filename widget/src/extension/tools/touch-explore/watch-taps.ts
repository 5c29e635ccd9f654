/**
 * The one place that prevents events. What can go wrong: a scroll, a swipe or a pinch is taken for a tap, a click of
 * assistive software is prevented, the page keeps a press that never ends. e2e/touch-explore.spec.ts covers each case.
 */
import { listen } from '../../../shared/listen';

/** Distance in px within which a touch is a tap. */
const tapRadius = 10;

/**
 * Asks about each tap of one finger, and takes those that are answered with true from the page: it receives `pointercancel`
 * and `touchcancel`, as for the begin of a scroll, and no click. Touches that move are left alone.
 * @param target the window of a document
 * @param takes whether the tap on this path is not for the page
 */
export function watchTaps(
  target: Window & typeof globalThis,
  takes: (path: readonly EventTarget[]) => boolean,
): () => void {
  let down: PointerEvent | undefined;
  let isTaken = false;

  const prevent = (event: Event) => {
    if (event.cancelable) event.preventDefault();
    event.stopImmediatePropagation();
  };
  const preventMouse = (event: MouseEvent) => {
    // Clicks without a position are those of the keyboard and of assistive software.
    if (isTaken && event.detail > 0) prevent(event);
  };

  return listen(
    target,
    {
      pointerdown(event: PointerEvent) {
        isTaken = false;
        down = event.pointerType === 'touch' && event.isPrimary ? event : undefined;
      },
      pointercancel(event: PointerEvent) {
        if (event.isTrusted) down = undefined;
      },
      pointerup(event: PointerEvent) {
        const began = down;
        down = undefined;
        if (began?.pointerId !== event.pointerId) return;
        if (Math.hypot(event.clientX - began.clientX, event.clientY - began.clientY) > tapRadius)
          return;
        isTaken = takes(event.composedPath());
        if (!isTaken) return;
        event.stopImmediatePropagation();
        const { pointerId, pointerType, isPrimary } = event;
        const init = { bubbles: true, composed: true, pointerId, pointerType, isPrimary };
        event.composedPath()[0]?.dispatchEvent(new target.PointerEvent('pointercancel', init));
      },
      touchend(event: TouchEvent) {
        if (!isTaken) return;
        prevent(event);
        // Firefox on desktops has no constructor for the touch events that it dispatches.
        const { TouchEvent } = target as Partial<typeof target>;
        if (!TouchEvent) return;
        const changedTouches = [...event.changedTouches];
        const init = { bubbles: true, composed: true, changedTouches };
        event.composedPath()[0]?.dispatchEvent(new TouchEvent('touchcancel', init));
      },
      mousedown: preventMouse,
      mouseup: preventMouse,
      click: preventMouse,
    },
    false,
  );
}
