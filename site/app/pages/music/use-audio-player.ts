import { useEffect, useRef, useState, type RefObject } from 'react';

export interface AudioPlayerState {
  playing: boolean;
  /** Current time in seconds; `duration` likewise, 0 while unknown. */
  position: number;
  duration: number;
  /** From 0 to 1. */
  volume: number;
  muted: boolean;
  failed: boolean;
}

export interface AudioPlayer extends AudioPlayerState {
  audio: RefObject<HTMLAudioElement | null>;
  toggle: () => void;
  play: () => void;
  /** Loads a failed recording again and plays it from its last position. */
  reload: () => void;
  seek: (seconds: number) => void;
  setVolume: (volume: number) => void;
  toggleMuted: () => void;
}

const initialState: AudioPlayerState = {
  playing: false,
  position: 0,
  duration: 0,
  volume: 1,
  muted: false,
  failed: false,
};

/** State of an audio element, read from its events; the element is the only source of truth. */
export function useAudioPlayer(onEnd: () => void): AudioPlayer {
  const audio = useRef<HTMLAudioElement>(null);
  const [state, setState] = useState(initialState);
  const latestOnEnd = useRef(onEnd);
  useEffect(() => {
    latestOnEnd.current = onEnd;
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
    const onEnded = () => latestOnEnd.current();
    const events = [
      ...['play', 'pause', 'timeupdate', 'durationchange', 'volumechange'],
      ...['emptied', 'seeking', 'error', 'ended'],
    ];
    for (const event of events) element.addEventListener(event, read);
    // A recording in the browser's cache is loaded before the effect.
    read();
    element.addEventListener('ended', onEnded);
    return () => {
      for (const event of events) element.removeEventListener(event, read);
      element.removeEventListener('ended', onEnded);
      element.pause();
    };
  }, []);

  const play = () => {
    // Rejected by an autoplay policy, for example; `playing` then stays false.
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
