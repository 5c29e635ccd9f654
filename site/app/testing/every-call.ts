import type { CallRecord } from '../../contract/schemas';
import { endpoints, type CallName } from '../../contract/shared/endpoints';
import { listResponse, pageResponse, type FakeResponses } from './test-app';
import {
  makeActivity,
  makeEntry,
  makeExhibit,
  makeExhibition,
  makeImage,
  makePart,
  makeRecording,
} from './records';

interface Texts {
  title: string;
  text: string;
  label: string;
}

type Records = { [Name in CallName]?: CallRecord<Name> };

/** The part kinds that some page shows. */
const partKinds = ['goal', 'step', 'question', 'task', 'room', 'year', 'leaf', 'chapter'];

/** A record of each call that pages read; every text in it is one of three. */
export function createRecords({ title, text, label }: Texts) {
  const image = makeImage({ alt: title, credit: label });
  const tag = { tagId: 'rites', tagName: label, count: 1 };
  const content = `<h2>${title}</h2><p>${text}</p>`;
  const recording = makeRecording();
  const entry = makeEntry({
    title,
    summary: text,
    images: [image],
    linkUrl: 'https://museum.example/a',
    tags: [tag],
    period: 'shang',
    material: 'bronze',
    facts: { number: '12' },
    content,
    video: recording,
    audio: recording,
    parts: partKinds.map((kind) =>
      makePart({ kind, id: kind, title, content, images: [image], object: 'a' }),
    ),
  });
  const exhibition = makeExhibition({
    id: 'a',
    title,
    summary: text,
    images: [image],
    place: label,
    rooms: ['L1-bronze-hall'],
    tags: [tag],
    content,
  });
  const exhibit = makeExhibit({
    id: 'a',
    title,
    periodLabel: label,
    materialLabel: label,
    medium: label,
    date: label,
    size: '14 cm',
    holder: label,
    credit: label,
    description: content,
    sourceUrl: 'https://museum.example/1960.288',
    note: text,
    images: [image],
  });
  const activity = makeActivity({
    id: 'a',
    title,
    summary: text,
    images: [image],
    place: label,
    content,
  });
  const tour = {
    day: '2026-11-28',
    time: '10:30',
    language: 'zh' as const,
    startAt: '2026-11-28T10:30:00+08:00',
    endAt: '2026-11-28T10:59:00+08:00',
    place: label,
    capacity: 15,
    left: 4,
  };
  const children = { categoryCode: 'Notice', categoryName: label, records: [entry] };
  return {
    contentPage: entry,
    contentNews: entry,
    contentPageByRecommend: entry,
    contentPageByDict: entry,
    contentPageByTagFromContent: entry,
    contentDetail: entry,
    contentCategoryText: entry,
    contentListByParentCode: children,
    contentListByParentCodeAndTag: children,
    contentTags: tag,
    exhibitionPage: exhibition,
    exhibitionDetail: exhibition,
    exhibitionPageByTagFromContent: exhibit,
    exhibitionPageInterflow: entry,
    exhibitPage: exhibit,
    exhibitDetail: exhibit,
    exhibitFacets: {
      name: 'period' as const,
      total: 4,
      values: [{ value: 'shang', label, count: 2 }],
    },
    exhibitRelated: { by: 'period' as const, label, objects: [exhibit], total: 9 },
    activityPage: activity,
    activityDetail: activity,
    dictList: { dictCode: 'period', dictValue: 'shang', label },
    admissionSlots: {
      day: '2026-11-28',
      time: '10:00',
      startAt: '2026-11-28T10:00:00+08:00',
      endAt: '2026-11-28T11:00:00+08:00',
      capacity: 300,
      left: 4,
      required: true,
    },
    classVisitSlots: {
      day: '2026-11-28',
      time: '09:30',
      startAt: '2026-11-28T09:30:00+08:00',
      endAt: '2026-11-28T11:00:00+08:00',
      capacity: 2,
      left: 1,
    },
    calendarDates: {
      id: 'activity-a',
      kinds: ['activity' as const],
      title,
      place: label,
      day: '2026-11-28',
      startAt: '2026-11-28T10:30:00+08:00',
      endAt: '2026-11-28T11:30:00+08:00',
      path: '/Service/Activities/a',
      isCancelled: false,
    },
    visitHalls: {
      ...{ id: 'a', kind: 'base' as const, title, rooms: ['L1-bronze-hall'] },
      ...{ closedRooms: ['L2-jade-hall'], closureText: text },
      objects: [{ id: 'a', title, seconds: 90, isTreasure: true, turns: false }],
    },
    audioStops: {
      ...{ stop: 'a', title, path: '/Collection/ExcellentCollection/a', isIntroduction: false },
      ...{ date: label, image, exhibition: title, place: label, seconds: 70 },
      ...{ room: 'L1-bronze-hall', hall: label, showcase: 3, text: [text] },
    },
    docentTours: tour,
    docentSlots: tour,
    fullSearch: {
      id: 'a',
      kind: 'article' as const,
      categoryCode: 'Notice',
      title,
      titleMarked: '',
      snippet: text,
      route: '/News/Notice/a',
      thumbImg: '',
    },
    searchSuggest: { kind: 'object' as const, title, titleMarked: title, route: '/Collection' },
    browseCount: { total: 12_000, today: 12 },
  } satisfies Records;
}

type CompleteRecords = ReturnType<typeof createRecords>;
const names = Object.keys(
  createRecords({ title: '', text: '', label: '' }),
) as (keyof CompleteRecords)[];

/** The responses of all calls that pages read, from a function of the call's name. */
export function respondToAll(respond: (name: keyof CompleteRecords) => unknown): FakeResponses {
  return Object.fromEntries(names.map((name) => [name, respond(name)]));
}

/** A response with the given rows, in the form of that call. */
export function rowsOf(name: CallName, rows: unknown[]): unknown {
  return endpoints[name].response === 'page' ? pageResponse(rows) : listResponse(rows);
}

/** A copy of a record with every field but its ids replaced by a value of a wrong or hostile kind. */
export function spoil(record: object, hostile: string): Record<string, unknown> {
  const entries: [string, unknown][] = Object.entries(record);
  return Object.fromEntries(
    entries.map(([field, value]) => {
      if (/^(id|route|tagId|categoryCode|dictCode|kind)$/.test(field)) return [field, value];
      if (/url$/i.test(field)) return [field, 'javascript:alert(1)'];
      if (typeof value === 'string') return [field, hostile];
      if (typeof value === 'number') return [field, -1];
      if (!Array.isArray(value)) return [field, 7];
      const items = value as unknown[];
      return [field, [null, 7, {}, ...items.map((each) => spoil(each as object, hostile))]];
    }),
  );
}
