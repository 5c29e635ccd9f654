import { zh } from '../../app/i18n/zh';
import { zh as routeTitles } from '../../contract/route-titles/zh';
import { routeNamed } from '../../contract/route-paths';
import { routes, type Route } from '../../contract/routes';
import { headingWords } from './heading-words';
import { packNames, titledRecords, type TitledRecord } from './pack-titles';

/** A page of the demo museum, and every text on it that is set in the heading font. */
export interface PageHeadings {
  page: string;
  headings: readonly string[];
}

/** Pages that show one record after another: the title of each in turn is a heading of theirs. */
const oneAtATime: Readonly<Record<string, string>> = {
  Index: 'TemporaryExhibition',
  Music: 'Music',
  Summary: 'Summary',
  Treasure: 'Treasure',
};

/** Pages on which the titles of all records of a list are headings. */
const allAtOnce: Readonly<Record<string, string>> = {
  Home: 'HomeParts',
  BaseAndUnit: 'BaseAndUnit',
  Leader: 'Leader',
};

/** Days head the list of activities: their letters; every page has the figures. */
const days = ['月日', '星期一二三四五六'];

/** Every page of the demo museum in Chinese; the English ones are set in another face. */
export function pageHeadings(): PageHeadings[] {
  const records = titledRecords();
  const names = packNames();
  const words = headingWords();
  const wordsOf = (page: string) => words.get(page) ?? [];
  const of = (list: string | undefined) => records.filter((each) => each.list === list);
  // The letterhead, and the headings of the colophon.
  const frame = [zh.siteName, zh.contact.title, zh.footer.follow, zh.footer.sites, ...names.areas];

  const listPages = ({ name, page }: Route): PageHeadings[] => {
    const headings = [
      ...frame,
      names.areaOf(name),
      routeTitles[name],
      ...names.below(name),
      ...wordsOf(page),
      ...of(allAtOnce[name]).map(({ title_zh }) => title_zh),
      ...(page === 'links' ? of(name).flatMap(({ tags = [] }) => tags.map(names.nameOf)) : []),
      ...(page === 'home' ? [zh.home.treasure] : []),
      ...(page === 'activity-list' ? days : []),
    ];
    const turns = of(oneAtATime[name]);
    if (turns.length === 0) return [{ page: name, headings }];
    return turns.map(({ id, title_zh }) => ({
      page: `${name} ${id}`,
      headings: [...headings, title_zh],
    }));
  };

  const recordPages = (record: TitledRecord): PageHeadings[] => {
    const { list, id, title_zh, period, parts = [], objects = [] } = record;
    const detail = routeNamed(routeNamed(list)?.detail ?? '');
    if (!detail) return [];
    const rooms = parts.filter(({ kind }) => kind === 'room');
    const tags = new Set(objects.flatMap((each) => each.tags ?? []));
    return [
      {
        page: `${list} ${id}`,
        headings: [
          ...frame,
          title_zh,
          ...rooms.map((room) => room.title_zh ?? ''),
          ...(detail.page === 'object' ? [names.periodOf(period)] : []),
          ...wordsOf(detail.page),
        ],
      },
      ...[...tags].map((tag) => ({
        page: `${list} ${id} ${tag}`,
        headings: [...frame, title_zh, '：', names.nameOf(tag), ...wordsOf('exhibition-tag')],
      })),
    ];
  };

  return [
    ...routes.filter(({ path }) => !path.includes(':')).flatMap(listPages),
    ...records.flatMap(recordPages),
    { page: 'not found', headings: [...frame, ...wordsOf('not-found')] },
  ];
}
