import { expect, test } from 'vitest';
import { makeStop } from '../testing/make-stop';
import { programmeOf } from './segments';
import { segmentAt, toTimeline } from './timeline';

const segments = [
  { src: '/a', seconds: 4 },
  { src: '/b', seconds: 6 },
];

test('positions in a row of files count from the start of the first', () => {
  const timeline = toTimeline(segments, {});
  expect(timeline).toEqual({ starts: [0, 4], duration: 10 });
  expect(segmentAt(timeline, 5)).toEqual({ index: 1, offset: 1 });
  expect(segmentAt(timeline, 3.9)).toEqual({ index: 0, offset: 3.9 });
  expect(segmentAt(timeline, -8)).toEqual({ index: 0, offset: 0 });
  expect(segmentAt(timeline, 99)).toEqual({ index: 1, offset: 6 });
});

test('measured duration of a file replaces the estimate', () => {
  expect(toTimeline(segments, { 0: 5 })).toEqual({ starts: [0, 5], duration: 11 });
  expect(segmentAt(toTimeline([], {}), 3)).toEqual({ index: 0, offset: 0 });
});

test('stop without a recording is read by the service, sentence by sentence', () => {
  const programme = programmeOf(makeStop('101', { text: ['先看。再听。', '最后。'] }), 'zh');
  expect(programme.isSynthetic).toBe(true);
  expect(programme.segments.map(({ src }) => decodeURIComponent(src))).toEqual([
    '/tts?le=zh&audio=先看。',
    '/tts?le=zh&audio=再听。',
    '/tts?le=zh&audio=最后。',
  ]);
  expect(programme.paragraphs.map((each) => each.map(({ index }) => index))).toEqual([[0, 1], [2]]);
});

test('stop with a recording plays that file alone', () => {
  const recording = { sources: [{ src: '/media/a.mp3', type: 'audio/mpeg' }], tracks: [] };
  const programme = programmeOf(makeStop('101', { text: ['先看。'], recording }), 'zh');
  expect(programme).toMatchObject({
    isSynthetic: false,
    segments: [{ src: '/media/a.mp3', seconds: 65 }],
  });
});
