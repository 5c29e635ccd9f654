import type { Exhibition } from '../../../../contract/schemas/exhibition';
import type { Language } from '../../../../contract/shared/sites';
import { messages } from './messages';

const locales = { zh: 'zh-CN', en: 'en-GB' } as const;

/** A long date in the museum's time zone. */
export function formatDate(iso: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], {
    dateStyle: 'long',
    timeZone: 'Asia/Shanghai',
  }).format(new Date(iso));
}

/** Dates of an exhibition in one line. */
export function exhibitionDates(exhibition: Exhibition, language: Language): string {
  const { startDate, endDate, kind } = exhibition;
  const from = formatDate(startDate, language);
  if (endDate !== null) {
    return [from, formatDate(endDate, language)].join(language === 'zh' ? '—' : ' – ');
  }
  return kind === 'base' ? messages[language].permanent : messages[language].from(from);
}
