/** The two language versions of the site; one build and one database serve both (spec section 9, site codes). */
export const sites = {
  zh: { id: '1', siteCode: 'museum-zh', website: '/', lang: 'zh-CN' },
  en: { id: '2', siteCode: 'museum-en', website: '/en/', lang: 'en' },
} as const;

export type Language = keyof typeof sites;
export type SiteId = (typeof sites)[Language]['id'];

/**
 * Addresses under which a language version is shown in a script. `hant` is the Chinese one in traditional characters:
 * the build and the service convert its texts, so it has no content, members or bookings of its own.
 */
export const editions = {
  zh: { language: 'zh', website: '/', lang: 'zh-CN', hreflang: 'zh-Hans', name: '简体' },
  hant: { language: 'zh', website: '/hant/', lang: 'zh-Hant', hreflang: 'zh-Hant', name: '繁體' },
  en: { language: 'en', website: '/en/', lang: 'en', hreflang: 'en', name: 'English' },
} as const;

export type Edition = keyof typeof editions;

/** All editions, in the order of the language menu. */
export const editionNames = Object.keys(editions) as Edition[];

/** Language of a site; `undefined` for an unknown id. */
export function languageOfSite(siteId: string): Language | undefined {
  if (siteId === sites.zh.id) return 'zh';
  return siteId === sites.en.id ? 'en' : undefined;
}
