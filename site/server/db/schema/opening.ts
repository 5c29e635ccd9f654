import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OpeningRule } from '../../../contract/schemas/site';
import { position } from './columns';

/** Opening rules, shared by both sites: the last rule that covers a day applies. */
export const openingRules = pgTable('opening_rules', {
  id: text().primaryKey(),
  position: position(),
  rule: jsonb().$type<Omit<OpeningRule, 'text'>>().notNull(),
  textZh: text('text_zh').notNull(),
  textEn: text('text_en').notNull(),
});
