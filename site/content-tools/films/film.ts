/** A film of `films.json`. */
export interface Film {
  id: string;
  title: BilingualText;
  /** Id of the background music in `audio/`. */
  music: string;
  scenes: Scene[];
}

export interface BilingualText {
  zh: string;
  en: string;
}

export interface Scene {
  /** A picture in `images/`, or the turntable of an object in the folder of renderings. */
  picture: { image: string } | { turntable: string };
  seconds: number;
  /** `full` fills the frame (rooms, landscapes); `leaf` shows a whole object with its name on paper. */
  layout: 'full' | 'leaf';
  move: Move;
  /** Text of the caption. */
  caption: BilingualText;
  /** Name shown beside a `leaf`. */
  label?: BilingualText;
  /** Title of the chapter that begins with this scene. */
  chapter?: BilingualText;
}

export type Move = 'in' | 'out' | 'left' | 'right' | 'up' | 'turn' | 'unroll';

export const frame = { width: 960, height: 540, perSecond: 20 } as const;

/** View box of title and label cards; rendered at the size of the frame. */
export const cardSize = { width: 1280, height: 720 } as const;

/** Duration of a cross-fade in seconds. */
export const fadeSeconds = 0.6;

/** Duration of the title card in seconds. */
export const titleSeconds = 2.4;

/** Start of each scene and duration of the film, in seconds. */
export function sceneTiming(film: Film): { starts: number[]; duration: number } {
  let at = titleSeconds;
  const starts = film.scenes.map(({ seconds }) => {
    const start = at;
    at += seconds;
    return start;
  });
  return { starts, duration: at };
}
