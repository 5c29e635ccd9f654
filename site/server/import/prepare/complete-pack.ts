import type { KnownRecords } from '../checks/known-records';
import type { PackDraft } from '../records/drafts';
import { filterPack } from '../records/pack-lists';
import { recordKey } from '../records/record-key';

/** Turns the values that objects imply into records of their own, unless the value exists. */
export function addImpliedValues(pack: PackDraft, known: KnownRecords): void {
  const explicit = pack.dictionaryValues.filter(({ isImplied }) => !isImplied);
  const values = new Map(explicit.map((value) => [value.id, value]));
  for (const value of pack.dictionaryValues) {
    if (values.has(value.id) || known.dictionaryValues.has(value.id)) continue;
    values.set(value.id, value);
    const { id, dictCode, dictValue, label } = value;
    const source = { id, dictCode, dictValue, label_zh: label.zh, label_en: label.en };
    pack.records.push({
      at: { ...value.at },
      kind: 'dictionary',
      form: 'dictionary',
      id,
      source,
      schedule: { publishedAt: null, unpublishedAt: null, isWithdrawn: false },
    });
  }
  pack.dictionaryValues = [...values.values()];
}

/**
 * Removes the catalogue records whose id a full entry of the database has, and returns their ids: a catalogue
 * record has fewer fields.
 */
export function withoutReplacedEntries(
  pack: PackDraft,
  known: KnownRecords,
): { pack: PackDraft; keptEntries: string[] } {
  const isFullEntry = (id: string) =>
    known.stored.get(recordKey({ kind: 'entry', id }))?.form === 'entry';
  const catalogue = pack.entries.filter(({ form, id }) => form === 'catalogue' && isFullEntry(id));
  const keptEntries = catalogue.map(({ id }) => id);
  const kept = new Set(keptEntries);
  return {
    pack: filterPack(pack, ({ kind, id }) => kind !== 'entry' || !kept.has(id)),
    keptEntries,
  };
}

/** Gives each entry its date: its own, that of its first import, or the current time. */
export function addDates(pack: PackDraft, known: KnownRecords, now: Date): void {
  const dates = new Map<string, string>();
  for (const record of pack.records) {
    if (record.kind !== 'entry') continue;
    const { publishedAt } = record.schedule;
    const date = publishedAt ?? known.stored.get(recordKey(record))?.publishedAt ?? now;
    if (!publishedAt) {
      record.undated = record.source;
      record.source = { ...record.source, published_at: date.toISOString() };
      record.schedule = { ...record.schedule, publishedAt: date };
    }
    dates.set(record.id, date.toISOString());
  }
  for (const entry of pack.entries) entry.publishedAt = dates.get(entry.id) ?? '';
}
