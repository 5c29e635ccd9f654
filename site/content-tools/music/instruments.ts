/** A synthesised instrument: the samples of one note, from -1 to 1. */
export type Instrument = (hertz: number, seconds: number, random: () => number) => Float32Array;

export const sampleRate = 32_000;

/**
 * Plucked string by Karplus-Strong synthesis (1983): a burst of noise in a delay line with a low-pass filter.
 */
export const zither: Instrument = (hertz, seconds, random) => {
  // The averaging filter below shortens the period by half a sample.
  const length = Math.round(sampleRate / hertz + 0.5);
  const loop = Float32Array.from({ length }, () => random() * 2 - 1);
  // Smoothing the burst gives a softer attack.
  for (let round = 0; round < 2; round++) {
    for (let at = 0; at < length; at++) {
      loop[at] = ((loop[at] ?? 0) + (loop[(at + 1) % length] ?? 0)) / 2;
    }
  }
  const damping = 0.9965 ** (220 / hertz);
  const note = new Float32Array(Math.round((seconds + 1.6) * sampleRate));
  for (let at = 0; at < note.length; at++) {
    const here = at % length;
    const value = loop[here] ?? 0;
    loop[here] = damping * (0.5 * value + 0.5 * (loop[(here + 1) % length] ?? 0));
    note[at] = value * 1.5;
  }
  return withFade(resample(note, (hertz * (length - 0.5)) / sampleRate), 0.002, 0.5);
};

/** Resamples with linear interpolation: a delay line of whole samples is rarely in tune. */
function resample(note: Float32Array, ratio: number): Float32Array {
  return Float32Array.from({ length: Math.floor((note.length - 1) / ratio) }, (_, at) => {
    const before = Math.floor(at * ratio);
    const value = note[before] ?? 0;
    return value + ((note[before + 1] ?? value) - value) * (at * ratio - before);
  });
}

/** End-blown flute: two overtones, breath noise and a delayed vibrato. */
export const flute: Instrument = (hertz, seconds, random) => {
  const note = new Float32Array(Math.round((seconds + 0.12) * sampleRate));
  let phase = 0;
  let breath = 0;
  for (let at = 0; at < note.length; at++) {
    const time = at / sampleRate;
    const late = Math.min(1, Math.max(0, (time - 0.35) / 0.6));
    const bend = 1 - 0.012 * Math.exp(-time / 0.05);
    phase +=
      (2 * Math.PI * hertz * bend * (1 + 0.0045 * late * Math.sin(2 * Math.PI * 4.8 * time))) /
      sampleRate;
    breath = breath * 0.86 + (random() * 2 - 1) * 0.14;
    const tone = Math.sin(phase) + 0.22 * Math.sin(2 * phase) + 0.09 * Math.sin(3 * phase);
    note[at] = 0.42 * tone * (1 + 0.08 * late * Math.sin(2 * Math.PI * 4.8 * time)) + 0.16 * breath;
  }
  return withFade(note, 0.07, 0.16);
};

/** Bronze bell: inharmonic partials, the lowest with the longest decay. */
export const bell: Instrument = (hertz, seconds) => {
  const partials = [
    [1, 1, 2.6],
    [1.506, 0.5, 1.6],
    [2.0, 0.45, 1.3],
    [2.74, 0.28, 0.8],
    [3.76, 0.2, 0.5],
    [5.43, 0.12, 0.22],
  ] as const;
  const note = new Float32Array(Math.round((seconds + 2.2) * sampleRate));
  for (const [ratio, strength, lasting] of partials) {
    for (let at = 0; at < note.length; at++) {
      const time = at / sampleRate;
      note[at] =
        (note[at] ?? 0) +
        0.3 * strength * Math.exp(-time / lasting) * Math.sin(2 * Math.PI * hertz * ratio * time);
    }
  }
  return withFade(note, 0.003, 0.6);
};

/** Stone chime: brighter than the bell, with a shorter decay. */
export const stone: Instrument = (hertz, seconds) => {
  const note = new Float32Array(Math.round((seconds + 0.8) * sampleRate));
  for (const [ratio, strength, lasting] of [
    [1, 1, 0.7],
    [2.76, 0.5, 0.3],
    [5.4, 0.25, 0.12],
  ] as const) {
    for (let at = 0; at < note.length; at++) {
      const time = at / sampleRate;
      note[at] =
        (note[at] ?? 0) +
        0.34 * strength * Math.exp(-time / lasting) * Math.sin(2 * Math.PI * hertz * ratio * time);
    }
  }
  return withFade(note, 0.002, 0.2);
};

/** Fades a note in and out to avoid clicks; times in seconds. */
function withFade(note: Float32Array, rise: number, fall: number): Float32Array {
  const up = rise * sampleRate;
  const down = Math.min(fall * sampleRate, note.length / 2);
  for (let at = 0; at < note.length; at++) {
    const factor = Math.min(1, at / up, (note.length - at) / down);
    note[at] = (note[at] ?? 0) * factor;
  }
  return note;
}
