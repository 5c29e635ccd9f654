import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OpeningRule } from '../../../contract/entities/opening';
import { position } from './columns';

/** When the museum is open, both sites together: the last rule that covers a day decides. */
export const openingRules = pgTable('opening_rules', {
  id: text().primaryKey(),
  position: position(),
  rule: jsonb().$type<Omit<OpeningRule, 'text'>>().notNull(),
  textZh: text('text_zh').notNull(),
  textEn: text('text_en').notNull(),
});
