import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { seededRandom, type Random } from '../../server/testing/seeded-random';

const recordsPerFile = 5_000;
const maxTitleLength = 60;
const sentencesPerText = 8;

type SourceRecord = Record<string, unknown> & { images?: { file: string }[] };

/**
 * Writes a pack of invented records, made from shuffled titles and sentences of another pack: half of them objects, half
 * articles, each in both languages with one of the other pack's pictures. Deterministic.
 * @param folder an empty folder
 * @param source folder of the other pack
 * @param count number of records, which each site shows
 */
export function writeLargePack(folder: string, source: string, count: number): void {
  const random = seededRandom(20_261_126);
  const objects = readRecords(source, 'objects.json');
  const articles = readRecords(source, 'entries/news-info.json');
  const half = Math.floor(count / 2);
  const pictures = new Set<string>();
  const write = (name: string, models: readonly SourceRecord[], make: MakeRecord) => {
    for (let start = 0; start < half; start += recordsPerFile) {
      const size = Math.min(recordsPerFile, half - start);
      const records = Array.from({ length: size }, (_, index) =>
        make(pick(models, random), start + index),
      );
      for (const { images } of records) if (images?.[0]) pictures.add(images[0].file);
      const file = join(
        folder,
        name,
        `part-${String(start / recordsPerFile).padStart(4, '0')}.json`,
      );
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(records));
    }
  };
  write(
    'objects',
    objects,
    createRecordMaker(objects, 'description', random, (index) => ({
      id: `object-${index}`,
      accession_number: `GEN.${index}`,
      // A number of the audio guide belongs to one object.
      audio_stop: undefined,
    })),
  );
  write(
    'entries',
    articles,
    createRecordMaker(articles, 'content', random, (index) => ({
      id: `article-${index}`,
      recommended: undefined,
      tags: [],
      published_at: new Date(Date.UTC(2000, 0, 1) + index * 3_600_000).toISOString(),
    })),
  );
  for (const file of pictures) cpSync(join(source, file), join(folder, file));
}

type MakeRecord = (model: SourceRecord, index: number) => SourceRecord;

function createRecordMaker(
  models: readonly SourceRecord[],
  textName: string,
  random: Random,
  fields: (index: number) => Record<string, unknown>,
): MakeRecord {
  const parts = (['zh', 'en'] as const).map((language) => ({
    language,
    titles: models.map((model) => String(model[`title_${language}`])),
    sentences: models.flatMap((model) => splitText(String(model[`${textName}_${language}`]))),
  }));
  return (model, index) => {
    const record: SourceRecord = { ...model, ...fields(index) };
    delete record.turntable;
    record.images = model.images?.slice(0, 1) ?? [];
    for (const { language, titles, sentences } of parts) {
      record[`title_${language}`] = `${pick(titles, random)} ${pick(titles, random)}`.slice(
        0,
        maxTitleLength,
      );
      const text = Array.from({ length: sentencesPerText }, () => pick(sentences, random));
      record[`${textName}_${language}`] = `<p>${text.join(' ')}</p>`;
    }
    return record;
  };
}

/** Sentences without mark-up. */
const splitText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .split(/(?<=[。.])\s*/)
    .filter(Boolean);

function pick<Item>(items: readonly Item[], random: Random): Item {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new TypeError('Cannot pick from an empty list.');
  return item;
}

function readRecords(folder: string, name: string): SourceRecord[] {
  return JSON.parse(readFileSync(join(folder, name), 'utf8')) as SourceRecord[];
}
