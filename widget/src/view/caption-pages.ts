type Split = (text: string, lang: string) => string[];

const characters: Split = (text) => Array.from(text);

const words: Split = (text, lang) => {
  const found: string[] = [];
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    found[found.length] = segment;
  }
  return found;
};

/** Words that stay together: what a pair of brackets or quotes holds, a number with its unit, closing marks. */
const phrases: Split = (text, lang) => {
  const found: string[] = [];
  let depth = 0;
  let glued = false;
  for (const word of words(text, lang)) {
    if (depth > 0 || glued || /^[\p{Pe}\p{Pf}\p{Po}\s]/u.test(word)) {
      found[Math.max(0, found.length - 1)] = (found.at(-1) ?? '') + word;
    } else found[found.length] = word;
    if (/[\p{Ps}\p{Pi}]/u.test(word)) depth++;
    else if (/[\p{Pe}\p{Pf}]/u.test(word)) depth--;
    glued = /[\d\p{Sc}]$/u.test(word);
  }
  return found;
};

/** Coarse to fine: a finer cut is made only in what does not fit on a page of its own. */
const splits = [phrases, words, characters];

/** Cuts a text into pages that fit, without losing anything of it but space at the cuts. */
export function captionPages(
  text: string,
  lang: string,
  fits: (page: string) => boolean,
  level = 0,
): string[] {
  const pages: string[] = [];
  let page = '';
  for (const part of splits[level]?.(text, lang) ?? []) {
    if (fits((page + part).trim())) {
      page += part;
      continue;
    }
    if (page.trim()) pages[pages.length] = page.trim();
    page = part;
    if (level < splits.length - 1 && !fits(part.trim())) {
      for (const smaller of captionPages(part, lang, fits, level + 1)) {
        pages[pages.length] = page = smaller;
      }
      pages.length--;
    }
  }
  if (page.trim()) pages[pages.length] = page.trim();
  return pages;
}
