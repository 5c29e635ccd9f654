import type { Settings } from '../../shared/options';

export type CaptionScript = NonNullable<Settings['captionScript']>;
export type CaptionSize = NonNullable<Settings['captionSize']>;

/** In the order of the presses; the default first. */
export const captionScripts: readonly CaptionScript[] = ['simplified', 'traditional', 'pinyin'];

/** Text sizes in px, in the order of the presses; the default (specification, section 9) first. */
export const captionSizes: readonly CaptionSize[] = ['53', '66', '80', '40'];

/** The value after the current one, round again at the end. */
export const nextValue = <Value>(values: readonly Value[], current: Value): Value =>
  values[(values.indexOf(current) + 1) % values.length] as Value;
