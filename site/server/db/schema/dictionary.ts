import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { position, siteRecord } from './columns';

/** Values of the dictionaries, such as `period` and `material`. */
export const dictionaryValues = pgTable(
  'dictionary_values',
  {
    siteId: siteRecord.siteId(),
    /** Code and value, `period/shang`. */
    id: siteRecord.id(),
    dictCode: text('dict_code').notNull(),
    dictValue: text('dict_value').notNull(),
    position: position(),
    label: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique().on(table.siteId, table.dictCode, table.dictValue),
  ],
);
