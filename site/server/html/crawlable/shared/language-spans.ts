import { splitLineByLanguage } from '../../../../contract/shared/language-runs';
import type { Language } from '../../../../contract/shared/sites';
import { markup, type MarkupValue } from '../../shared/markup';

/** A text with `lang` spans around runs of the other language (WCAG 3.1.2). */
export function languageSpans(text: string, language: Language): MarkupValue {
  const runs = splitLineByLanguage(text, language);
  return runs.map(({ text: part, lang }) =>
    lang ? markup`<span lang="${lang}">${part}</span>` : part,
  );
}
