import {
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import type { Recording } from '../../../contract/schemas/common/fields';
import type { ExhibitionKind } from '../../../contract/schemas/exhibition-kind';
import { images, position, siteRecordColumns } from './columns';

export const exhibitions = pgTable(
  'exhibitions',
  {
    siteId: siteRecordColumns.siteId(),
    id: siteRecordColumns.id(),
    kind: text().$type<ExhibitionKind>().notNull(),
    title: text().notNull(),
    summary: text().notNull(),
    content: text().notNull(),
    startDate: date('start_date', { mode: 'string' }).notNull(),
    endDate: date('end_date', { mode: 'string' }),
    place: text().notNull(),
    rooms: jsonb().$type<string[]>().notNull().default([]),
    images: images(),
    /** Introduction at a stop of the audio guide, three digits; null without one. Text in paragraphs, read by the service without a recording. */
    audioStop: text('audio_stop'),
    audioText: jsonb('audio_text').$type<string[]>().notNull().default([]),
    audioRecording: jsonb('audio_recording').$type<Recording>(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('exhibitions_by_start').on(table.siteId, table.startDate.desc().nullsFirst(), table.id),
  ],
);

/** Objects of an exhibition. An object may not be imported yet, or have no row in a language. */
export const exhibitionObjects = pgTable(
  'exhibition_objects',
  {
    siteId: text('site_id').notNull(),
    exhibitionId: text('exhibition_id').notNull(),
    exhibitId: text('exhibit_id').notNull(),
    position: position(),
    /** Room of the floor plans; null in the first room of the exhibition. */
    room: text(),
    /** Number of the showcase in `room`; null where it is not known. */
    showcase: integer(),
  },
  (table) => [
    primaryKey({
      name: 'exhibition_objects_pk',
      columns: [table.siteId, table.exhibitionId, table.exhibitId],
    }),
    foreignKey({
      name: 'exhibition_objects_exhibition_fk',
      columns: [table.siteId, table.exhibitionId],
      foreignColumns: [exhibitions.siteId, exhibitions.id],
    }).onDelete('cascade'),
    index('exhibitions_of_object').on(table.siteId, table.exhibitId),
  ],
);

/** Tags of an object within an exhibition. */
export const exhibitionObjectTags = pgTable(
  'exhibition_object_tags',
  {
    siteId: text('site_id').notNull(),
    exhibitionId: text('exhibition_id').notNull(),
    exhibitId: text('exhibit_id').notNull(),
    tagId: text('tag_id').notNull(),
  },
  (table) => [
    primaryKey({
      name: 'exhibition_object_tags_pk',
      columns: [table.siteId, table.exhibitionId, table.exhibitId, table.tagId],
    }),
    foreignKey({
      name: 'exhibition_object_tags_object_fk',
      columns: [table.siteId, table.exhibitionId, table.exhibitId],
      foreignColumns: [
        exhibitionObjects.siteId,
        exhibitionObjects.exhibitionId,
        exhibitionObjects.exhibitId,
      ],
    }).onDelete('cascade'),
    index('exhibition_tags').on(table.siteId, table.exhibitionId, table.tagId),
  ],
);
