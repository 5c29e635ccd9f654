import type { Page } from '@playwright/test';

/**
 * What a visitor with a keyboard would not see: a focused element that looks as before (WCAG 2.4.7), lies outside the
 * window or is covered (WCAG 2.4.11). Focuses every element in turn, as a script does before any use of a pointer,
 * which browsers show like focus by keyboard.
 * @param within selector of the part whose elements are focused
 */
export const findFocusFaults = (page: Pick<Page, 'evaluate'>, within: string): Promise<string[]> =>
  page.evaluate(async (part) => {
    const focusable =
      ':is(a[href], button, summary, input, select, textarea, audio[controls], video[controls], [tabindex]):not([tabindex="-1"], :disabled)';
    const describe = (element: Element) =>
      `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 24)}”`;

    const lookOf = (element: Element, pseudo?: string) => {
      const { content, outline, boxShadow, borderColor, backgroundColor, textDecoration, opacity } =
        getComputedStyle(element, pseudo);
      return [content, outline, boxShadow, borderColor, backgroundColor, textDecoration, opacity];
    };
    /** An element may be shown as focused by its label, its box or what follows it. */
    const readLook = (element: Element) => {
      const labels = (element as Partial<HTMLInputElement>).labels ?? [];
      const around = [element.parentElement, element.nextElementSibling, ...labels];
      return [element, ...around]
        .filter((each) => each !== null)
        .flatMap((each) => [lookOf(each), lookOf(each, '::before'), lookOf(each, '::after')])
        .join();
    };

    /** The box that is seen: that of the label for a visually hidden field. */
    const findShown = (element: Element): Element => {
      const { width, height } = element.getBoundingClientRect();
      const isHidden = width < 4 || height < 4 || getComputedStyle(element).opacity === '0';
      return (isHidden && (element as Partial<HTMLInputElement>).labels?.[0]) || element;
    };

    /** Browsers may scroll a focused element into view with the next frame. */
    const waitForScroll = () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      });

    const findPlaceFault = (shown: Element): string | undefined => {
      const [box] = shown.getClientRects();
      if (!box) return undefined;
      // Of a box higher than the window, what is seen of it counts.
      const left = Math.max(box.left, 0);
      const right = Math.min(box.right, innerWidth);
      const top = Math.max(box.top, 0);
      const bottom = Math.min(box.bottom, innerHeight);
      if (right <= left || bottom <= top) return 'focus is outside the window';
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      const isSeen = !found || shown.contains(found) || found.contains(shown);
      return isSeen ? undefined : `focus is covered by ${describe(found)}`;
    };

    const findFault = async (element: HTMLElement): Promise<string | undefined> => {
      const before = readLook(element);
      element.focus();
      if (document.activeElement !== element) return undefined;
      if (readLook(element) === before) return 'focus is not visible';
      const shown = findShown(element);
      if (!findPlaceFault(shown)) return undefined;
      await waitForScroll();
      return findPlaceFault(shown);
    };

    const elements = [...document.querySelectorAll<HTMLElement>(part)]
      .flatMap((each) => [...each.querySelectorAll<HTMLElement>(focusable)])
      .filter(
        (each) =>
          each.checkVisibility({ checkVisibilityCSS: true }) && !each.closest('[inert], [hidden]'),
      );
    const faults: string[] = [];
    for (const element of elements) {
      const fault = await findFault(element);
      if (fault) faults.push(`${fault}: ${describe(element)}`);
    }
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
    return [...new Set(faults)].slice(0, 5);
  }, within);
