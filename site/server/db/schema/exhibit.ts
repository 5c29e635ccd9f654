import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ImageService, Recording, Turntable } from '../../../contract/schemas/common/fields';
import { images, position, siteRecordColumns } from './columns';

/** The objects of the collection. */
export const exhibits = pgTable(
  'exhibits',
  {
    siteId: siteRecordColumns.siteId(),
    id: siteRecordColumns.id(),
    position: position(),
    title: text().notNull(),
    period: text().notNull(),
    material: text().notNull(),
    medium: text().notNull(),
    date: text().notNull(),
    size: text().notNull(),
    accessionNumber: text('accession_number').notNull(),
    holder: text().notNull(),
    credit: text().notNull(),
    description: text().notNull(),
    sourceUrl: text('source_url').notNull(),
    note: text().notNull(),
    images: images(),
    turntable: jsonb().$type<Turntable>(),
    /** In the order of `images`; empty for objects that were imported before this column existed. */
    imageServices: jsonb('image_services').$type<ImageService[]>().notNull().default([]),
    /** Colours of the first picture, the most frequent one first. */
    palette: jsonb().$type<{ color: string; share: number }[]>().notNull().default([]),
    /** Values of the motifs that its Chinese title names. */
    motifs: jsonb().$type<string[]>().notNull().default([]),
    /** Values of the techniques that its Chinese medium names. */
    techniques: jsonb().$type<string[]>().notNull().default([]),
    /** Values of the dictionaries `findSpot` and `kiln`; empty where unknown. A kiln may be a famous one of the contract. */
    findSpot: text('find_spot').notNull().default(''),
    kiln: text().notNull().default(''),
    /** First and last year of its date, negative before our era; null where the date names none. */
    yearFrom: integer('year_from'),
    yearTo: integer('year_to'),
    /** Name of the licence of the first picture; empty without one. */
    licence: text().notNull().default(''),
    /** Colours of `objectColours` with their parts of the object. */
    colours: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** The title in the order of names: pinyin, or English in lower case. */
    sortTitle: text('sort_title').notNull().default(''),
    provenance: jsonb().$type<string[]>().notNull().default([]),
    bibliography: jsonb().$type<string[]>().notNull().default([]),
    exhibitionHistory: jsonb('exhibition_history').$type<string[]>().notNull().default([]),
    /** Stop of the audio guide, three digits; null without one. Text in paragraphs, read by the service without a recording. */
    audioStop: text('audio_stop'),
    audioText: jsonb('audio_text').$type<string[]>().notNull().default([]),
    audioRecording: jsonb('audio_recording').$type<Recording>(),
  },
  (table) => [
    primaryKey({ columns: [table.siteId, table.id] }),
    index('exhibits_in_order').on(table.siteId, table.position, table.id),
    index('exhibits_by_period').on(table.siteId, table.period),
    index('exhibits_by_material').on(table.siteId, table.material),
    index('exhibits_by_find_spot').on(table.siteId, table.findSpot),
    index('exhibits_by_kiln').on(table.siteId, table.kiln),
    index('exhibits_by_audio_stop')
      .on(table.siteId, table.audioStop)
      .where(sql`${table.audioStop} is not null`),
    index('exhibits_by_year').on(table.siteId, table.yearFrom, table.id),
    // The collation of the order by title.
    index('exhibits_by_title').on(table.siteId, sql`${table.sortTitle} collate "C"`, table.id),
  ],
);
