import { throughFrames } from '../frames';
import { listen } from './listen';

const style =
  'all:initial;position:fixed;left:0;top:0;pointer-events:none;z-index:2147483647;' +
  // White inside black: one of the two stands out on any page, and both survive forced colours.
  'border:3px solid #fff;outline:3px solid #000;border-radius:2px;';

/** The frames between an element and the window that the outline is drawn in, from the inside out. */
function framesOf(element: Element): HTMLElement[] {
  const frames: HTMLElement[] = [];
  let at: Element | null | undefined = element;
  while ((at = at.ownerDocument.defaultView?.frameElement)) frames.push(at as HTMLElement);
  return frames;
}

export interface Outline {
  /** Draws it round an element and follows that element until told otherwise. */
  show(element: Element): void;
  hide(): void;
  /** Hides it when the promise is settled, unless it is round something newer by then. */
  hideAfter(end: Promise<unknown>): void;
  destroy(): void;
}

/**
 * A two-colour frame round what is being read. It shifts no layout and takes no event.
 * @param layer where its one node is put: the toolbar's shadow root.
 */
export function createOutline(layer: ShadowRoot | Element): Outline {
  const box = layer.ownerDocument.createElement('div');
  box.setAttribute('aria-hidden', 'true');
  layer.append(box);
  let undo: (() => void)[] = [];
  let shown = 0;

  const place = (element: Element, frames: readonly HTMLElement[]): void => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y, scale] = throughFrames(left, top, frames);
    box.style.cssText = style;
    box.style.display = width && height ? 'block' : 'none';
    box.style.transform = `translate(${x - 3}px,${y - 3}px)`;
    box.style.width = `${width * scale}px`;
    box.style.height = `${height * scale}px`;
  };

  const hide = (): void => {
    for (const step of undo) step();
    undo = [];
    box.style.display = 'none';
  };
  hide();

  return {
    show(element) {
      hide();
      shown++;
      const frames = framesOf(element);
      let request = 0;
      const moved = (): void => {
        request ||= requestAnimationFrame(() => {
          request = 0;
          place(element, frames);
        });
      };
      place(element, frames);
      const sized = new ResizeObserver(moved);
      sized.observe(element);
      undo = [() => cancelAnimationFrame(request), () => sized.disconnect()];
      for (const { ownerDocument } of [element, ...frames]) {
        const view = ownerDocument.defaultView;
        if (view) undo.push(listen(view, { scroll: moved, resize: moved }));
      }
    },
    hide,
    hideAfter(end) {
      const own = shown;
      void end.finally(() => {
        if (own === shown) hide();
      });
    },
    destroy() {
      hide();
      box.remove();
    },
  };
}
