import { museum } from '../../contract/shared/museum';
import type { Language } from '../../contract/shared/sites';

/** The museum as the provider of an IIIF document. */
export const providerOf = (origin: string) => ({
  id: `${origin}/`,
  type: 'Agent',
  label: { zh: [museum.zh.name], en: [museum.en.name] },
  homepage: [homepage('zh', `${origin}/`), homepage('en', `${origin}/en/`)],
});

/** A page about the subject of an IIIF document; without a title about the museum. */
export const homepage = (language: Language, id: string, title = museum[language].name) => ({
  id,
  type: 'Text',
  label: { [language]: [title] },
  format: 'text/html',
  language: [language],
});
