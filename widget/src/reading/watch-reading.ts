/**
 * When to read which element: pages move, scroll and re-render under the pointer during speech. What can go wrong: a
 * sweep reads every element, an element is read twice, a click is lost, a frame or shadow tree is skipped, the toolbar
 * reads itself. watch-reading.test.ts and e2e/reading cover each case.
 */
import { isIgnoredText } from '../shared/ignored-text';
import type { SpokenPart } from '../shared/spoken-part';
import { spokenName } from './accessible-name';
import { splitAtValues } from './accessible-name/embedded-control';
import { langOf } from './lang-of';
import { isControl, roleOf } from './accessible-name/role';
import { describeElement, plainText, type Spoken } from './spoken-text';
import { isReadByName, readingTarget } from './reading-target';
import { isEditable, ownText } from './visible-text';
import { watchChanges } from './watch-changes';
import { watchFocus } from './watch-focus';
import { isHovered, watchPointer } from './watch-pointer';

/** An element with its text to be read aloud. */
export interface Reading {
  /** The control, link, heading or image, or the block that contains the prose. */
  element: Element;
  /** The complete text; never empty. */
  text: string;
  /** The same text by language, role and states first, values of fields as separate parts. */
  parts: readonly SpokenPart[];
}

export interface ReadingOptions {
  document: Document;
  /** True for elements that are never read: those of the toolbar. */
  ignore: (element: Element) => boolean;
  /** Language of role and states: `zh-CN` or `en`. */
  lang: string;
  onReading: (reading: Reading) => void;
}

/**
 * Switches the watchers; both are off at first, without any listener.
 * @param byPointer reads under a resting mouse or pen, and taps
 * @param byFocus reads the focused element
 */
export type EnableReading = (byPointer: boolean, byFocus: boolean) => void;

/** Spoken text without values and numbers: countdowns must not be read again each second. */
const stableText = ({ prefix, text }: Spoken): string =>
  prefix +
  splitAtValues(text)
    .filter((_, index) => index % 2 < 1)
    .join('')
    .replace(/[\d\s,\uff0c]+/g, '');

export function watchReading(options: ReadingOptions): EnableReading {
  let lastTarget: Element | undefined;
  let undo: (() => void)[] = [];
  let stopChanges: (() => void) | undefined;

  const reset = (): void => {
    stopChanges?.();
    stopChanges = lastTarget = undefined;
  };

  const read = (
    target: Element,
    spoken = describeElement(target, options.lang),
    isRepeat = false,
  ): void => {
    if (target === lastTarget && !isRepeat) return;
    const text = plainText(spoken);
    if (isIgnoredText(text)) return;
    reset();
    lastTarget = target;
    if (isControl(roleOf(target))) watchControl(target, spoken);
    const lang = langOf(target) || options.lang;
    const parts = splitAtValues(spoken.text).map((part, index): SpokenPart => ({
      text: part,
      lang,
      isPrivate: index % 2 > 0,
    }));
    parts.unshift({ text: spoken.prefix, lang: options.lang, isPrivate: false });
    options.onReading({ element: target, text, parts });
  };

  /** Reads a control again when its spoken text changes while it has the pointer or the focus. */
  const watchControl = (control: Element, before: Spoken): void => {
    const isTextField = /text|search|spin/.test(roleOf(control));
    stopChanges = watchChanges(control, (byVisitor) => {
      if (!isHovered(control) && !control.matches(':focus')) return;
      const now = describeElement(control, options.lang);
      const isChanged = plainText(now) !== plainText(before);
      if (stableText(now) !== stableText(before) || (byVisitor && !isTextField && isChanged))
        read(control, now, true);
    });
  };

  const onPointer = (element: Element): void => {
    if (options.ignore(element)) return;
    const target = readingTarget(element);
    // A page container has no text of its own: its blocks are read one by one.
    if (isReadByName(target) || ownText(target)) read(target);
  };

  const onFocus = (element: Element): void => {
    if (options.ignore(element)) return;
    const target = readingTarget(element);
    if (isReadByName(target)) read(target);
    else if (isEditable(element)) read(element);
    // A mouse press on a paragraph focuses its focusable container: not read.
    else if (!isHovered(element) || element.matches(':focus-visible')) readContainer(element);
  };

  /** Reads a container by its name or its first heading, never by its complete text. */
  const readContainer = (container: Element): void => {
    const text = spokenName(container);
    if (text) {
      read(container, { prefix: '', text });
      return;
    }
    for (const heading of container.querySelectorAll('*')) {
      const spoken = roleOf(heading) === 'heading' && describeElement(heading, options.lang);
      if (!spoken || !spoken.text) continue;
      read(heading, spoken);
      return;
    }
    read(container, { prefix: '', text: ownText(container) });
  };

  return (byPointer, byFocus) => {
    for (const stop of undo) stop();
    undo = [];
    if (byPointer) undo.push(watchPointer(options.document, onPointer));
    if (byFocus) undo.push(watchFocus(options.document, onFocus));
    reset();
  };
}
