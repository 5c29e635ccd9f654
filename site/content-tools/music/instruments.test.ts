import { expect, test } from 'vitest';
import { pitchToHertz } from './mix-piece';
import { bell, flute, sampleRate, zither } from './instruments';

/** Pitch of a sound by autocorrelation. */
function pitchOf(sound: Float32Array, near: number): number {
  const from = Math.round(0.3 * sampleRate);
  const likeness = (lag: number) => {
    let sum = 0;
    for (let at = from; at < from + 4000; at++) sum += (sound[at] ?? 0) * (sound[at + lag] ?? 0);
    return sum;
  };
  const expected = Math.round((sampleRate * 8) / near);
  let best = expected;
  for (let lag = expected - 40; lag <= expected + 40; lag++) {
    if (likeness(lag) > likeness(best)) best = lag;
  }
  return (sampleRate * 8) / best;
}

const random = () => {
  let state = 1;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return state / 2 ** 32;
  };
};

test.each([147, 220, 331, 440])(
  'zither and flute at %d hertz are in tune within 12 cents',
  (hertz) => {
    for (const voice of [zither, flute]) {
      const cents = 1200 * Math.log2(pitchOf(voice(hertz, 1, random()), hertz) / hertz);
      expect(Math.abs(cents)).toBeLessThan(12);
    }
  },
);

test('pitchToHertz gives the frequencies of the notes and their octaves and rejects unknown notes', () => {
  expect(pitchToHertz('1', 200)).toBe(200);
  expect(pitchToHertz("1'", 200)).toBe(400);
  expect(pitchToHertz('1,,', 200)).toBe(50);
  expect(pitchToHertz('5', 200) / 200).toBeCloseTo(1.4983, 3);
  expect(() => pitchToHertz('4', 200)).toThrow('4 is not a note');
});

test('notes of all instruments begin and end in silence', () => {
  for (const voice of [zither, flute, bell]) {
    const note = voice(220, 0.5, random());
    expect(Math.abs(note[0] ?? 1)).toBeLessThan(0.01);
    expect(Math.abs(note.at(-1) ?? 1)).toBeLessThan(0.01);
  }
});
