import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { timestamptz } from './columns';

/** Kinds of content records, each with one set of ids. */
export type ContentKind =
  'dictionary' | 'category' | 'tag' | 'entry' | 'exhibition' | 'exhibit' | 'activity' | 'opening';

/** A record as its pack has it, in both languages. */
export type RecordSource = Readonly<Record<string, unknown>>;

/** A file that a record uses. */
export interface FileUse {
  /** `portrait`: the portrait version beside the picture that the record names. `tiles`: those of an object's picture. */
  kind: 'image' | 'tiles' | 'portrait' | 'frame' | 'recording' | 'captions';
  /** Path in the pack. */
  file: string;
  /** Name of the original in the folder `originals`: the hash of its content. */
  original: string;
  /** Name, without size and extension, of the files in the folder `media` that are made of it. */
  served: string;
  /** Whether the picture is not to be cropped, because an object shows it. */
  whole?: true;
}

/** Columns that a record and its former versions share. */
const versionColumns = () => ({
  kind: text().$type<ContentKind>().notNull(),
  id: text().notNull(),
  /** 1 for the first source, one more for each change; 0 without a source. */
  version: integer().notNull(),
  /** Name of the record's form in a pack, `entry` or `book`. */
  form: text().notNull(),
  /** Null for records that were imported before this table existed. */
  source: jsonb().$type<RecordSource>(),
  files: jsonb().$type<FileUse[]>().notNull(),
  updatedAt: timestamptz('updated_at').notNull(),
  /** `import`, or the user name of a member of staff. */
  updatedBy: text('updated_by').notNull(),
});

/**
 * One row a record of content, whether shown or not. The tables that the site reads are a projection of
 * those that are shown now.
 */
export const contentRecords = pgTable(
  'content_records',
  {
    ...versionColumns(),
    /** Hash of form, source and files: equal for an unchanged record. */
    hash: text().notNull(),
    /** Hash of the record as the last pack with it had it; null if no pack had it, or before this column existed. */
    importedHash: text('imported_hash'),
    /** Whether the desk has changed it since its last import. */
    isEdited: boolean('is_edited').notNull().default(false),
    /** Order among the records of its kind; null for kinds without an order. */
    position: integer(),
    /** Records of a lower rank precede all others of their kind: real objects have 0, renderings 1. */
    rank: smallint().notNull(),
    /** Category of an entry, parent of a category. Both are hidden with it. */
    parent: text(),
    /** Not shown before; of an entry, its date. */
    publishedAt: timestamptz('published_at'),
    /** Not shown from then on. */
    unpublishedAt: timestamptz('unpublished_at'),
    withdrawnAt: timestamptz('withdrawn_at'),
    isShown: boolean('is_shown').notNull(),
    /** Null if the record has never been shown. */
    firstShownAt: timestamptz('first_shown_at'),
    /** Next moment at which the publisher has to project it again; null if there is none. */
    nextChangeAt: timestamptz('next_change_at'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.id] }),
    index('content_records_next_change').on(table.nextChangeAt),
    index('content_records_by_parent').on(table.parent),
  ],
);

/** Every former source of each record. */
export const contentRecordVersions = pgTable(
  'content_record_versions',
  versionColumns(),
  (table) => [primaryKey({ columns: [table.kind, table.id, table.version] })],
);

/** The unpublished state of a record, new or published; at most one each. */
export const contentDrafts = pgTable(
  'content_drafts',
  { ...versionColumns(), source: jsonb().$type<RecordSource>().notNull() },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);

/** Unpublished states of records that a member of the staff may look at in the real page for some minutes. */
export const contentPreviews = pgTable('content_previews', {
  /** SHA-256 of the token, base64url. */
  hash: text().primaryKey(),
  form: text().notNull(),
  source: jsonb().$type<RecordSource>().notNull(),
  files: jsonb().$type<FileUse[]>().notNull(),
  expiresAt: timestamptz('expires_at').notNull(),
});

/** Files of the data folder that no record uses, with the time at which this was first found. */
export const unusedFiles = pgTable('unused_files', {
  /** Relative to the data folder: `originals/…`. */
  path: text().primaryKey(),
  since: timestamptz('since').notNull(),
});
