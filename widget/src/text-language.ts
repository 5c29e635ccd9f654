/**
 * By script: its letters, the scripts of CLDR that use them, the language they suggest where none is declared, and the
 * weight of one. Compiled when they are wanted: classes of Unicode are dear.
 */
const scripts: readonly (readonly [string, string, string, number])[] = [
  ['\\p{sc=Hani}', 'HansHantJpanKore', 'zh-CN', 3],
  // Kana stand between as many Han characters, which are Japanese then.
  ['[\\p{sc=Hira}\\p{sc=Kana}]', 'Jpan', 'ja', 9],
  ['\\p{sc=Hang}', 'Kore', 'ko', 3],
  ['\\p{sc=Cyrl}', 'Cyrl', 'ru', 1],
  // Capitals alone are abbreviations, at home in every language.
  ['[a-z]', 'Latn', 'en', 1],
];

/**
 * The language to say a text in: the declared one, unless the tag names none (`us`, `cn`) or the text is written in
 * another script.
 * @param otherwise for a text without letters under an unknown tag
 */
export function textLanguage(text: string, declared: string, otherwise: string): string {
  let script = '';
  try {
    script = new Intl.Locale(declared.trim().replace(/_/g, '-')).maximize().script ?? '';
  } catch {
    // No tag at all.
  }
  let own = 0;
  let most = 0;
  let guess = script ? declared : otherwise;
  for (const [letter, users, lang, weight] of scripts) {
    const weighed = text.split(new RegExp(letter, 'u')).length * weight - weight;
    if (script && users.includes(script)) own += weighed;
    else if (weighed > Math.max(most, own)) {
      most = weighed;
      guess = lang;
    }
  }
  // Texts of other scripts hold Latin words, which is no contradiction.
  return script && (own >= most || (own && guess === 'en')) ? declared : guess;
}
