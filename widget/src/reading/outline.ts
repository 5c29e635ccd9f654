import { toTopViewport } from '../shared/top-viewport';
import { listen } from '../shared/listen';

/** The frame elements between an element and the top window, innermost first. */
function framesOf(element: Element): HTMLElement[] {
  const frames: HTMLElement[] = [];
  let at: Element | null | undefined = element;
  while ((at = at.ownerDocument.defaultView?.frameElement)) frames.push(at as HTMLElement);
  return frames;
}

export interface Outline {
  /** Draws the outline round an element and tracks its box until `hide`, another `show`, or `end` settles. */
  show(element: Element, end?: Promise<unknown>): void;
  hide(): void;
}

/**
 * A two-colour outline round the element being read, without effect on layout and events.
 * @param layer parent of its node, positioned at the top left of the viewport
 */
export function createOutline(layer: Element): Outline {
  const box = layer.ownerDocument.createElement('div');
  box.className = 'outline';
  layer.append(box);
  let undo: (() => void)[] = [];

  const hide = (): void => {
    for (const step of undo) step();
    undo = [];
    box.style.display = 'none';
  };
  hide();

  return {
    show(element, end) {
      hide();
      const frames = framesOf(element);
      let request = 0;
      const update = (): void => {
        request = 0;
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y, scale] = toTopViewport(left, top, frames);
        box.style.display = width && height ? 'block' : 'none';
        box.style.transform = `translate(${x - 3}px,${y - 3}px)`;
        box.style.width = `${width * scale}px`;
        box.style.height = `${height * scale}px`;
      };
      const scheduleUpdate = (): void => {
        request ||= requestAnimationFrame(update);
      };
      update();
      const resizeObserver = new ResizeObserver(scheduleUpdate);
      resizeObserver.observe(element);
      const current = (undo = [
        () => cancelAnimationFrame(request),
        () => resizeObserver.disconnect(),
      ]);
      for (const { ownerDocument } of [element, ...frames]) {
        const view = ownerDocument.defaultView;
        if (view) undo.push(listen(view, { scroll: scheduleUpdate, resize: scheduleUpdate }));
      }
      void end?.finally(() => {
        if (current === undo) hide();
      });
    },
    hide,
  };
}
