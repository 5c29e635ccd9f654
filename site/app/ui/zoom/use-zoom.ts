import panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';

interface ZoomOptions {
  /** How many times larger than whole. */
  most: number;
  /**
   * Whether the page can be scrolled past it: then one finger scrolls while all is seen, and the wheel
   * zooms only where it holds the focus or with Ctrl, as trackpads say when two fingers part.
   */
  inPage?: boolean;
  /** Whether the wheel zooms without focus and Ctrl: in a dialog, behind which no page waits for it. */
  wheelAlways?: boolean;
}

export interface Zoom {
  /** For the element that is zoomed; it fills its parent when all of it is seen. */
  attach: (element: HTMLElement | null) => (() => void) | undefined;
  /** 1 where all of it is seen. */
  scale: number;
  larger: () => void;
  smaller: () => void;
  whole: () => void;
  /** `+` `-` `0` and, while something is hidden, the arrow keys. Whether it took the key. */
  takeKey: (event: KeyboardEvent) => boolean;
}

/** Containment is computed from fractional pixels: a whole picture may have a scale of 1.00000004. */
const isLarger = (scale: number) => scale > 1.001;

/** Pixels that one press of an arrow key moves. */
const step = 60;

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Zooming by wheel, pinch, double click and keys, and moving about in what is zoomed. */
export function useZoom({ most, inPage = false, wheelAlways = false }: ZoomOptions): Zoom {
  const [scale, setScale] = useState(1);
  const zoom = useRef<PanzoomObject>(undefined);

  const attach = useCallback(
    (element: HTMLElement | null) => {
      const frame = element?.parentElement;
      if (!element || !frame) return undefined;
      const control = panzoom(element, {
        maxScale: most,
        minScale: 1,
        contain: 'outside',
        panOnlyWhenZoomed: true,
        // While a zoom is still moving, its limits would be reckoned from where the picture is, not where it goes.
        animate: false,
        cursor: '',
        touchAction: inPage ? 'pan-x pan-y' : 'none',
        handleStartEvent: (event: Event) => {
          // What is pressed inside still takes the focus while nothing can be dragged.
          if (isLarger(control.getScale())) event.preventDefault();
        },
      });
      zoom.current = control;
      const onChange = () => {
        const now = control.getScale();
        setScale(isLarger(now) ? now : 1);
        if (inPage) {
          const touch = isLarger(now) ? 'none' : 'pan-x pan-y';
          element.style.touchAction = touch;
          frame.style.touchAction = touch;
        }
      };
      const onWheel = (event: WheelEvent) => {
        const isFocused = frame.contains(document.activeElement);
        const isMeant = !inPage || wheelAlways || event.ctrlKey || isFocused;
        const isOut = event.deltaY > 0 && !isLarger(control.getScale());
        if (isMeant && !(inPage && isOut)) control.zoomWithWheel(event);
      };
      const onDoubleClick = (event: MouseEvent) => {
        if (isLarger(control.getScale())) control.reset();
        else control.zoomToPoint(Math.min(2.5, most), event);
      };
      element.addEventListener('panzoomchange', onChange);
      frame.addEventListener('wheel', onWheel, { passive: false });
      frame.addEventListener('dblclick', onDoubleClick);
      return () => {
        element.removeEventListener('panzoomchange', onChange);
        frame.removeEventListener('wheel', onWheel);
        frame.removeEventListener('dblclick', onDoubleClick);
        control.destroy();
        control.resetStyle();
        zoom.current = undefined;
        setScale(1);
      };
    },
    [inPage, most, wheelAlways],
  );

  const larger = () => {
    zoom.current?.zoom((zoom.current.getScale() * 4) / 3);
  };
  const smaller = () => {
    zoom.current?.zoom((zoom.current.getScale() * 3) / 4);
  };
  const whole = () => {
    zoom.current?.reset();
  };
  const takeKey = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey) return false;
    const arrow = arrows[key];
    if (key === '+' || key === '=') larger();
    else if (key === '-') smaller();
    else if (key === '0') whole();
    else if (arrow && scale > 1) {
      const [x, y] = arrow;
      zoom.current?.pan((x * step) / scale, (y * step) / scale, { relative: true });
    } else return false;
    return true;
  };
  return { attach, scale, larger, smaller, whole, takeKey };
}
