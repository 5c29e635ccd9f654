import type { Facts } from '../../../contract/schemas/content';
import { localized, mapLocalized, type Localized } from './localized';

/** Facts per language: `post_zh` and `post_en` are one fact `post`, `number` is in both languages. */
export function localizeFacts(facts: Facts = {}): Localized<Facts> {
  return mapLocalized(localized('_zh', '_en'), (own, language) => {
    const other = language === 'zh' ? '_en' : '_zh';
    const ownFacts = Object.entries(facts).filter(
      ([name, value]) => value && !name.endsWith(other),
    );
    return Object.fromEntries(
      ownFacts.map(([name, value]) => [
        name.endsWith(own) ? name.slice(0, -own.length) : name,
        value,
      ]),
    );
  });
}
