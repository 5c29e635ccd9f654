import { expect, test } from 'vitest';
import { level1 } from '../../app/features/floor-plan/levels/level-1';
import { allRecords, readRecords, readStrings, readText, withNestedRecords } from './read-pack';
import { daysOf, importDays } from './yearly-dates';

/** Every text of the pack with the record that has it. */
const texts = allRecords.flatMap(({ record, where }) =>
  withNestedRecords(record).flatMap((part) =>
    Object.values(part)
      .filter((value): value is string => typeof value === 'string')
      .map((text) => ({ where, text })),
  ),
);

const recordsWith = (pattern: RegExp) =>
  texts.filter(({ text }) => pattern.test(text)).map(({ where }) => where);

test('no text of the demo museum has tour times of its own: they are those that can be booked', () => {
  expect(
    recordsWith(/每[日天][^。；<]{0,20}讲解[^。；<]{0,20}[时:：点]|[时点]有[中英]文讲解/),
  ).toEqual([]);
  expect(recordsWith(/tours in (Chinese|English) (daily|on)[^.<]{0,30}\d{1,2}[:.]\d\d/i)).toEqual(
    [],
  );
});

test('no text of the demo museum asks visitors to book their entry: only the page of the times of entry does', () => {
  expect(recordsWith(/实名预约|预约名额|当日余票/)).toEqual([]);
  expect(recordsWith(/free, with booking|book online/i)).toEqual([]);
});

test('texts place the shop on the side of the lobby where the floor plan has it', () => {
  const roomOf = (id: string) => level1.rooms.find((room) => room.id === id);
  const [shop, lobby] = [roomOf('L1-shop'), roomOf('L1-lobby')];
  const isEast = (shop?.x ?? 0) > (lobby?.x ?? Infinity);
  expect(isEast).toBe(true);
  expect(recordsWith(/大厅西侧|West of the Lobby/)).toEqual([]);
  expect(recordsWith(/大厅东侧/)).not.toEqual([]);
});

test('exhibitions are on the level of their rooms in both languages', () => {
  const chineseLevels = ['一层', '二层', '三层'];
  for (const exhibition of readRecords('exhibitions.json')) {
    const levels = new Set(
      readStrings(exhibition, 'rooms').map((room) => Number(room.slice(1, 2))),
    );
    const id = readText(exhibition, 'id');
    for (const level of levels) {
      expect(readText(exhibition, 'place_zh'), id).toContain(chineseLevels[level - 1]);
      expect(readText(exhibition, 'place_en'), id).toContain(`Level ${level}`);
    }
  }
});

test('every piece of music has a date of publication, before the day of an import', () => {
  const days = readRecords('audio/music.json').map((piece) => readText(piece, 'published_at'));
  for (const day of days) expect(day).toMatch(/^202[0-6]-\d\d-\d\dT/);
  expect(new Set(days).size).toBe(days.length);
});

test('dates that name the period of their object name it in full, so that cards say it once', () => {
  const labels = new Map(
    readRecords('dictionaries.json')
      .filter((entry) => readText(entry, 'dictCode') === 'period')
      .map((entry) => [readText(entry, 'dictValue'), readText(entry, 'label_en')]),
  );
  for (const object of readRecords('objects.json')) {
    const label = labels.get(readText(object, 'period')) ?? '';
    const date = readText(object, 'date_en');
    if (date.includes(label.replace(/ (dynasty|period)$/, ''))) expect(date).toContain(label);
  }
});

const objects = readRecords('objects.json');
const yearOf = (object: (typeof objects)[number]) =>
  readText(object, 'accession_number').split('.')[1] ?? '';

test('every object has the year of its gift in its accession number', () => {
  const gifts = readRecords('entries/donations.json').filter(({ facts }) => facts);
  for (const gift of gifts) {
    const object = objects.find(({ id }) => readText(gift, 'link_url').endsWith(`/${String(id)}`));
    const { giftYear } = gift.facts as { giftYear: string };
    expect(object && yearOf(object), readText(gift, 'id')).toBe(giftYear);
    expect(readText(gift, 'content_zh')).toContain(`${giftYear}年入藏`);
    expect(readText(gift, 'content_en')).toContain(`received in ${giftYear}`);
  }
});

test('every object has a provenance that ends in the year of its accession number', () => {
  for (const object of objects) {
    for (const field of ['provenance_zh', 'provenance_en']) {
      expect(readStrings(object, field).at(-1), readText(object, 'id')).toContain(yearOf(object));
    }
  }
});

test('no object was acquired in the years in which the museum collected nothing', () => {
  const closed = ['1967', '1968', '1969', '1970', '1971'];
  expect(objects.filter((object) => closed.includes(yearOf(object))).map(({ id }) => id)).toEqual(
    [],
  );
});

test('accession numbers of objects are unique', () => {
  const numbers = objects.map((object) => readText(object, 'accession_number'));
  expect(new Set(numbers).size).toBe(numbers.length);
});

test('texts agree on the tomb of the bells and the first numbers of the register', () => {
  expect(recordsWith(/甬钟/).length).toBeGreaterThan(3);
  expect(recordsWith(/(?<!十)七号墓|Tomb 7\b/)).toEqual([]);
  expect(recordsWith(/第一号是一面铜镜|number one is a mirror/i)).toEqual([]);
});

test('no two temporary exhibitions are in one room on the same day', () => {
  const shows = readRecords('exhibitions.json').filter(({ kind }) => kind === 'temporary');
  for (const today of importDays) {
    const runs = shows.map((show) => ({
      ...daysOf(show, today),
      id: readText(show, 'id'),
      rooms: readStrings(show, 'rooms'),
    }));
    for (const [index, one] of runs.entries()) {
      const clashes = runs
        .slice(index + 1)
        .filter(({ rooms }) => rooms.some((room) => one.rooms.includes(room)))
        .filter(({ startDate, endDate }) => startDate <= one.endDate && one.startDate <= endDate);
      expect(clashes, `${one.id}, imported on ${today}`).toEqual([]);
    }
  }
});
