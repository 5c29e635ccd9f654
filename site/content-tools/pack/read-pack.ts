import { readdirSync, readFileSync } from 'node:fs';

/** A record of the demo museum as parsed JSON, unconverted. */
export type Row = Readonly<Record<string, unknown>>;

export const packFolder = new URL('../../content/', import.meta.url);

export function readRecords(file: string): Row[] {
  return JSON.parse(readFileSync(new URL(file, packFolder), 'utf8')) as Row[];
}

const entryFiles = readdirSync(new URL('entries/', packFolder)).map((name) => `entries/${name}`);

export const recordFiles = [
  'dictionaries.json',
  'categories.json',
  'tags.json',
  'exhibitions.json',
  'objects.json',
  'activities.json',
  'audio/music.json',
  ...entryFiles,
];

/** The records of all files with their file; `where` names a record in failures. */
export const allRecords = recordFiles.flatMap((file) =>
  readRecords(file).map((record) => ({ file, record, where: `${file} ${readText(record, 'id')}` })),
);

export const entries = allRecords.filter(({ file }) => entryFiles.includes(file));

/** A string field; empty where missing. */
export function readText(record: Row, field: string): string {
  const value = record[field];
  return typeof value === 'string' ? value : '';
}

/** A list of records; empty where missing. */
export function readRows(record: Row, field: string): Row[] {
  const value = record[field];
  return Array.isArray(value) ? (value as Row[]) : [];
}

/** A list of strings; empty where missing. */
export function readStrings(record: Row, field: string): string[] {
  const value = record[field];
  return Array.isArray(value) ? (value as string[]) : [];
}

/** A record and its nested records (pictures, objects of an exhibition, captions). */
export function withNestedRecords(record: Row): Row[] {
  const nested = Object.values(record).flatMap((value) => {
    if (Array.isArray(value)) return value as unknown[];
    return [value];
  });
  return [
    record,
    ...nested.filter((value): value is Row => typeof value === 'object' && value !== null),
  ];
}

export const richFields = ['content_zh', 'content_en', 'description_zh', 'description_en'];
