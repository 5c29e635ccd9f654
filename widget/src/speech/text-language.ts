/**
 * Letters, the CLDR scripts that use them, the language they suggest, and the weight of one letter.
 * Compiled on use: Unicode property classes are expensive.
 */
const scripts: readonly (readonly [string, string, string, number])[] = [
  ['\\p{sc=Hani}', 'HansHantJpanKore', 'zh-CN', 3],
  // Weight 9: Japanese mixes kana with about as many Han characters.
  ['[\\p{sc=Hira}\\p{sc=Kana}]', 'Jpan', 'ja', 9],
  ['\\p{sc=Hang}', 'Kore', 'ko', 3],
  ['\\p{sc=Cyrl}', 'Cyrl', 'ru', 1],
  // Lower case only: abbreviations in capitals occur in every language.
  ['[a-z]', 'Latn', 'en', 1],
];

/**
 * Language to speak a text in: the declared one, unless the tag is unknown (`us`, `cn`) or contradicts the script of
 * the text.
 * @param fallback language of a text without letters under an unknown tag
 */
export function textLanguage(text: string, declared: string, fallback: string): string {
  let script = '';
  try {
    script = new Intl.Locale(declared.trim().replace(/_/g, '-')).maximize().script ?? '';
  } catch {
    // Not a valid BCP 47 tag.
  }
  let declaredWeight = 0;
  let maxWeight = 0;
  let guess = script ? declared : fallback;
  for (const [letter, usedBy, lang, weight] of scripts) {
    const total = text.split(new RegExp(letter, 'u')).length * weight - weight;
    if (script && usedBy.includes(script)) declaredWeight += total;
    else if (total > Math.max(maxWeight, declaredWeight)) {
      maxWeight = total;
      guess = lang;
    }
  }
  // Latin words within another script are no contradiction.
  return script && (declaredWeight >= maxWeight || (declaredWeight && guess === 'en'))
    ? declared
    : guess;
}
