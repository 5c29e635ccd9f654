import { expect, test } from 'vitest';
import { level1 } from '../../app/features/floor-plan/levels/level-1';
import { allRecords, readRecords, readStrings, readText, withNestedRecords } from './read-pack';

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
