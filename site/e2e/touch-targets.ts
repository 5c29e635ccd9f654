import type { Page } from '@playwright/test';

/**
 * Targets that are smaller; links within a sentence are exempt, as in WCAG 2.5.5 and 2.5.8.
 * @param least in px: 44 on touch screens, 24 with a pointer
 */
export function smallTargets(page: Pick<Page, 'evaluate'>, least = 44): Promise<string[]> {
  return page.evaluate((size) => {
    const isSeen = (each: Element) =>
      each.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !each.closest('[inert], [hidden]') &&
      each.getBoundingClientRect().width > 2;
    const isInSentence = (each: Element) => {
      const block = each.closest('p, dd, figcaption, td, li');
      const own = each.textContent.trim().length;
      return (
        each.tagName === 'A' &&
        getComputedStyle(each).display === 'inline' &&
        !!block &&
        block.textContent.trim().length > own + 4
      );
    };
    return [...document.querySelectorAll('a[href], button, summary, select, [role=button], input')]
      .filter((each) => isSeen(each) && !isInSentence(each) && !each.closest('label'))
      .filter((each) => {
        // The `::after` box of a card's link covers the card.
        const cover = getComputedStyle(each, '::after');
        if (cover.content !== 'none' && cover.position === 'absolute') return false;
        const { width, height } = each.getBoundingClientRect();
        return width < size - 0.5 || height < size - 0.5;
      })
      .map((each) => {
        const { width, height } = each.getBoundingClientRect();
        const name = each.getAttribute('aria-label') ?? each.textContent.trim();
        return `${each.tagName} ${name.slice(0, 24)} ${Math.round(width)}×${Math.round(height)}`;
      });
  }, least);
}
