import { Type, type Static } from 'typebox';
import type { Localized } from '../records/localized';
import { OptionalText, Text } from './fields';

/** Statements in their order, one a line: former owners, publications, exhibitions. */
export const Statements = Type.Optional(Type.Array(Text, { maxItems: 200 }));

/** Exhibitions as catalogues of other museums have them. */
const ShownExhibition = Type.Object({ year: OptionalText, title: Text, venues: OptionalText });
export const ShownAt = Type.Optional(Type.Array(ShownExhibition, { maxItems: 200 }));

type Lines = string[];

type HistoryRecord = Partial<Record<HistoryField, Lines>> & {
  exhibitions_museum?: ShownExhibition[];
};

type HistoryField =
  | 'provenance_zh'
  | 'provenance_en'
  | 'provenance_museum'
  | 'bibliography_zh'
  | 'bibliography_en'
  | 'exhibition_history_zh'
  | 'exhibition_history_en';

/** Provenance, bibliography and exhibition history. Statements of the holding museum stand in both languages. */
export function historyOf(record: HistoryRecord) {
  const shown = record.exhibitions_museum?.map(exhibitionLine);
  return {
    provenance: inBoth(record.provenance_zh, record.provenance_en, record.provenance_museum),
    bibliography: inBoth(record.bibliography_zh, record.bibliography_en),
    exhibitionHistory: inBoth(record.exhibition_history_zh, record.exhibition_history_en, shown),
  };
}

function inBoth(zh?: Lines, en?: Lines, museum: Lines = []): Localized<string[]> {
  return { zh: present(zh ?? museum), en: present(en ?? museum) };
}

const present = (lines: readonly string[]) =>
  lines.map((line) => line.trim()).filter((line) => line !== '');

/** “The Colors of Ink. Asia House Galleries (January 10–March 3, 1974).” */
function exhibitionLine({ year = '', title, venues = '' }: ShownExhibition): string {
  const line = venues ? `${title}. ${venues}` : title;
  return year && !line.includes(year) ? `${line} (${year})` : line;
}

type ShownExhibition = Static<typeof ShownExhibition>;
