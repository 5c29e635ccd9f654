import { lineLanguageRuns } from '../../contract/language-runs';
import type { Language } from '../../contract/sites';
import { markup, type Piece } from '../markup';

/** A text with `lang` spans around runs of the other language (WCAG 3.1.2). */
export function passage(text: string, language: Language): Piece {
  const runs = lineLanguageRuns(text, language);
  return runs.map(({ text: part, lang }) =>
    lang ? markup`<span lang="${lang}">${part}</span>` : part,
  );
}
