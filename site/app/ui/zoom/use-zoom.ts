import panzoom, { type PanzoomObject } from '@panzoom/panzoom';
import { useCallback, useRef, useState, type KeyboardEvent } from 'react';

interface ZoomOptions {
  /** Largest scale; 1 fits the parent. */
  maxScale: number;
  /**
   * Whether it is part of a scrolling page. Then one finger scrolls at scale 1, and the wheel zooms only
   * with focus inside or with Ctrl, which browsers set for a pinch on a trackpad. Default false.
   */
  inPage?: boolean;
  /** Whether the wheel always zooms, as in a dialog over a page that does not scroll. Default false. */
  wheelAlways?: boolean;
}

/** Gets the frame through which the zoomed element is seen. */
export type ZoomListener = (frame: HTMLElement) => void;

/** What is seen of a zoomed element: scale, and its offset in CSS pixels of the element. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Zoom {
  /** Ref callback of the zoomed element, which fills its parent at scale 1. */
  attach: (element: HTMLElement | null) => (() => void) | undefined;
  /** 1 when the whole element is visible. */
  scale: number;
  zoomIn: () => void;
  zoomOut: () => void;
  reset: () => void;
  /** Calls a listener with the frame after each zoom and pan. Returns how to stop. */
  subscribe: (listener: ZoomListener) => () => void;
  /** The current view; `undefined` without an element. */
  view: () => View | undefined;
  /** Shows a view, within the limits of the element. */
  moveTo: (view: View) => void;
  /** Handles `+`, `-`, `0` and, at a scale above 1, the arrow keys. Returns whether the key was handled. */
  handleKey: (event: KeyboardEvent) => boolean;
}

/** Containment uses fractional pixels: the scale of an unzoomed element may be 1.00000004. */
const isZoomedIn = (scale: number) => scale > 1.001;

/** Pixels per arrow key press. */
const panStep = 60;

const arrowDirections: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [1, 0],
  ArrowRight: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Zoom by wheel, pinch, double click and keys, and panning of the zoomed element. */
export function useZoom({ maxScale, inPage = false, wheelAlways = false }: ZoomOptions): Zoom {
  const [scale, setScale] = useState(1);
  const zoom = useRef<PanzoomObject>(undefined);
  const listeners = useRef(new Set<ZoomListener>());

  const attach = useCallback(
    (element: HTMLElement | null) => {
      const frame = element?.parentElement;
      if (!element || !frame) return undefined;
      const control = panzoom(element, {
        maxScale,
        minScale: 1,
        contain: 'outside',
        panOnlyWhenZoomed: true,
        // During an animated zoom, panzoom computes its limits from the intermediate position.
        animate: false,
        cursor: '',
        touchAction: inPage ? 'pan-x pan-y' : 'none',
        handleStartEvent: (event: Event) => {
          // At scale 1 nothing is draggable: keep the default action, so that a press moves focus.
          if (isZoomedIn(control.getScale())) event.preventDefault();
        },
      });
      zoom.current = control;
      const onChange = () => {
        const now = control.getScale();
        setScale(isZoomedIn(now) ? now : 1);
        for (const listener of listeners.current) listener(frame);
        if (inPage) {
          const touch = isZoomedIn(now) ? 'none' : 'pan-x pan-y';
          element.style.touchAction = touch;
          frame.style.touchAction = touch;
        }
      };
      const onWheel = (event: WheelEvent) => {
        const isFocused = frame.contains(document.activeElement);
        const shouldZoom = !inPage || wheelAlways || event.ctrlKey || isFocused;
        const isBelowMin = event.deltaY > 0 && !isZoomedIn(control.getScale());
        if (shouldZoom && !(inPage && isBelowMin)) control.zoomWithWheel(event);
      };
      const onDoubleClick = (event: MouseEvent) => {
        if (isZoomedIn(control.getScale())) control.reset();
        else control.zoomToPoint(Math.min(2.5, maxScale), event);
      };
      element.addEventListener('panzoomchange', onChange);
      // A reset is animated: where the element is seen is known at its end.
      element.addEventListener('transitionend', onChange);
      frame.addEventListener('wheel', onWheel, { passive: false });
      frame.addEventListener('dblclick', onDoubleClick);
      return () => {
        element.removeEventListener('panzoomchange', onChange);
        element.removeEventListener('transitionend', onChange);
        frame.removeEventListener('wheel', onWheel);
        frame.removeEventListener('dblclick', onDoubleClick);
        control.destroy();
        control.resetStyle();
        zoom.current = undefined;
        setScale(1);
      };
    },
    [inPage, maxScale, wheelAlways],
  );

  const subscribe = useCallback((listener: ZoomListener) => {
    const { current } = listeners;
    current.add(listener);
    return () => {
      current.delete(listener);
    };
  }, []);
  const view = useCallback(() => {
    const { current } = zoom;
    return current && { scale: current.getScale(), ...current.getPan() };
  }, []);
  const moveTo = useCallback(({ scale: to, x, y }: View) => {
    zoom.current?.zoom(to);
    zoom.current?.pan(x, y);
  }, []);
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
    const direction = arrowDirections[key];
    if (key === '+' || key === '=') larger();
    else if (key === '-') smaller();
    else if (key === '0') whole();
    else if (direction && scale > 1) {
      const [x, y] = direction;
      zoom.current?.pan((x * panStep) / scale, (y * panStep) / scale, { relative: true });
    } else return false;
    return true;
  };
  return {
    ...{ attach, scale, subscribe, view, moveTo },
    ...{ zoomIn: larger, zoomOut: smaller, reset: whole, handleKey: takeKey },
  };
}
