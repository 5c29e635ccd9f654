/** Where an element stands in the window that the outline is drawn in, through the frames between them. */
function boxOf(element: Element): { x: number; y: number; width: number; height: number } {
  const rect = element.getBoundingClientRect();
  let { x, y, width, height } = rect;
  let frame = element.ownerDocument.defaultView?.frameElement;
  while (frame) {
    const outer = frame.getBoundingClientRect();
    const scale = outer.width / (frame as HTMLElement).offsetWidth || 1;
    x = outer.x + (frame.clientLeft + x) * scale;
    y = outer.y + (frame.clientTop + y) * scale;
    width *= scale;
    height *= scale;
    frame = frame.ownerDocument.defaultView?.frameElement;
  }
  return { x, y, width, height };
}

/** Every window whose scrolling moves the element: its own and those of the frames around it. */
function windowsOf(element: Element): Window[] {
  const windows: Window[] = [];
  let view: Window | null | undefined = element.ownerDocument.defaultView;
  while (view) {
    windows[windows.length] = view;
    view = view.frameElement?.ownerDocument.defaultView;
  }
  return windows;
}

const frame =
  'all:initial;position:fixed;left:0;top:0;box-sizing:border-box;pointer-events:none;display:none;z-index:2147483647;';

/** White inside black: one of the two stands out on any page, and both survive forced colours. */
const colours = 'border:3px solid #fff;outline:3px solid #000;border-radius:2px;';

export interface Outline {
  /** Draws it round an element and follows that element until told otherwise. */
  show(element: Element): void;
  hide(): void;
  destroy(): void;
}

/**
 * A two-colour frame round what is being read. It shifts no layout and takes no event.
 * @param layer where its one node is put: the toolbar's shadow root.
 */
export function createOutline(layer: ShadowRoot | Element): Outline {
  const box = layer.ownerDocument.createElement('div');
  box.setAttribute('aria-hidden', 'true');
  box.style.cssText = frame + colours;
  layer.append(box);
  let stop: (() => void) | undefined;

  const place = (element: Element): void => {
    const { x, y, width, height } = boxOf(element);
    box.style.display = element.isConnected && width && height ? 'block' : 'none';
    box.style.transform = `translate(${x - 3}px,${y - 3}px)`;
    box.style.width = `${width + 6}px`;
    box.style.height = `${height + 6}px`;
  };

  const follow = (element: Element): (() => void) => {
    let request = 0;
    const moved = (): void => {
      request ||= requestAnimationFrame(() => {
        request = 0;
        place(element);
      });
    };
    const windows = windowsOf(element);
    const resized = new ResizeObserver(moved);
    resized.observe(element);
    for (let i = 0; i < windows.length; i++) {
      windows[i]?.addEventListener('scroll', moved, { capture: true, passive: true });
      windows[i]?.addEventListener('resize', moved);
    }
    return () => {
      cancelAnimationFrame(request);
      resized.disconnect();
      for (let i = 0; i < windows.length; i++) {
        windows[i]?.removeEventListener('scroll', moved, true);
        windows[i]?.removeEventListener('resize', moved);
      }
    };
  };

  const hide = (): void => {
    stop?.();
    stop = undefined;
    box.style.display = 'none';
  };

  return {
    show(element) {
      hide();
      place(element);
      stop = follow(element);
    },
    hide,
    destroy() {
      hide();
      box.remove();
    },
  };
}
