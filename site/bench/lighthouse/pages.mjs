const objectId = 'yuanding';

/**
 * @param {string} origin
 * @param {'zh' | 'en'} language
 * @returns {Promise<Record<string, string>>} addresses by page kind
 */
export async function pagesOf(origin, language) {
  const site = language === 'zh' ? `${origin}/` : `${origin}/en/`;
  const newest = await newestNews(origin, language === 'zh' ? '1' : '2');
  return {
    home: site,
    list: `${site}#/Collection/ExcellentCollection`,
    object: `${site}#/Collection/ExcellentCollection/${objectId}`,
    article: `${site}#/News/${newest.categoryCode}/${newest.id}`,
    search: `${site}#/Search?keyword=${encodeURIComponent(language === 'zh' ? '青铜' : 'bronze')}`,
  };
}

/**
 * @param {string} origin
 * @param {string} siteId
 * @returns {Promise<{ id: string, categoryCode: string }>}
 */
async function newestNews(origin, siteId) {
  const response = await fetch(`${origin}/api/content/page`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ siteId, categoryCode: 'News', pageNum: 1, pageSize: 1 }),
  });
  const { records } = /** @type {any} */ (await response.json());
  if (!records?.[0]) throw new Error(`${origin} has no news: import a content pack first`);
  return records[0];
}
