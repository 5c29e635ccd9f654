import type { PageRoot } from '../../page/style-rules';
import { legacySizes } from './enlarge-value';

/** Distinct sizes in style attributes that are enlarged; a page has some dozens. */
const maxInlineSizes = 500;

const declaration = /(?:font(?:-size)?|line-height)\s*:[^;]+/gi;
const inlineSelector = '[style*="font" i],[style*="line-height" i]';

/** Enlarges the value of a property. */
type Enlarge = (value: string) => string;

/**
 * Rules for sizes that no rule of the page declares: of the root, of the browser's own style sheet and of `<font size>`.
 * Without specificity, so that any rule of the page is stronger.
 * @param rootSize font size of the root element in px, without enlargement
 */
export function defaultRules(document: Document, rootSize: number, zoom: number): string {
  const rule = (selector: string, size: number) =>
    `:where(${selector}){font-size:${size * zoom}px}`;
  const legacy = legacySizes.flatMap((size, index) => {
    const relative = index > 2 ? `,font[size="+${index - 2}"]` : `,font[size="-${2 - index}"]`;
    return rule(`font[size="${index + 1}"]${index === 2 ? '' : relative}`, size);
  });
  return [
    `:root:root{font-size:${rootSize * zoom}px!important}`,
    rule('button,input,select,textarea', 13.333),
    // Tables do not inherit the size of the text in quirks mode.
    document.compatMode === 'BackCompat' ? rule('table', 16) : '',
    ...legacy,
  ].join('');
}

/**
 * Rules that enlarge the sizes of style attributes, chosen by the text of the attribute: the attributes stay as they are.
 * @param roots every root of the page
 */
export function inlineRules(roots: readonly PageRoot[], enlarge: Enlarge): string {
  const rules = new Map<string, string>();
  for (const root of roots) {
    for (const element of root.querySelectorAll<HTMLElement>(inlineSelector)) {
      const { style } = element;
      // The root has a rule of its own.
      if (
        !(style as CSSStyleDeclaration | undefined) ||
        element === element.ownerDocument.documentElement
      )
        continue;
      for (const [text] of element.getAttribute('style')?.matchAll(declaration) ?? []) {
        if (rules.size >= maxInlineSizes || rules.has(text) || /["\\\n]/.test(text)) continue;
        const names = /^line/i.test(text) ? ['line-height'] : ['font-size', 'line-height'];
        const enlarged = names.flatMap((name) => {
          const value = style.getPropertyValue(name);
          const larger = enlarge(value);
          return larger === value ? [] : `${name}:${larger}!important`;
        });
        if (enlarged.length) rules.set(text, `[style*="${text}"]{${enlarged.join(';')}}`);
      }
    }
  }
  return [...rules.values()].join('');
}
