/** A film as `films.json` describes it. */
export interface Film {
  id: string;
  title: Words;
  /** Id of the piece under it, in `audio/`. */
  music: string;
  scenes: Scene[];
}

export interface Words {
  zh: string;
  en: string;
}

export interface Scene {
  /** A picture in `images/`, or the turntable of an object in the folder of renderings. */
  picture: { image: string } | { turntable: string };
  seconds: number;
  /** A whole frame for rooms and landscapes, a mounted leaf for objects, which are never cut. */
  layout: 'full' | 'leaf';
  move: Move;
  /** What is said while it is shown. */
  caption: Words;
  /** Stands beside a leaf. */
  label?: Words;
  /** Where a part of the film begins. */
  chapter?: Words;
}

export type Move = 'in' | 'out' | 'left' | 'right' | 'up' | 'turn' | 'unroll';

export const frame = { width: 960, height: 540, perSecond: 20 } as const;

/** The sheet on which frames are laid out; it is drawn at the size of the frame. */
export const sheet = { width: 1280, height: 720 } as const;

/** Seconds for which one scene fades into the next. */
export const fade = 0.6;

/** Seconds of the title at the beginning. */
export const titleSeconds = 2.4;

/** When each scene begins, in seconds, and how long the film is. */
export function timing(film: Film): { starts: number[]; duration: number } {
  let at = titleSeconds;
  const starts = film.scenes.map(({ seconds }) => {
    const start = at;
    at += seconds;
    return start;
  });
  return { starts, duration: at };
}
