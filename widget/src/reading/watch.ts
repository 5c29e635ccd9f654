/**
 * When to read what: https pages move, scroll and re-render under the pointer while somebody listens.
 * What can go wrong: a sweep that reads everything, the same thing read twice, a click swallowed, a frame or a shadow
 * tree that is passed over, the toolbar reading itself. watch.test.ts and e2e/reading show each of them.
 */
import { isIgnored } from '../ignored';
import type { SpokenPart } from '../spoken-part';
import { spokenName } from './accessible-name';
import { splitAtValues } from './accessible-name/embedded-control';
import { langOf } from './lang-of';
import { isControl, roleOf } from './role';
import { describe, plainText, type Spoken } from './spoken-text';
import { isWhole, targetOf } from './target-of';
import { isEditable, ownText } from './visible-text';
import { watchChanges } from './watch-changes';
import { watchFocus } from './watch-focus';
import { isHovered, watchPointer } from './watch-pointer';

/** Something to be read aloud. */
export interface Reading {
  /** What is read: the control, link, heading or image reached, or the block that holds the prose. */
  element: Element;
  /** What to say; never empty. */
  text: string;
  /** The same text by language, role words first, with the values of fields apart. */
  parts: readonly SpokenPart[];
}

export interface ReadingOptions {
  document: Document;
  /** True for what is never read: the toolbar's own elements. */
  ignore: (element: Element) => boolean;
  /** Language of the role and state words: `zh-CN` or `en`. */
  lang: string;
  onReading: (reading: Reading) => void;
}

/**
 * Switches on what is watched. Nothing is on at first, and nothing is listened to before.
 * @param byPointer a mouse or pen that rests, a finger that taps
 * @param byFocus the keyboard focus
 */
export type Watch = (byPointer: boolean, byFocus: boolean) => void;

/** What a control says without the values in it and without numbers, which may count on for minutes. */
const lasting = ({ words, text }: Spoken): string =>
  words +
  splitAtValues(text)
    .filter((_, index) => index % 2 < 1)
    .join('')
    .replace(/[\d\s,\uff0c]+/g, '');

export function watchReading(options: ReadingOptions): Watch {
  let last: Element | undefined;
  let undo: (() => void)[] = [];
  let stopChanges: (() => void) | undefined;

  const forget = (): void => {
    stopChanges?.();
    stopChanges = last = undefined;
  };

  const read = (target: Element, spoken = describe(target, options.lang), again = false): void => {
    if (target === last && !again) return;
    const text = plainText(spoken);
    if (isIgnored(text)) return;
    forget();
    last = target;
    if (isControl(roleOf(target))) readChanges(target, spoken);
    const lang = langOf(target) || options.lang;
    const parts = splitAtValues(spoken.text).map((part, index): SpokenPart => ({
      text: part,
      lang,
      isPrivate: index % 2 > 0,
    }));
    parts.unshift({ text: spoken.words, lang: options.lang, isPrivate: false });
    options.onReading({ element: target, text, parts });
  };

  /** Reads a control again that comes to say something else while it has the pointer or the focus. */
  const readChanges = (control: Element, before: Spoken): void => {
    const isTyped = /text|search|spin/.test(roleOf(control));
    stopChanges = watchChanges(control, (byVisitor) => {
      if (!isHovered(control) && !control.matches(':focus')) return;
      const now = describe(control, options.lang);
      const isChanged = plainText(now) !== plainText(before);
      if (lasting(now) !== lasting(before) || (byVisitor && !isTyped && isChanged))
        read(control, now, true);
    });
  };

  const pointed = (element: Element): void => {
    if (options.ignore(element)) return;
    const target = targetOf(element);
    // The bare ground of a page holds all of its text, and means none of it.
    if (isWhole(target) || ownText(target)) read(target);
  };

  const focused = (element: Element): void => {
    if (options.ignore(element)) return;
    const target = targetOf(element);
    if (isWhole(target)) read(target);
    else if (isEditable(element)) read(element);
    // A press on a paragraph gives the focus to the container around it, which nobody meant.
    else if (!isHovered(element) || element.matches(':focus-visible')) readContainer(element);
  };

  /** A container is said by its name or its heading, never by all that it holds. */
  const readContainer = (container: Element): void => {
    const text = spokenName(container);
    if (text) {
      read(container, { words: '', text });
      return;
    }
    for (const heading of container.querySelectorAll('*')) {
      const spoken = roleOf(heading) === 'heading' && describe(heading, options.lang);
      if (!spoken || !spoken.text) continue;
      read(heading, spoken);
      return;
    }
    read(container, { words: '', text: ownText(container) });
  };

  return (byPointer, byFocus) => {
    for (const stop of undo) stop();
    undo = [];
    if (byPointer) undo.push(watchPointer(options.document, pointed));
    if (byFocus) undo.push(watchFocus(options.document, focused));
    forget();
  };
}
