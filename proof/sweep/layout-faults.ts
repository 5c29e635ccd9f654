import type { Page } from '@playwright/test';

/**
 * What a visitor would see as broken in the layout of a page: horizontal scrolling, texts that lie over each other, and
 * texts that are cut off by their box.
 */
export const findLayoutFaults = (page: Pick<Page, 'evaluate'>): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) faults.push(`scrolls horizontally: ${scrollWidth} px`);

    const describe = (element: Element) =>
      `${element.localName}.${element.classList[0] ?? ''} “${element.textContent.trim().slice(0, 24)}”`;
    // Texts for screen readers alone are clipped.
    const isShown = (element: Element) =>
      getComputedStyle(element).clipPath === 'none' &&
      element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true }) &&
      !element.closest('svg, [aria-hidden=true], [inert], dialog:not([open])');

    const findClamped = (element: Element): Element | null => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        if (getComputedStyle(box).webkitLineClamp !== 'none') return box;
      }
      return null;
    };

    /** The boxes of the lines of each text, by the element that contains it. */
    const lines: { element: Element; box: DOMRect }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const element = text.parentElement;
      if (
        !element ||
        !text.nodeValue?.trim() ||
        /^(?:script|style|noscript|option|rt|rp)$/.test(element.localName)
      )
        continue;
      if (!isShown(element)) continue;
      // Lines after the last one of a clamped text have boxes too.
      const end = findClamped(element)?.getBoundingClientRect().bottom ?? Infinity;
      range.selectNodeContents(text);
      for (const box of range.getClientRects()) {
        // Visually hidden texts are a pixel wide.
        if (box.width > 2 && box.height > 2 && box.top + box.height / 2 < end) {
          lines.push({ element, box });
        }
      }
    }

    // A box that hides its overflow and is smaller than its text cuts it off; one that scrolls does not.
    for (const element of new Set(lines.map((line) => line.element))) {
      for (
        let box: Element | null = element;
        box && box !== document.body;
        box = box.parentElement
      ) {
        const { overflowX, overflowY, position, webkitLineClamp } = getComputedStyle(box);
        if (webkitLineClamp !== 'none') break;
        const isCutX = /hidden|clip/.test(overflowX) && box.scrollWidth > box.clientWidth + 1;
        const isCutY = /hidden|clip/.test(overflowY) && box.scrollHeight > box.clientHeight + 2;
        if ((isCutX || isCutY) && box.clientWidth > 2 && box === element) {
          faults.push(`text cut off: ${describe(element)}`);
          break;
        }
        if (position === 'fixed') break;
      }
    }

    // Texts over each other, in the same layer: fixed and sticky boxes lie over the page by design.
    const layerOf = (element: Element): Element | null => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { position } = getComputedStyle(box);
        if (position === 'fixed' || position === 'sticky' || position === 'absolute') return box;
      }
      return null;
    };
    const placed = lines
      .map((line) => ({ ...line, layer: layerOf(line.element) }))
      .sort((one, other) => one.box.top - other.box.top);
    placed.forEach((line, index) => {
      for (let next = index + 1; next < placed.length; next += 1) {
        const other = placed[next];
        if (!other || other.box.top >= line.box.bottom) break;
        if (other.layer !== line.layer || other.element === line.element) continue;
        if (other.element.contains(line.element) || line.element.contains(other.element)) continue;
        const width =
          Math.min(line.box.right, other.box.right) - Math.max(line.box.left, other.box.left);
        const height = Math.min(line.box.bottom, other.box.bottom) - other.box.top;
        // Boxes of lines are higher than their glyphs.
        if (width > 2 && height > line.box.height * 0.4) {
          faults.push(`texts overlap: ${describe(line.element)} and ${describe(other.element)}`);
        }
      }
    });
    return [...new Set(faults)].slice(0, 5);
  });
