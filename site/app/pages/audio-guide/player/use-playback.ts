import { useEffect, useRef, useState, type RefObject } from 'react';
import { playAlone } from './play-alone';
import type { Segment } from './segments';
import { segmentAt, toTimeline } from './timeline';

export interface Playback {
  audio: RefObject<HTMLAudioElement | null>;
  /** Index of the current segment. */
  index: number;
  /** Seconds from the start of the first segment. */
  position: number;
  duration: number;
  isPlaying: boolean;
  /** Whether the last segment has been played to its end. */
  isOver: boolean;
  hasFailed: boolean;
  play: () => void;
  pause: () => void;
  seek: (seconds: number) => void;
}

const initialState = { index: 0, time: 0, isPlaying: false, isOver: false, hasFailed: false };

interface Speed {
  /** Speed of the files at the rate 1. */
  pace: number;
  rate: number;
}

/** Plays files one after another in one audio element, as one recording; times are those at the rate 1. */
export function usePlayback(segments: readonly Segment[], { pace, rate }: Speed): Playback {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState(initialState);
  const [measured, setMeasured] = useState<Readonly<Record<number, number>>>({});
  const timeline = toTimeline(segments, measured);
  const change = (part: Partial<typeof state>) => setState((former) => ({ ...former, ...part }));

  /** Index of the loaded file; -1 before the first playback, which alone costs a request. */
  const loaded = useRef(-1);
  const load = (index: number, offset: number) => {
    const element = audio.current;
    const segment = segments[index];
    if (!element || !segment) return;
    loaded.current = index;
    // Loading resets the rate to the default one, and the position is set when the duration is known.
    element.defaultPlaybackRate = rate * pace;
    element.src = offset > 0 ? `${segment.src}#t=${(offset * pace).toFixed(2)}` : segment.src;
    change({ index, time: offset, isOver: false, hasFailed: false });
  };
  const start = () => {
    // Rejected by the autoplay policy, for example; the element then stays paused.
    audio.current?.play().catch(() => undefined);
  };

  const events = {
    play: () => change({ isPlaying: true, isOver: false }),
    pause: () => {
      if (!audio.current?.ended) change({ isPlaying: false });
    },
    timeupdate: () => change({ time: (audio.current?.currentTime ?? 0) / pace }),
    durationchange: () => {
      const seconds = audio.current?.duration ?? NaN;
      if (!Number.isFinite(seconds)) return;
      setMeasured((former) => ({ ...former, [loaded.current]: seconds / pace }));
    },
    ended: () => {
      const next = loaded.current + 1;
      if (next < segments.length) {
        load(next, 0);
        start();
      } else change({ isPlaying: false, isOver: true });
    },
    error: () => {
      loaded.current = -1;
      change({ isPlaying: false, hasFailed: true });
    },
  };
  const latestEvents = useRef(events);
  useEffect(() => {
    latestEvents.current = events;
  });

  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    const names = Object.keys(latestEvents.current) as (keyof typeof events)[];
    const listener = ({ type }: Event) => latestEvents.current[type as keyof typeof events]();
    for (const name of names) element.addEventListener(name, listener);
    const endPlayingAlone = playAlone(element);
    return () => {
      for (const name of names) element.removeEventListener(name, listener);
      endPlayingAlone();
      element.pause();
    };
  }, []);

  useEffect(() => {
    if (!audio.current) return;
    audio.current.defaultPlaybackRate = rate * pace;
    audio.current.playbackRate = rate * pace;
  }, [rate, pace]);

  const { index, time, ...flags } = state;
  return {
    ...flags,
    ...{ audio, index, duration: timeline.duration },
    position: flags.isOver
      ? timeline.duration
      : Math.min((timeline.starts[index] ?? 0) + time, timeline.duration),
    play: () => {
      if (flags.isOver) load(0, 0);
      else if (loaded.current === -1) load(index, time);
      start();
    },
    pause: () => audio.current?.pause(),
    seek: (seconds) => {
      const target = segmentAt(timeline, seconds);
      const element = audio.current;
      if (element && target.index === loaded.current) {
        element.currentTime = target.offset * pace;
        change({ time: target.offset, isOver: false });
        return;
      }
      const wasPlaying = flags.isPlaying;
      if (loaded.current === -1) change({ ...target, time: target.offset, isOver: false });
      else load(target.index, target.offset);
      if (wasPlaying) start();
    },
  };
}
