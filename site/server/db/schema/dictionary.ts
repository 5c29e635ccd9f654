import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { position, siteRecord } from './columns';

/** The values of the dictionaries, `period` and `material` above all. */
export const dictionaryValues = pgTable(
  'dictionary_values',
  {
    siteId: siteRecord.siteId(),
    dictCode: text('dict_code').notNull(),
    dictValue: text('dict_value').notNull(),
    position: position(),
    label: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.dictCode, table.dictValue] })],
);
