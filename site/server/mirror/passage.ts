import { chineseRun, englishLine } from '../../contract/language-runs';
import type { Language } from '../../contract/sites';
import { markup, type Markup, type Piece } from '../markup';

/**
 * A text told apart by language (WCAG 3.1.2): Chinese words on an English page carry `lang="zh"`, and
 * a wholly English line on a Chinese page `lang="en"`.
 */
export function passage(text: string, language: Language): Piece {
  if (language === 'zh')
    return englishLine.test(text) ? markup`<span lang="en">${text}</span>` : text;
  const parts = text.split(chineseRun);
  return parts.map((part, index): string | Markup =>
    index % 2 === 1 ? markup`<span lang="zh">${part}</span>` : part,
  );
}
