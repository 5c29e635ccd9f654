/** The two language versions of the site; one build and one database serve both (spec section 9, site codes). */
export const sites = {
  zh: { id: '1', siteCode: 'museum-zh', website: '/', lang: 'zh-CN' },
  en: { id: '2', siteCode: 'museum-en', website: '/en/', lang: 'en' },
} as const;

export type Language = keyof typeof sites;
export type SiteId = (typeof sites)[Language]['id'];

/** Language of a site; `undefined` for an unknown id. */
export function languageOfSite(siteId: string): Language | undefined {
  if (siteId === sites.zh.id) return 'zh';
  return siteId === sites.en.id ? 'en' : undefined;
}
