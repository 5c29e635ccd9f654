import { createHash, randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { museumDay } from '../../../contract/shared/museum-time';
import { writeCsvLine } from '../../../contract/shared/write-csv';
import type { Database } from '../../db/database';
import { jsonLdContext, objectJsonLd } from '../object-json-ld';
import { readOpenObjects, type OpenObject } from '../read-objects';
import { csvColumns } from './csv-columns';

/** Objects read at once. */
const batchSize = 200;

/** Files of a format that are kept: of other days and origins. */
const keptFiles = 4;

export type DumpFormat = 'jsonl' | 'csv';

interface DumpFormatWriter {
  head: string;
  line: (object: OpenObject, origin: string) => string;
}

const writers: Record<DumpFormat, DumpFormatWriter> = {
  jsonl: {
    head: '',
    line: (object, origin) =>
      `${JSON.stringify({ '@context': jsonLdContext[0], ...objectJsonLd(object, origin) })}\n`,
  },
  csv: {
    head: `\uFEFF${writeCsvLine(csvColumns.map(([name]) => name))}`,
    line: (object, origin) => writeCsvLine(csvColumns.map(([, read]) => read(object, origin))),
  },
};

interface DumpOptions {
  db: Database;
  /** Folder of the files; created where it is missing. */
  folder: string;
  /** Origin of the addresses in the file. */
  origin: string;
  now: Date;
}

/**
 * Writes all objects that are shown into a file, unless that of the museum’s day is there. A file is whole or missing.
 * @returns its name in the folder
 */
export async function writeDump(
  format: DumpFormat,
  { db, folder, origin, now }: DumpOptions,
): Promise<string> {
  const site = createHash('sha256').update(origin).digest('hex').slice(0, 12);
  const name = `collection-${museumDay(now)}-${site}.${format}`;
  if (existsSync(join(folder, name))) return name;
  mkdirSync(folder, { recursive: true });
  const unfinished = join(folder, `.${randomUUID()}.${format}`);
  try {
    const { head, line } = writers[format];
    await pipeline(
      Readable.from(linesOf(db, now, head, (object) => line(object, origin))),
      createWriteStream(unfinished),
    );
    await rename(unfinished, join(folder, name));
  } finally {
    await rm(unfinished, { force: true });
  }
  await removeOld(folder, format);
  return name;
}

async function* linesOf(
  db: Database,
  now: Date,
  head: string,
  line: (object: OpenObject) => string,
): AsyncGenerator<string> {
  if (head) yield head;
  for (let after = ''; ;) {
    const objects = await readOpenObjects(db, { after, shownOnly: true, limit: batchSize }, now);
    yield objects.map(line).join('');
    after = objects.at(-1)?.id ?? '';
    if (objects.length < batchSize) return;
  }
}

/** Removes all but the newest files of a format, and what a killed process left unfinished a day ago. */
async function removeOld(folder: string, format: DumpFormat): Promise<void> {
  const files = await Promise.all(
    (await readdir(folder))
      .filter((name) => name.endsWith(`.${format}`))
      .map(async (name) => ({
        path: join(folder, name),
        name,
        time: await timeOf(join(folder, name)),
      })),
  );
  const finished = files.filter(({ name }) => !name.startsWith('.'));
  const outdated = finished.sort((one, other) => other.time - one.time).slice(keptFiles);
  const yesterday = Date.now() - 86_400_000;
  const abandoned = files.filter(({ name, time }) => name.startsWith('.') && time < yesterday);
  for (const { path } of [...outdated, ...abandoned]) await rm(path, { force: true });
}

/** 0 of a file that another process has just removed. */
const timeOf = async (path: string) => (await stat(path).catch(() => undefined))?.mtimeMs ?? 0;
