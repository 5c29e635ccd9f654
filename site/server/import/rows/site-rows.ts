import { sites, type Language, type SiteId } from '../../../contract/shared/sites';
import type { Localized } from '../records/localized';

/** A site's id and language. */
export interface RowSite {
  siteId: SiteId;
  language: Language;
}

const rowSites: readonly RowSite[] = (Object.keys(sites) as Language[]).map((language) => ({
  siteId: sites[language].id,
  language,
}));

/** Builds one row for each site in whose language the record has a title. */
export function rowsForSites<Row>(title: Localized, build: (site: RowSite) => Row): Row[] {
  return rowSites.filter(({ language }) => title[language].trim() !== '').map(build);
}
