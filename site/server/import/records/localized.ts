import type { Language } from '../../../contract/shared/sites';

/** A value for each language. */
export type Localized<Value = string> = Record<Language, Value>;

export function localized(zh = '', en = ''): Localized {
  return { zh, en };
}

export function mapLocalized<Value, Result>(
  { zh, en }: Localized<Value>,
  map: (value: Value, language: Language) => Result,
): Localized<Result> {
  return { zh: map(zh, 'zh'), en: map(en, 'en') };
}
