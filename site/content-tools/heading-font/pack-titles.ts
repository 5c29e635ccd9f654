import { readdirSync, readFileSync } from 'node:fs';
import { exhibitionListRoutes } from '../../contract/shared/route-paths';

/** The fields of a record that become headings. */
export interface TitledRecord {
  id: string;
  /** Name of the list route that contains the record. */
  list: string;
  title_zh: string;
  period?: string;
  tags?: string[];
  objects?: { tags?: string[] }[];
  parts?: { kind: string; title_zh?: string }[];
}

interface Category {
  id: string;
  parent: string | null;
  name_zh: string;
  visible?: boolean;
}

const pack = new URL('../../content/', import.meta.url);
const read = <Row>(file: string) => JSON.parse(readFileSync(new URL(file, pack), 'utf8')) as Row[];

/** All records of the demo museum with a title. */
export function titledRecords(): TitledRecord[] {
  const of = (file: string, list: string) =>
    read<TitledRecord>(file).map((each) => ({ ...each, list }));
  const entries = readdirSync(new URL('entries/', pack)).filter((name) => name.endsWith('.json'));
  return [
    ...of('objects.json', 'ExcellentCollection'),
    ...of('activities.json', 'Activities'),
    ...of('audio/music.json', 'Music'),
    ...read<TitledRecord & { kind: keyof typeof exhibitionListRoutes }>('exhibitions.json').map(
      (each) => ({ ...each, list: exhibitionListRoutes[each.kind] }),
    ),
    ...entries
      .flatMap((name) => read<TitledRecord & { category?: string }>(`entries/${name}`))
      .map((each) => ({ ...each, list: each.category ?? 'AncientBooks' })),
  ];
}

/** Names of categories, tags and periods of the demo museum. */
export function packNames() {
  const categories = read<Category>('categories.json');
  const names = new Map(
    [...categories, ...read<Category>('tags.json')].map(({ id, name_zh }) => [id, name_zh]),
  );
  const periods = new Map(
    read<{ dictCode: string; dictValue: string; label_zh: string }>('dictionaries.json')
      .filter(({ dictCode }) => dictCode === 'period')
      .map(({ dictValue, label_zh }) => [dictValue, label_zh]),
  );
  const nameOf = (id: string) => names.get(id) ?? '';
  const below = (id: string): string[] =>
    categories
      .filter(({ parent }) => parent === id)
      .flatMap((each) => [each.name_zh, ...below(each.id)]);
  const areaOf = (id: string): string => {
    const parent = categories.find((each) => each.id === id)?.parent;
    return parent ? areaOf(parent) : nameOf(id);
  };
  return {
    /** Name of a category or a tag. */
    nameOf,
    /** Name of the top-level category of a category. */
    areaOf,
    /** Names of all descendants of a category. */
    below,
    periodOf: (period = '') => periods.get(period) ?? '',
    areas: categories
      .filter(({ parent, visible }) => parent === null && visible !== false)
      .map(({ name_zh }) => name_zh),
  };
}
