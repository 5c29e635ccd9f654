import { asc } from 'drizzle-orm';
import type { OpeningRule } from '../../contract/entities/opening';
import type { Language } from '../../contract/sites';
import type { Database } from './database';
import { openingRules } from './schema';

/** The museum's opening rules in their order. */
export async function readOpening(db: Database, language: Language): Promise<OpeningRule[]> {
  const rows = await db
    .select()
    .from(openingRules)
    .orderBy(asc(openingRules.position), asc(openingRules.id));
  return rows.map(({ rule, textZh, textEn }) => ({
    ...rule,
    text: language === 'zh' ? textZh : textEn,
  }));
}
