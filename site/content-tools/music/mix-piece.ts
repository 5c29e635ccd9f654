import { bell, flute, sampleRate, stone, zither, type Instrument } from './instruments';

/** A part of a piece: an instrument and its notes as `pitch:beats`, separated by spaces; `-` is a rest. */
export interface Part {
  voice: keyof typeof voices;
  /** Stereo position from 0 (left) to 1 (right). */
  place: number;
  loudness: number;
  notes: string;
}

/** A piece of `pieces.json`. */
export interface Piece {
  id: string;
  /** Beats a minute. */
  tempo: number;
  /** Frequency of the note 1 in hertz. */
  tonic: number;
  parts: Part[];
}

const voices = { zither, flute, bell, stone } satisfies Record<string, Instrument>;

/** Semitones above the tonic of the pentatonic scale: gong, shang, jue, zhi, yu. */
const degrees: Readonly<Record<string, number>> = { 1: 0, 2: 2, 3: 4, 5: 7, 6: 9 };

/** Frequency of a pitch: `6,` is an octave lower, `1'` one higher, `1''` two higher. */
export function pitchToHertz(pitch: string, tonic: number): number {
  const [, degree = '', marks = ''] = /^([12356])([,']*)$/.exec(pitch) ?? [];
  const semitones = degrees[degree];
  if (semitones === undefined) throw new Error(`${pitch} is not a note`);
  const octaves = Array.from(marks).reduce((sum, mark) => sum + (mark === ',' ? -1 : 1), 0);
  return tonic * 2 ** (octaves + semitones / 12);
}

/** Mixes a piece to interleaved stereo samples, normalised to a peak of 0.86. */
export function mixPiece(piece: Piece): Float32Array {
  const beat = 60 / piece.tempo;
  const random = createRandom(piece.id);
  const strokes = piece.parts.flatMap((part) => {
    let at = 0.3;
    return part.notes
      .trim()
      .split(/\s+/)
      .flatMap((word) => {
        const [pitch = '', beats = '1'] = word.split(':');
        const seconds = Number(beats) * beat;
        const start = at;
        at += seconds;
        // Small random deviations of timing and loudness, as in a human performance.
        const late = (random() - 0.5) * 0.018;
        const touch = 0.86 + random() * 0.2;
        return pitch === '-' ? [] : [{ part, pitch, seconds, start: start + late, touch }];
      });
  });
  const end = Math.max(...strokes.map(({ start, seconds }) => start + seconds)) + 2.6;
  const sides = [0, 1].map(() => new Float32Array(Math.ceil(end * sampleRate)));
  for (const { part, pitch, seconds, start, touch } of strokes) {
    const note = voices[part.voice](pitchToHertz(pitch, piece.tonic), seconds, random);
    const first = Math.round(start * sampleRate);
    for (const [side, sound] of sides.entries()) {
      const gain = part.loudness * touch * Math.cos(Math.abs(side - part.place) * (Math.PI / 2));
      for (let at = 0; at < note.length && first + at < sound.length; at++) {
        sound[first + at] = (sound[first + at] ?? 0) + gain * (note[at] ?? 0);
      }
    }
  }
  return interleaved(sides.map((sound, side) => withReverb(sound, side)));
}

/** Reverberation: four parallel comb filters with incommensurable delays (Schroeder, 1962). */
function withReverb(dry: Float32Array, side: number): Float32Array {
  const wet = new Float32Array(dry.length);
  for (const milliseconds of [37.1, 41.3, 47.9, 53.7]) {
    const delay = Math.round(((milliseconds + side * 1.7) / 1000) * sampleRate);
    const line = new Float32Array(dry.length);
    for (let at = 0; at < dry.length; at++) {
      line[at] = (dry[at] ?? 0) + 0.74 * (at >= delay ? (line[at - delay] ?? 0) : 0);
      wet[at] = (wet[at] ?? 0) + (line[at] ?? 0) - (dry[at] ?? 0);
    }
  }
  return dry.map((value, at) => value + 0.09 * (wet[at] ?? 0));
}

function interleaved(sides: readonly Float32Array[]): Float32Array {
  const [left = new Float32Array(), right = new Float32Array()] = sides;
  const loudest = sides.reduce(
    (most, sound) => sound.reduce((highest, value) => Math.max(highest, Math.abs(value)), most),
    0,
  );
  const both = new Float32Array(left.length * 2);
  const fall = sampleRate * 2;
  for (let at = 0; at < left.length; at++) {
    const gain = (0.86 / loudest) * Math.min(1, (left.length - at) / fall);
    both[at * 2] = (left[at] ?? 0) * gain;
    both[at * 2 + 1] = (right[at] ?? 0) * gain;
  }
  return both;
}

/** Pseudo-random numbers from a seed, so that a piece is reproducible. */
function createRandom(seed: string): () => number {
  let state = Array.from(seed).reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) >>> 0, 7);
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
