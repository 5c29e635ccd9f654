import fc from 'fast-check';
import { escapeHtml } from '../rich-text/escape-html';
import type { PackFiles } from './fixture-pack';

const some = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });

/** A text that is not blank, with characters of all scripts and no control characters. */
const text = fc.string({ unit: 'grapheme', maxLength: 30 }).map((any) => `鼎${any}`);
const words = fc.constantFrom('青铜鼎', 'Ding', '《树色平远图》', '高10厘米', '1958', "a 'b' “c”");
const title = fc.oneof(words, text);

const richText = fc
  .array(
    fc.oneof(
      text.map((any) => `<p>${escapeHtml(any)}</p>`),
      text.map((any) => `<ul><li>${escapeHtml(any)} <em>x</em></li></ul>`),
      fc.constantFrom('<h2>一</h2>', '<p><a href="#/News">二</a></p>', '<p>三<br>四</p>', '五'),
    ),
    { maxLength: 4 },
  )
  .map((parts) => parts.join(''));

const twoDigits = (number: number) => String(number).padStart(2, '0');

const day = (fromYear: number, toYear: number) =>
  fc
    .tuple(
      fc.integer({ min: fromYear, max: toYear }),
      fc.integer({ min: 1, max: 12 }),
      fc.integer({ min: 1, max: 28 }),
    )
    .map(([year, month, date]) => `${year}-${twoDigits(month)}-${twoDigits(date)}`);

const moment = (fromYear: number, toYear: number) =>
  fc
    .tuple(day(fromYear, toYear), fc.integer({ min: 0, max: 23 }), fc.constantFrom('+08:00', 'Z'))
    .map(([date, hour, offset]) => `${date}T${twoDigits(hour)}:30:00${offset}`);

const schedule = {
  published_at: some(moment(2000, 2026)),
  unpublished_at: some(moment(2027, 2040)),
  withdrawn: some(fc.boolean()),
};

const article = {
  title_zh: title,
  title_en: some(title),
  summary_zh: some(text),
  summary_en: some(text),
  content_zh: some(richText),
  content_en: some(richText),
  ...schedule,
};

const tags = some(fc.uniqueArray(fc.constantFrom('t0', 't1', 't2'), { maxLength: 3 }));
const period = fc.constantFrom('shang', 'ming');
const material = fc.constantFrom('bronze', 'jade');

const entry = fc.record({
  ...article,
  category: fc.constantFrom('News', 'Notice', 'Hidden'),
  published_at: moment(2000, 2026),
  link_url: some(fc.constantFrom('#/News', 'https://museum.example/a?b=c', 'mailto:a@b.c')),
  tags,
  period: some(period),
  material: some(material),
  recommended: some(fc.boolean()),
  facts: some(fc.record({ number: text, place_zh: text, place_en: some(text) })),
});

const object = fc.record({
  category: material,
  title_zh: title,
  title_en: some(title),
  period,
  date_zh: some(text),
  date_en: some(text),
  medium_zh: some(text),
  medium_en: some(text),
  dimensions: some(fc.oneof(text, fc.constant('H. 4 1/2 in. (11.4 cm)'))),
  accession_number: some(text),
  holder_zh: text,
  holder_en: some(text),
  credit_line: some(fc.oneof(text, fc.constant('Gift of J. Pierpont Morgan, 1917'))),
  description_zh: some(richText),
  description_en: some(richText),
  source_url: some(fc.constant('https://museum.example/objects')),
  note_zh: some(text),
  provenance_zh: some(fc.array(text, { maxLength: 3 })),
  bibliography_en: some(fc.array(text, { maxLength: 3 })),
  images: fc.constant([]),
  ...schedule,
});

const exhibition = fc.record({
  ...article,
  kind: fc.constantFrom('base', 'temporary', 'review'),
  start_date: day(2000, 2026),
  end_date: fc.option(day(2027, 2040)),
  place_zh: some(text),
  images: fc.constant([]),
  objects: some(
    fc
      .uniqueArray(fc.nat({ max: 2 }), { maxLength: 3 })
      .chain((numbers) =>
        fc.tuple(...numbers.map((number) => fc.record({ id: fc.constant(`o${number}`), tags }))),
      ),
  ),
});

const activity = fc
  .record({
    ...article,
    kind: fc.constantFrom('lecture', 'workshop', 'family'),
    place_zh: some(text),
    images: fc.constant([]),
    capacity: fc.integer({ min: 1, max: 100 }),
    time: fc.oneof(
      day(2020, 2030).map((date) => ({
        start_at: `${date}T14:00:00+08:00`,
        end_at: `${date}T16:00:00+08:00`,
      })),
      fc
        .record({
          weekday: fc.constantFrom('monday', 'sunday'),
          from: some(day(2020, 2025)),
          until: some(day(2026, 2030)),
          except: some(fc.array(day(2025, 2027), { maxLength: 2 })),
        })
        .map((weekly) => ({ weekly: { ...weekly, start: '14:00', end: '15:30' } })),
    ),
  })
  .map(({ time, ...record }) => ({ ...record, ...time }));

const opening = fc
  .record({
    from: some(day(2020, 2025)),
    until: some(day(2026, 2030)),
    weekdays: some(fc.uniqueArray(fc.constantFrom('monday', 'friday'), { minLength: 1 })),
    hours: fc.constantFrom({ closed: true }, { opens: '09:00', closes: '17:00' }),
    text_zh: some(text),
    text_en: some(text),
    ...schedule,
  })
  .map(({ hours, ...record }) => ({ ...record, ...hours }));

const values = [
  ['period', 'shang', '商'],
  ['period', 'ming', '明'],
  ['material', 'bronze', '青铜'],
  ['material', 'jade', '玉'],
  ['fact', 'number', '编号'],
  ['fact', 'place', '地点'],
].map(([dictCode, dictValue, label_zh]) => ({
  id: `${dictCode}/${dictValue}`,
  dictCode,
  dictValue,
  label_zh,
}));

/** Gives records the ids `o0`, `o1`, … */
const withIds = (letter: string, record: fc.Arbitrary<object>, least = 0, most = 12) =>
  fc
    .array(record, { minLength: least, maxLength: most })
    .map((records) => records.map((each, index) => ({ id: `${letter}${index}`, ...each })));

const named = (more: fc.Arbitrary<object>) =>
  fc
    .record({ name_zh: title, name_en: some(title), more })
    .map(({ more: rest, ...names }) => ({ ...names, ...rest }));

/** Valid packs of some sixty records of every kind that has no files, and references between them. */
export const generatedPacks: fc.Arbitrary<PackFiles> = fc
  .record({
    topics: withIds('c', named(fc.record({ parent: fc.constantFrom('News', null), ...schedule }))),
    labels: withIds('t', named(fc.constant({})), 3, 5),
    entries: withIds('e', entry, 1),
    objects: withIds('o', object, 3),
    exhibitions: withIds('x', exhibition),
    activities: withIds('a', activity),
    rules: withIds('r', opening),
  })
  .map(({ topics, labels, entries, objects, exhibitions, activities, rules }) => ({
    'dictionaries.json': values,
    'categories.json': [
      { id: 'News', parent: null, name_zh: '资讯', name_en: 'News' },
      { id: 'Notice', parent: 'News', name_zh: '公告', name_en: 'Notices' },
      { id: 'Hidden', parent: null, name_zh: '暗', name_en: 'Hidden', visible: false },
      ...topics,
    ],
    'tags.json': labels,
    'entries.json': entries,
    'objects.json': { objects },
    'exhibitions.json': exhibitions,
    'activities.json': activities,
    'opening-hours.json': rules,
  }));
