import { throughFrames } from '../frames';
import { listen } from '../listen';

/** The frames between an element and the window that the outline is drawn in, from the inside out. */
function framesOf(element: Element): HTMLElement[] {
  const frames: HTMLElement[] = [];
  let at: Element | null | undefined = element;
  while ((at = at.ownerDocument.defaultView?.frameElement)) frames.push(at as HTMLElement);
  return frames;
}

export interface Outline {
  /** Draws it round an element and follows that element until told otherwise, or until the promise is settled. */
  show(element: Element, end?: Promise<unknown>): void;
  hide(): void;
}

/**
 * A two-colour frame round what is being read. It shifts no layout and takes no event.
 * @param layer where its one node is put, at the window's corner
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
      const place = (): void => {
        request = 0;
        const { left, top, width, height } = element.getBoundingClientRect();
        const [x, y, scale] = throughFrames(left, top, frames);
        box.style.display = width && height ? 'block' : 'none';
        box.style.transform = `translate(${x - 3}px,${y - 3}px)`;
        box.style.width = `${width * scale}px`;
        box.style.height = `${height * scale}px`;
      };
      const moved = (): void => {
        request ||= requestAnimationFrame(place);
      };
      place();
      const sized = new ResizeObserver(moved);
      sized.observe(element);
      const own = (undo = [() => cancelAnimationFrame(request), () => sized.disconnect()]);
      for (const { ownerDocument } of [element, ...frames]) {
        const view = ownerDocument.defaultView;
        if (view) undo.push(listen(view, { scroll: moved, resize: moved }));
      }
      void end?.finally(() => {
        if (own === undo) hide();
      });
    },
    hide,
  };
}
