import { asc } from 'drizzle-orm';
import type { OpeningRule } from '../../contract/schemas/site';
import type { Language } from '../../contract/shared/sites';
import type { Database } from '../db/database';
import { openingRules } from '../db/schema';

/** The museum's opening rules in their order. */
export async function readOpeningRules(db: Database, language: Language): Promise<OpeningRule[]> {
  const rows = await db
    .select()
    .from(openingRules)
    .orderBy(asc(openingRules.position), asc(openingRules.id));
  return rows.map(({ rule, textZh, textEn }) => ({
    ...rule,
    text: language === 'zh' ? textZh : textEn,
  }));
}
