import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { OpeningRule } from '../../../contract/schemas/site';
import { position } from './columns';

/** A rule as it is stored: with rooms it closes these, and says nothing of the museum. */
export type StoredOpeningRule = Omit<OpeningRule, 'text'> & { rooms?: string[] };

/** Opening rules, shared by both sites: the last rule that covers a day applies. */
export const openingRules = pgTable('opening_rules', {
  id: text().primaryKey(),
  position: position(),
  rule: jsonb().$type<StoredOpeningRule>().notNull(),
  textZh: text('text_zh').notNull(),
  textEn: text('text_en').notNull(),
});
