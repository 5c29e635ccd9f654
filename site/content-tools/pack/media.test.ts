import { readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseWebVtt } from '../../app/features/recording/web-vtt';
import { entries, packFolder, readRecords, readRows, readText } from './read-pack';

const megabyte = 1_000_000;
const films = entries.filter(
  ({ file, record }) => file === 'entries/films.json' && record.video !== undefined,
);
const music = readRecords('audio/music.json');

interface Video {
  mp4: string;
  webm: string;
  duration: number;
  captions: { zh: string; en: string };
}

const videoOf = (record: (typeof films)[number]['record']) => record.video as Video;
const sizeOf = (file: string) => statSync(new URL(file, packFolder)).size;
const cuesOf = (file: string) => parseWebVtt(readFileSync(new URL(file, packFolder), 'utf8'));

test('the demo museum has the minimum number of films and pieces, and films are below their size limits', () => {
  expect(films.length).toBeGreaterThanOrEqual(12);
  expect(music.length).toBeGreaterThanOrEqual(8);
  const sizes = films.flatMap(({ record }) => {
    const { mp4, webm } = videoOf(record);
    return [sizeOf(mp4), sizeOf(webm)];
  });
  expect(Math.min(...sizes)).toBeGreaterThan(100_000);
  expect(Math.max(...sizes)).toBeLessThan(megabyte);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(14 * megabyte);
});

test('captions have the same times in both languages and fit two lines', () => {
  for (const { record, where } of films) {
    const { captions, duration } = videoOf(record);
    const [zh, en] = [cuesOf(captions.zh), cuesOf(captions.en)];
    expect(zh.length, where).toBeGreaterThanOrEqual(4);
    expect(
      en.map(({ start }) => start),
      where,
    ).toEqual(zh.map(({ start }) => start));
    for (const { text: line } of zh) expect(line.length, where).toBeLessThanOrEqual(36);
    for (const { text: line } of en) expect(line.length, where).toBeLessThanOrEqual(84);
    expect(zh.at(-1)?.start, where).toBeLessThan(duration);
  }
});

test('the demo museum has at least 12 lessons with goals, steps, questions and tasks, some with a film', () => {
  const lessons = entries.filter(({ record }) => readText(record, 'category') === 'CloudClassroom');
  expect(lessons.length).toBeGreaterThanOrEqual(12);
  expect(lessons.filter(({ record }) => record.video !== undefined).length).toBeGreaterThan(3);
  for (const { record, where } of lessons) {
    for (const kind of ['goal', 'step', 'question', 'task']) {
      const parts = readRows(record, 'parts').filter((part) => part.kind === kind);
      expect(parts.length, `${where} ${kind}`).toBeGreaterThan(0);
    }
  }
});
