/**
 * Parts of a text that stay together: a word with the marks that open and close it, a number with its
 * unit, and, as a phrase, all that a pair of brackets or quotes holds.
 */
function partsOf(text: string, lang: string, isPhrase: boolean): string[] {
  const parts: string[] = [];
  let depth = 0;
  let isGlued = false;
  for (const { segment } of new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)) {
    const last = parts.length - 1;
    const isInside = isPhrase && depth > 0;
    if (last >= 0 && (isInside || isGlued || /^[\p{Pe}\p{Pf}\p{Po}\s]/u.test(segment))) {
      parts[last] = (parts[last] ?? '') + segment;
    } else parts[last + 1] = segment;
    const opens = /[\p{Ps}\p{Pi}]/u.test(segment);
    if (opens) depth++;
    if (/[\p{Pe}\p{Pf}]/u.test(segment)) depth--;
    isGlued = opens || /\d$/.test(segment);
  }
  return parts;
}

/** Cuts a text into pages that fit, without losing anything of it but space at the cuts. */
export function captionPages(
  text: string,
  lang: string,
  fits: (page: string) => boolean,
  level = 0,
): string[] {
  const pages: string[] = [];
  let page = '';
  const add = (part: string) => {
    if (part.trim()) pages[pages.length] = part.trim();
  };
  // Coarse to fine: a finer cut is made only in what does not fit on a page of its own.
  for (const part of level > 1 ? text : partsOf(text, lang, !level)) {
    if (fits((page + part).trim())) {
      page += part;
      continue;
    }
    add(page);
    page = part;
    if (level < 2 && !fits(part.trim())) {
      page = '';
      for (const smaller of captionPages(part, lang, fits, level + 1)) {
        add(page);
        page = smaller;
      }
    }
  }
  add(page);
  return pages;
}
