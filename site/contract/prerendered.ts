import type { FirstViewAnswer } from './first-view';
import type { Language } from './sites';

/** The home page drawn ahead: what the service sends, so that it is seen before any script has run. */
export interface Prerendered {
  /** What stands inside `#root` until the app takes its place. */
  html: string;
  /** Its styles, for a file of their own: the policy lets no style stand in the page. */
  css: string;
  /** The picture one sees first; `undefined` where there is none. */
  picture: { type: string; srcset: string; sizes: string } | undefined;
}

export interface PrerenderInput {
  language: Language;
  /** What the page's calls were answered, as in the block that goes with the page. */
  answers: readonly FirstViewAnswer[];
  now: Date;
}

/** What the build of the app gives the service, as the default export of `prerender-home.mjs`. */
export type Prerender = (input: PrerenderInput) => Promise<Prerendered>;
