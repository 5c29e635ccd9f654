import { pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { position, siteRecordColumns } from './columns';

/** Values of the dictionaries, such as `period` and `material`. */
export const dictionaryValues = pgTable(
  'dictionary_values',
  {
    siteId: siteRecordColumns.siteId(),
    /** Code and value, `period/shang`. */
    id: siteRecordColumns.id(),
    dictCode: text('dict_code').notNull(),
    dictValue: text('dict_value').notNull(),
    position: position(),
    label: text().notNull(),
    /** Position on the map of the province, “22% 66%”; null outside it. */
    mapPlace: text('map_place'),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    unique().on(table.siteId, table.dictCode, table.dictValue),
  ],
);
