import { eq } from 'drizzle-orm';
import { languageOfSite } from '../../../contract/shared/sites';
import type { Database } from '../../db/database';
import { readOpeningRules } from '../../calendar/read-opening-rules';
import { sites } from '../../db/schema';
import type { CallHandlers } from '../../http/call';
import { recordNotFound } from '../../http/http-error';
import type { RetentionDays } from '../../privacy/retention-days';

/** Site settings that are not content. */
export interface SiteSettings {
  /** URL of the user centre. */
  userCentre: string;
  /** Days that personal data are kept, told by the privacy notice. */
  retention: RetentionDays;
}

export function siteCalls(
  db: Database,
  { userCentre }: Pick<SiteSettings, 'userCentre'>,
): Pick<CallHandlers, 'siteDetail'> {
  return {
    siteDetail: async ({ siteCode }) => {
      const rows = await db.select().from(sites).where(eq(sites.siteCode, siteCode));
      if (rows.length === 0) throw recordNotFound('siteCode', siteCode);
      return Promise.all(
        rows.map(async ({ id, website }) => {
          const opening = await readOpeningRules(db, languageOfSite(id) ?? 'zh');
          return { id, siteCode, website, userCentre, opening };
        }),
      );
    },
  };
}
