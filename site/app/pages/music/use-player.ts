import { useEffect, useRef, useState, type RefObject } from 'react';

export interface PlayerState {
  playing: boolean;
  /** Seconds. */
  position: number;
  duration: number;
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  failed: boolean;
}

export interface Player extends PlayerState {
  audio: RefObject<HTMLAudioElement | null>;
  toggle: () => void;
  play: () => void;
  /** Fetches a recording that failed once more, and plays it from where it stopped. */
  reload: () => void;
  seek: (seconds: number) => void;
  setVolume: (volume: number) => void;
  toggleMuted: () => void;
}

const silent: PlayerState = {
  playing: false,
  position: 0,
  duration: 0,
  volume: 1,
  muted: false,
  failed: false,
};

/** What an audio element does, as state; the element stays the only place that knows. */
export function usePlayer(onEnd: () => void): Player {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState(silent);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  }, [onEnd]);

  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    const read = () => {
      setState({
        playing: !element.paused && !element.ended,
        position: element.currentTime,
        duration: Number.isFinite(element.duration) ? element.duration : 0,
        volume: element.volume,
        muted: element.muted,
        failed: element.error !== null,
      });
    };
    const finish = () => ended.current();
    const events = [
      ...['play', 'pause', 'timeupdate', 'durationchange', 'volumechange'],
      ...['emptied', 'seeking', 'error', 'ended'],
    ];
    for (const event of events) element.addEventListener(event, read);
    element.addEventListener('ended', finish);
    return () => {
      for (const event of events) element.removeEventListener(event, read);
      element.removeEventListener('ended', finish);
      element.pause();
    };
  }, []);

  const play = () => {
    // A browser may refuse to play; the button then still says “play”.
    audio.current?.play().catch(() => undefined);
  };
  return {
    ...state,
    audio,
    play,
    reload: () => {
      const element = audio.current;
      if (!element) return;
      const { currentTime } = element;
      element.load();
      element.currentTime = currentTime;
      play();
    },
    toggle: () => {
      if (state.playing) audio.current?.pause();
      else play();
    },
    seek: (seconds) => {
      if (audio.current) audio.current.currentTime = seconds;
    },
    setVolume: (volume) => {
      if (!audio.current) return;
      audio.current.volume = volume;
      audio.current.muted = volume === 0;
    },
    toggleMuted: () => {
      if (audio.current) audio.current.muted = !audio.current.muted;
    },
  };
}
