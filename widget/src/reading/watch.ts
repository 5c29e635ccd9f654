/**
 * When to read what: https pages move, scroll and re-render under the pointer while somebody listens.
 * What can go wrong: a sweep that reads everything, the same thing read twice, a click swallowed, a frame or a shadow
 * tree that is passed over, the toolbar reading itself. watch.test.ts and e2e/reading show each of them.
 */
import { isIgnored } from '../ignored';
import { langOf } from './lang-of';
import { spokenText } from './spoken-text';
import { isWhole, targetOf } from './target-of';
import { ownText } from './visible-text';
import { watchFocus } from './watch-focus';
import { watchPointer } from './watch-pointer';

/** Something to be read aloud. */
export interface Reading {
  /** What is read: the control, link, heading or image reached, or the block that holds the prose. */
  element: Element;
  /** What to say; never empty. */
  text: string;
  /** The nearest language of the text itself, which may differ from that of the role words. */
  lang: string;
}

export interface ReadingOptions {
  document: Document;
  /** True for what is never read: the toolbar's own elements. */
  ignore: (element: Element) => boolean;
  /** Language of the role and state words: `zh-CN` or `en`. */
  lang: string;
  onReading: (reading: Reading) => void;
}

/** Switches on what is watched. Nothing is on at first, and nothing is listened to before. */
export interface Watch {
  /** A mouse or pen that rests, a finger that taps. */
  pointer(on: boolean): void;
  /** The keyboard focus. */
  keyboard(on: boolean): void;
  destroy(): void;
}

export function watchReading(options: ReadingOptions): Watch {
  let last: Element | undefined;
  let stopPointer: (() => void) | undefined;
  let stopFocus: (() => void) | undefined;

  const read = (target: Element): void => {
    if (target === last) return;
    const text = spokenText(target, options.lang);
    if (isIgnored(text)) return;
    last = target;
    options.onReading({ element: target, text, lang: langOf(target) || options.lang });
  };

  const pointed = (element: Element): void => {
    if (options.ignore(element)) return;
    const target = targetOf(element);
    // The bare ground of a page holds all of its text, and means none of it.
    if (isWhole(target) || ownText(target)) read(target);
  };

  const focused = (element: Element): void => {
    if (!options.ignore(element)) read(element);
  };

  const pointer = (on: boolean): void => {
    stopPointer?.();
    stopPointer = on ? watchPointer(options.document, pointed) : undefined;
    last = undefined;
  };
  const keyboard = (on: boolean): void => {
    stopFocus?.();
    stopFocus = on ? watchFocus(options.document, focused) : undefined;
    last = undefined;
  };

  return {
    pointer,
    keyboard,
    destroy() {
      pointer(false);
      keyboard(false);
    },
  };
}
