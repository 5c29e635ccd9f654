import type { CaptionScript, CaptionSize } from './caption-settings';

/*
 * The caption bar is 150 px high, of which the text has at most 146. In narrow windows large text is smaller: a page
 * has at least eight characters, so that it is cut between words. Sizes in px, as in view/styles.ts.
 */
const common =
  '.caption.sized{display:grid;grid-template:1fr 1fr/1fr 44px;gap:8px 16px}' +
  '.caption.sized>*{margin:0}' +
  '.sized>.text{grid-row:1/3;max-height:146px}' +
  '.sized>[part=caption-close]{align-self:end}' +
  '.sized>[part=caption-size]{align-self:start;background:none;color:inherit;border-color:currentColor;border-radius:8px}' +
  '.word{display:inline-flex;flex-wrap:wrap;align-items:flex-end;justify-content:center;max-width:100%;line-height:1.1;vertical-align:bottom;white-space:pre-wrap}' +
  'ruby{display:inline-flex;flex-direction:column-reverse;align-items:center}' +
  'rt{display:block;padding:0 2px;font-size:max(16px,.4em);line-height:1.2;user-select:none}' +
  'rt::before{content:attr(data-reading)}';

const short =
  '@media(max-height:400px){.caption.sized{grid-template:1fr/1fr 44px 44px}.sized>.text{grid-row:1;max-height:64px}.sized>*{align-self:center!important}';

/** Two lines of 66 px, or fewer where the window has no room for four characters in a line. */
const large = 'font-size:min(66px,calc((100vw - 73px)/4));line-height:1.1';

const plainRules: Readonly<Record<CaptionSize, string>> = {
  '40': '.sized>.text{font-size:40px;line-height:44px}',
  '53': '',
  '66': `.sized>.text{${large}}`,
  '80': `.sized>.text{font-size:80px;line-height:100px}@media(max-width:740px){.sized>.text{${large}}}`,
};

/** Rules of the caption bar for a script and a text size. */
export function captionRules(script: CaptionScript, size: CaptionSize): string {
  const isLarge = size === '66' || size === '80';
  if (script !== 'pinyin') {
    const shortText = isLarge
      ? 'font-size:44px;line-height:56px'
      : 'font-size:28px;line-height:32px';
    return `${common}${plainRules[size]}${short}.sized>.text{${shortText}}}`;
  }
  return (
    `${common}.sized>.text{font-size:${size}px;line-height:1}` +
    // Two lines of characters with their readings.
    `@media(max-width:800px){.sized>.text{font-size:${Math.min(44, Number(size))}px}}` +
    `${short}.sized>.text{font-size:28px}}`
  );
}
