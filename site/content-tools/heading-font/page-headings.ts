import { zh } from '../../app/i18n/messages/zh';
import { titleOfRoute } from '../../contract/shared/route-titles/title-of-route';
import { zh as routeTitles } from '../../contract/shared/route-titles/zh';
import { findRoute } from '../../contract/shared/route-paths';
import { routes, type Route } from '../../contract/shared/routes';
import { headingPhrases } from './heading-phrases';
import { packNames, titledRecords, type TitledRecord } from './pack-titles';

/** A page of the demo museum with all texts in the heading font. */
export interface PageHeadings {
  page: string;
  headings: readonly string[];
}

/** Pages that show one record at a time; its title is a heading. */
const singleRecordPages: Readonly<Record<string, string>> = {
  Index: 'TemporaryExhibition',
  Music: 'Music',
  Summary: 'Summary',
  Treasure: 'Treasure',
};

/** Pages on which the titles of all records are headings. */
const allRecordsPages: Readonly<Record<string, string>> = {
  Home: 'HomeParts',
  BaseAndUnit: 'BaseAndUnit',
  Leader: 'Leader',
};

/** Characters of the dates that are headings of the activity list; digits are in the first group anyway. */
const dateCharacters = ['月日', '星期一二三四五六'];

/** All Chinese pages of the demo museum; English pages use another font. */
export function pageHeadings(): PageHeadings[] {
  const records = titledRecords();
  const names = packNames();
  const messages = headingPhrases();
  const messagesOf = (page: string) => messages.get(page) ?? [];
  const of = (list: string | undefined) => records.filter((each) => each.list === list);
  // Headings of header and footer.
  const layout = [zh.siteName, zh.contact.title, zh.footer.follow, zh.footer.sites, ...names.areas];

  const listPages = (route: Route): PageHeadings[] => {
    const { name, page } = route;
    const headings = [
      ...layout,
      names.areaOf(name),
      titleOfRoute(routeTitles, route),
      ...names.below(name),
      ...messagesOf(page),
      ...of(allRecordsPages[name]).map(({ title_zh }) => title_zh),
      ...of(name)
        .flatMap(({ parts = [] }) => parts)
        .filter(({ kind }) => kind === 'directions')
        .map(({ title_zh = '' }) => title_zh),
      ...(page === 'links' ? of(name).flatMap(({ tags = [] }) => tags.map(names.nameOf)) : []),
      ...(page === 'home' ? [zh.home.treasure] : []),
      ...(page === 'activity-list' ? dateCharacters : []),
    ];
    const turns = of(singleRecordPages[name]);
    if (turns.length === 0) return [{ page: name, headings }];
    return turns.map(({ id, title_zh }) => ({
      page: `${name} ${id}`,
      headings: [...headings, title_zh],
    }));
  };

  const recordPages = (record: TitledRecord): PageHeadings[] => {
    const { list, id, title_zh, period, parts = [], objects = [] } = record;
    const detail = findRoute(findRoute(list)?.detail ?? '');
    if (!detail) return [];
    const rooms = parts.filter(({ kind }) => kind === 'room');
    const tags = new Set(objects.flatMap((each) => each.tags ?? []));
    return [
      {
        page: `${list} ${id}`,
        headings: [
          ...layout,
          title_zh,
          ...rooms.map((room) => room.title_zh ?? ''),
          ...(detail.page === 'object' ? [names.periodOf(period)] : []),
          ...messagesOf(detail.page),
        ],
      },
      ...[...tags].map((tag) => ({
        page: `${list} ${id} ${tag}`,
        headings: [...layout, title_zh, '：', names.nameOf(tag), ...messagesOf('exhibition-tag')],
      })),
    ];
  };

  return [
    ...routes.filter(({ path }) => !path.includes(':')).flatMap(listPages),
    ...records.flatMap(recordPages),
    { page: 'not found', headings: [...layout, ...messagesOf('not-found')] },
  ];
}
