import { eq } from 'drizzle-orm';
import { languageOfSite } from '../../../contract/sites';
import type { Database } from '../../db/database';
import { readOpening } from '../../db/read-opening';
import { sites } from '../../db/schema';
import type { CallHandlers } from '../../http/call';
import { noSuchRecord } from '../../http/failure';

/** Site settings that are not content. */
export interface SitePlace {
  /** URL of the user centre. */
  userCentre: string;
}

export function siteCalls(
  db: Database,
  { userCentre }: SitePlace,
): Pick<CallHandlers, 'siteDetail'> {
  return {
    siteDetail: async ({ siteCode }) => {
      const rows = await db.select().from(sites).where(eq(sites.siteCode, siteCode));
      if (rows.length === 0) throw noSuchRecord('siteCode', siteCode);
      return Promise.all(
        rows.map(async ({ id, website }) => {
          const opening = await readOpening(db, languageOfSite(id) ?? 'zh');
          return { id, siteCode, website, userCentre, opening };
        }),
      );
    },
  };
}
