import type { Language } from '../../../contract/shared/sites';
import type { Localized } from '../records/localized';

type InLanguage<Value> = Value extends Localized<infer Each> ? Each : Value;

/** The values of a draft as columns of a row: localized ones in the language of the row. */
export function columnsInLanguage<Draft extends object>(
  draft: Draft,
  language: Language,
): { [Name in keyof Draft]: InLanguage<Draft[Name]> } {
  const columns = Object.entries(draft).map(([name, value]: [string, unknown]) => [
    name,
    isLocalized(value) ? value[language] : value,
  ]);
  return Object.fromEntries(columns) as { [Name in keyof Draft]: InLanguage<Draft[Name]> };
}

function isLocalized(value: unknown): value is Localized<unknown> {
  return typeof value === 'object' && value !== null && 'zh' in value && 'en' in value;
}
